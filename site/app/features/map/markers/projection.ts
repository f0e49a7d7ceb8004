/** Position of map coordinates on a canvas, in CSS pixels. */
export type Projection = Readonly<{
  x: (x: number) => number;
  y: (y: number) => number;
  scale: number;
  width: number;
  height: number;
}>;
