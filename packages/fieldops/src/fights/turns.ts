import type { Arena, Point, Shape, Step } from "#records/fights/types";
import { along, directionTo, distance } from "./vectors.ts";

const middle: Point = [0, 0];

const turnPoint = (point: Point, degrees: number): Point =>
  along(middle, directionTo(middle, point) + degrees, distance(middle, point));

const turnDirection = (direction: number, degrees: number): number => (direction + degrees) % 360;

function turnShape(shape: Shape, degrees: number): Shape {
  switch (shape.shape) {
    case "circle":
    case "donut":
      return { ...shape, at: turnPoint(shape.at, degrees) };
    case "cone":
    case "rect":
      return { ...shape, at: turnPoint(shape.at, degrees), dir: turnDirection(shape.dir, degrees) };
    case "cross":
      return { ...shape, at: turnPoint(shape.at, degrees), dir: turnDirection(shape.dir ?? 0, degrees) };
    case "polygon":
      return { ...shape, points: shape.points.map((point) => turnPoint(point, degrees)) };
  }
}

/** The boss is at the center of a round arena, and nothing else would reveal the orientation. */
export const turnsWithBoss = (arena: Arena, { boss, floor, orbs, towers }: Step): boolean =>
  arena.shape === "circle" &&
  boss?.face !== undefined &&
  distance(boss.at, middle) === 0 &&
  floor === undefined &&
  orbs === undefined &&
  towers === undefined;

export function turnStep(step: Step, degrees: number): Step {
  if (degrees === 0) return step;
  const { boss, danger, move, next, stand } = step;
  return {
    ...step,
    ...(boss?.face === undefined ? {} : { boss: { ...boss, face: turnDirection(boss.face, degrees) } }),
    ...(danger === undefined ? {} : { danger: danger.map((shape) => turnShape(shape, degrees)) }),
    ...(next === undefined ? {} : { next: next.map((shape) => turnShape(shape, degrees)) }),
    ...(stand === undefined
      ? {}
      : { stand: stand.map((each) => ({ ...each, at: turnPoint(each.at, degrees) })) }),
    ...(move === undefined
      ? {}
      : { move: { from: turnPoint(move.from, degrees), to: turnPoint(move.to, degrees) } }),
  };
}
