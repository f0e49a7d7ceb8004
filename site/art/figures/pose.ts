import type { Point } from "./pen.ts";

export type Kind = "mch" | "war";
export type View = "front" | "back" | "side";

/** Left and right are the viewer's. */
export type Pose = {
  readonly view: View;
  readonly head: Point;
  /** In degrees. */
  readonly tilt: number;
  readonly neck: Point;
  readonly waist: Point;
  readonly shoulders: readonly [Point, Point];
  readonly elbows: readonly [Point, Point];
  readonly hands: readonly [Point, Point];
  readonly hips: readonly [Point, Point];
  readonly knees: readonly [Point, Point];
  readonly ankles: readonly [Point, Point];
  /** Direction of each foot: -1 left, 0 towards the viewer, 1 right. */
  readonly feet: readonly [-1 | 0 | 1, -1 | 0 | 1];
  /** `at` is the grip, `turn` is in degrees, `layer` is relative to the body. */
  readonly weapon: {
    readonly at: Point;
    readonly turn: number;
    readonly scale: number;
    readonly layer: "behind" | "before" | "under";
  };
  readonly sweep: number;
};
