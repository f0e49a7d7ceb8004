import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fightFiles } from "#records/fights/index";
import type { FightFacts, Point } from "#records/fights/types";
import { extentOf, floorOf } from "./arena.ts";
import { canPractice, drawQuestions, ROUND } from "./practice.ts";
import { pathOf } from "./shapes.ts";
import { dangerOf } from "./steps.ts";
import { directionTo, distance } from "./vectors.ts";
import { judge } from "./verdict.ts";

const all: readonly (readonly [string, FightFacts])[] = await Promise.all(
  Object.entries(fightFiles).map(async ([key, load]) => {
    const facts = await load?.();
    if (facts === undefined) throw new Error(`no facts of ${key}`);
    return [key, facts.fight] as const;
  }),
);
const practiced = all.filter(([, fight]) => canPractice(fight));
const fightNamed = (key: string): FightFacts => {
  const found = all.find(([each]) => each === key);
  if (found === undefined) throw new Error(`no fight ${key}`);
  return found[1];
};

type Sides = readonly (readonly [Point, Point])[];

/** Sides of a filled path. Parses the path like a browser, independently of `hits`. */
const sidesOf = (path: string): Sides =>
  path
    .split("Z")
    .filter((each) => each !== "")
    .flatMap((outline) => {
      const points: Point[] = [];
      for (const [, command = "", text = ""] of outline.matchAll(/([MLA])([^MLA]+)/g)) {
        const numbers = text.trim().split(/[ ,]+/).map(Number);
        const to: Point = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
        const from = points.at(-1);
        if (command === "A" && from !== undefined) points.push(...arcOf(from, to, numbers));
        points.push(to);
      }
      return points.map((point, at) => [points.at(at - 1) ?? point, point] as const);
    });

function isPainted(sides: Sides, [x, y]: Point): boolean {
  const crossed = sides.filter(
    ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1,
  );
  return crossed.length % 2 === 1;
}

function arcOf(
  from: Point,
  to: Point,
  [r = 0, , , wide = 0, sweep = 0]: readonly number[],
): readonly Point[] {
  const half = distance(from, to) / 2;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const off = Math.sqrt(Math.max(0, r * r - half * half)) * (wide === sweep ? -1 : 1);
  const way = (directionTo(from, to) * Math.PI) / 180;
  const center: Point = [middle[0] + Math.cos(way) * off, middle[1] + Math.sin(way) * off];
  const start = (directionTo(center, from) * Math.PI) / 180;
  const turn =
    ((((directionTo(center, to) * Math.PI) / 180 - start) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  const whole = sweep === 1 ? turn : turn - 2 * Math.PI;
  return Array.from({ length: 180 }, (_, at) => {
    const angle = start + (whole * (at + 1)) / 181;
    return [center[0] + Math.sin(angle) * r, center[1] - Math.cos(angle) * r];
  });
}

describe("practice questions", () => {
  it("canPractice accepts fights with steps that hit and rejects others", () => {
    expect(practiced.length).toBeGreaterThan(40);
    expect(practiced.map(([key]) => key)).toContain("forked-tower-blood/marble-dragon");
    expect(canPractice(fightNamed("forked-tower-blood/sanguine-recluse"))).toBe(false);
  });

  it("drawQuestions always offers a right and a wrong answer", () => {
    fc.assert(
      fc.property(fc.constantFrom(...practiced), fc.string(), ([, fight], seed) => {
        const questions = drawQuestions(fight, seed);
        expect(questions.length).toBeGreaterThan(0);
        expect(questions.length).toBeLessThanOrEqual(ROUND);
        expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
        const { arena } = fight;
        if (arena === undefined) throw new Error("no arena");
        for (const { places, step } of questions) {
          const verdicts = places.map(
            ({ at, right }) => [right, judge(arena, step, at).kind === "safe"] as const,
          );
          for (const [said, judged] of verdicts) expect(said).toBe(judged);
          expect(verdicts.some(([right]) => right)).toBe(true);
          expect(verdicts.some(([right]) => !right)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("drawQuestions returns the same questions for the same seed only", () => {
    const fight = fightNamed("drs/trinity-seeker");
    const ids = (seed: string) => drawQuestions(fight, seed).map(({ id }) => id);
    expect(ids("k3f9")).toEqual(ids("k3f9"));
    expect(ids("k3f9")).toHaveLength(ROUND);
    expect(new Set(["a", "b", "c", "d", "e"].map((seed) => ids(seed).join())).size).toBeGreaterThan(3);
  });

  it("drawQuestions asks every step once before it repeats one", () => {
    const ids = drawQuestions(fightNamed("drs/trinity-seeker"), "x").map(
      ({ index, mechanic, strategy }) => `${mechanic} ${strategy} ${index}`,
    );
    const first = ids.findIndex((id, at) => ids.indexOf(id) < at);
    expect(first === -1 || first >= 8).toBe(true);
  });

  it("drawQuestions hides the answer but names the attack if layouts look alike", () => {
    for (const [, fight] of practiced)
      for (const { seen, step } of drawQuestions(fight, "seed")) {
        expect(Object.keys(seen).filter((key) => ["danger", "next", "stand", "move"].includes(key))).toEqual(
          [],
        );
        expect(dangerOf(step).length).toBeGreaterThan(0);
      }
    const told = drawQuestions(fightNamed("drs/trinity-seeker"), "seed").filter(
      ({ mechanic }) => mechanic === "mercy-fourfold",
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((each) => each.told)).toBe(true);
  });
});

describe("judge", () => {
  it("judge agrees with the drawn shapes on 10,000 points", () => {
    const layouts = practiced.flatMap(([, fight]) =>
      drawQuestions(fight, "points").flatMap(({ step }) =>
        fight.arena === undefined ? [] : [{ arena: fight.arena, step }],
      ),
    );
    let compared = 0;
    const each = Math.ceil(10_500 / layouts.length);
    for (const [nth, { arena, step }] of layouts.entries()) {
      const [width, height] = extentOf(arena);
      const paths = dangerOf(step).map((shape) => sidesOf(pathOf(shape)));
      const floors = floorOf(arena).map((shape) => sidesOf(pathOf(shape)));
      for (let at = 0; at < each; at++) {
        // Even distribution without randomness, by steps of the golden ratio.
        const share = (base: number) => ((((nth * each + at) * base) % 1) * 2 - 1) * 1.04;
        const point: Point = [width * share(0.618_033_99), height * share(0.754_877_67)];
        // Drawn paths are rounded to hundredths of a yalm, so results may differ directly at an edge.
        const near = ([dx, dy]: Point): Point => [point[0] + dx, point[1] + dy];
        const spots = [point, near([0.05, 0]), near([-0.05, 0]), near([0, 0.05]), near([0, -0.05])];
        const painted = spots.map((spot) => paths.some((path) => isPainted(path, spot)));
        const floored = spots.map((spot) => floors.some((path) => isPainted(path, spot)));
        if (new Set(painted).size > 1 || new Set(floored).size > 1) continue;
        compared += 1;
        const kind = floored[0] === true ? (painted[0] === true ? "hit" : "safe") : "off";
        expect(judge(arena, step, point).kind, JSON.stringify({ step, point })).toBe(kind);
      }
    }
    expect(compared).toBeGreaterThan(10_000);
  });

  it("judge returns the distance of the player from the danger", () => {
    const arena = { shape: "circle", r: 30 } as const;
    const burst = { danger: [{ shape: "circle", at: [22, 0], r: 20 }] } as const;
    expect(judge(arena, burst, [15, -13.27])).toMatchObject({ kind: "hit", away: expect.closeTo(15, 0) });
    expect(judge(arena, burst, [0, 0])).toEqual({ kind: "safe", clear: 2 });
    expect(judge(arena, burst, [0, 31])).toEqual({ kind: "off" });
    const line = { danger: [{ shape: "rect", at: [0, -30], dir: 180, half: 8, length: 60 }] } as const;
    expect(judge(arena, line, [-5, 3])).toMatchObject({ kind: "hit", away: expect.closeTo(5, 5) });
  });
});
