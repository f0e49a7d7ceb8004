import type { Point } from "#records/fights/types";

/** The way a direction points, 0 = north and clockwise: x grows to the east, y to the south. */
export function wayOf(degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), -Math.cos(radians)];
}

/** The direction from one point to another, from 0 to 360. */
export function directionTo([x, y]: Point, [toX, toY]: Point): number {
  return ((Math.atan2(toX - x, y - toY) * 180) / Math.PI + 360) % 360;
}

export const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);

/** The point so far along a direction, and so far to the right of it. */
export function along([x, y]: Point, degrees: number, forward: number, right = 0): Point {
  const [wayX, wayY] = wayOf(degrees);
  return [x + wayX * forward - wayY * right, y + wayY * forward + wayX * right];
}

/** The same point seen from `origin` along a direction: how far ahead, and how far to the right. */
export function seenFrom(
  origin: Point,
  degrees: number,
  [x, y]: Point,
): readonly [ahead: number, right: number] {
  const [wayX, wayY] = wayOf(degrees);
  const [dx, dy] = [x - origin[0], y - origin[1]];
  return [dx * wayX + dy * wayY, dy * wayX - dx * wayY];
}
