/** CSS pixels on a canvas; `scale`: pixels per map unit. */
export type Projection = Readonly<{
  x: (x: number) => number;
  y: (y: number) => number;
  scale: number;
  width: number;
  height: number;
}>;
