import type { Point } from "#records/fights/types";

/** Unit vector of a direction. 0° is north, angles are clockwise, x points east and y south. */
export function wayOf(degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), -Math.cos(radians)];
}

/** Degrees from 0 to 360. */
export function directionTo([x, y]: Point, [toX, toY]: Point): number {
  return ((Math.atan2(toX - x, y - toY) * 180) / Math.PI + 360) % 360;
}

export const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);

export function along([x, y]: Point, degrees: number, forward: number, right = 0): Point {
  const [wayX, wayY] = wayOf(degrees);
  return [x + wayX * forward - wayY * right, y + wayY * forward + wayX * right];
}

/** Coordinates of a point relative to `origin` and a direction: distance ahead and to the right. */
export function seenFrom(
  origin: Point,
  degrees: number,
  [x, y]: Point,
): readonly [ahead: number, right: number] {
  const [wayX, wayY] = wayOf(degrees);
  const [dx, dy] = [x - origin[0], y - origin[1]];
  return [dx * wayX + dy * wayY, dy * wayX - dx * wayY];
}
