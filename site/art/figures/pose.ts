import type { Point } from "./pen.ts";

export type Kind = "mch" | "war";
export type View = "front" | "back" | "side";

/** Joints of a figure. Left and right are the reader's. */
export type Pose = {
  readonly view: View;
  readonly head: Point;
  /** Degrees that the head leans. */
  readonly tilt: number;
  readonly neck: Point;
  readonly waist: Point;
  readonly shoulders: readonly [Point, Point];
  readonly elbows: readonly [Point, Point];
  readonly hands: readonly [Point, Point];
  readonly hips: readonly [Point, Point];
  readonly knees: readonly [Point, Point];
  readonly ankles: readonly [Point, Point];
  /** Which way each foot points: -1 left, 0 to the reader, 1 right. */
  readonly feet: readonly [-1 | 0 | 1, -1 | 0 | 1];
  /** The weapon: where it is gripped, its turn in degrees, and whether it lies before or behind the body. */
  readonly weapon: {
    readonly at: Point;
    readonly turn: number;
    readonly scale: number;
    readonly layer: "behind" | "before" | "under";
  };
  /** How far the coat or the cape is blown sideways. */
  readonly sweep: number;
};
