import type { Arena, FightFacts, Point, Step } from "#records/fights/types";
import { extentOf, isInArena } from "./arena.ts";
import { dangerOf, isSafe } from "./steps.ts";
import { turnStep, turnsWithBoss } from "./turns.ts";
import { along, distance } from "./vectors.ts";

/** Positions laid out like a number pad, with their offset from the center: x to the east, y to the south. */
const pad = [
  [7, -1, -1],
  [8, 0, -1],
  [9, 1, -1],
  [4, -1, 0],
  [5, 0, 0],
  [6, 1, 0],
  [1, -1, 1],
  [2, 0, 1],
  [3, 1, 1],
] as const;

export type PadKey = (typeof pad)[number][0];

/** `right` if it is safe. */
export interface PadPlace {
  readonly key: PadKey;
  readonly at: Point;
  readonly right: boolean;
}

export interface Question {
  readonly id: string;
  readonly mechanic: string;
  readonly strategy: string;
  readonly index: number;
  readonly step: Step;
  /** What is visible before it hits. */
  readonly seen: Step;
  /** Whether the mechanic must be named, as it cannot be told from what is visible. */
  readonly told: boolean;
  readonly places: readonly PadPlace[];
}

export type Practiced = Pick<FightFacts, "arena" | "mechanics">;

const seenOf = ({ boss, floor, orbs, towers }: Step): Step => ({
  ...(boss === undefined ? {} : { boss }),
  ...(floor === undefined ? {} : { floor }),
  ...(orbs === undefined ? {} : { orbs }),
  ...(towers === undefined ? {} : { towers }),
});

/**
 * Distances from the center to try, as shares of the arena, until some positions are safe and some are not.
 */
const shares = [0.6, 0.75, 0.45, 0.3, 0.85, 0.15] as const;

/** Positions this close to an edge (yalms) are left out as too close to call. */
const EDGE = 0.6;
const around = [0, 45, 90, 135, 180, 225, 270, 315] as const;

function placesAt(arena: Arena, step: Step, share: number): readonly PadPlace[] {
  const [width, height] = extentOf(arena);
  return pad.flatMap(([key, x, y]) => {
    const slant = x !== 0 && y !== 0 && arena.shape === "circle" ? Math.SQRT1_2 : 1;
    const at: Point = [x * width * share * slant, y * height * share * slant];
    const right = isSafe(arena, step, at);
    const sure = around.every((way) => {
      const near = along(at, way, EDGE);
      return isInArena(arena, near) && isSafe(arena, step, near) === right;
    });
    return sure ? [{ key, at, right }] : [];
  });
}

function placesOf(arena: Arena, step: Step): readonly PadPlace[] {
  return (
    shares
      .map((share) => placesAt(arena, step, share))
      .find((places) => places.some(({ right }) => right) && places.some(({ right }) => !right)) ?? []
  );
}

const turns = [0, 90, 180, 270] as const;

type Group = readonly Question[];

/** Whether something hits around an orb visible on the floor. */
const burstsOf = (step: Step): boolean =>
  dangerOf(step).some(
    (shape) => shape.shape !== "polygon" && (step.orbs ?? []).some(({ at }) => distance(at, shape.at) < 1),
  );

/** One group per step that hits something, with a question per orientation. */
function groupsOf({ arena, mechanics }: Practiced): readonly Group[] {
  if (arena === undefined) return [];
  return mechanics.flatMap(({ id, strategies = [] }) => {
    const steps = strategies.flatMap(({ id: strategy, steps: all }) =>
      all.map((step, index) => ({ strategy, index, step, look: JSON.stringify(seenOf(step)) })),
    );
    const hitting = steps.filter(({ step }) => dangerOf(step).length > 0);
    return hitting
      .map(({ index, look, step, strategy }): Group => {
        const alike = hitting.some((other) => other.step !== step && other.look === look);
        const told = alike || (steps.length > 1 && !burstsOf(step));
        return (turnsWithBoss(arena, step) ? turns : [0]).flatMap((turn) => {
          const turned = turnStep(step, turn);
          const places = placesOf(arena, turned);
          if (places.length === 0) return [];
          const question = {
            mechanic: id,
            strategy,
            index,
            step: turned,
            seen: seenOf(turned),
            told,
            places,
          };
          return [{ id: `${id}/${strategy}/${index}/${turn}`, ...question }];
        });
      })
      .filter((group) => group.length > 0);
  });
}

export const canPractice = (fight: Practiced): boolean => groupsOf(fight).length > 0;

/** Deterministic random generator in [0, 1). */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(all: readonly T[], next: () => number): readonly T[] {
  return all
    .map((each) => [next(), each] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, each]) => each);
}

export const ROUND = 10;

/**
 * Every step is used once before any repeats with another orientation. Fewer than ten if the fight has fewer.
 */
export function drawQuestions(fight: Practiced, seed: string): readonly Question[] {
  const next = numbersFrom(seed);
  const groups = shuffled(groupsOf(fight), next).map((group) => shuffled(group, next));
  const rounds = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group[round] ?? []))
    .flat()
    .slice(0, ROUND);
}
