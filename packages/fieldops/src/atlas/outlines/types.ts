export type OutlinePoint = readonly [number, number];

/** void: gap, pit or rock; water: deep; shallow: walkable water or marsh. Later polygons are on top. */
export type OutlinePolygon = Readonly<{
  id: string;
  kind: "land" | "void" | "water" | "shallow";
  points: readonly OutlinePoint[];
}>;

/** corridor: a walkable strip, `width` map units wide. */
export type OutlineLine = Readonly<{
  id: string;
  kind: "cliff" | "wall" | "road" | "corridor";
  width?: number;
  points: readonly OutlinePoint[];
}>;

export type MapOutline = Readonly<{
  bounds: readonly [number, number, number, number];
  polygons: readonly OutlinePolygon[];
  lines: readonly OutlineLine[];
}>;
