import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fight as dragon } from "#records/fights/forked-tower-blood/marble-dragon/facts";
import type { FightSignal } from "../game-feed/fight-lines.ts";
import { type Followed, follow, notFollowed } from "./follow.ts";
import { clockOf } from "./pull.ts";

const START = Date.UTC(2026, 10, 28, 20);
const at = (seconds: number) => START + seconds * 1000;
const seal = (seconds: number, place: string | null = "1452"): FightSignal => ({
  kind: "sealed",
  place,
  at: at(seconds),
});
const open = (seconds: number, place: string | null = "1452"): FightSignal => ({
  kind: "opened",
  place,
  at: at(seconds),
});
const begins = (action: string, seconds: number): FightSignal => ({
  kind: "cast",
  action,
  moment: "begins",
  at: at(seconds),
});

function after(...lines: readonly (readonly [signal: FightSignal, arrives: number])[]) {
  let followed: Followed = notFollowed;
  const overs: number[] = [];
  for (const [signal, arrives] of lines) {
    const step = follow(dragon, followed, signal, at(arrives));
    followed = step.followed;
    if (step.over !== null) overs.push(step.over.seconds);
  }
  return { pull: followed.pull, overs };
}

describe("a pull that the game feed follows", () => {
  it("a pull starts when its own arena is sealed", () => {
    expect(after([seal(10), 10]).pull?.from).toBe(at(10));
    expect(after([seal(10, "1450"), 10]).pull).toBeNull();
    expect(after([seal(10), 13]).pull?.from).toBe(at(10));
  });

  it("a pull starts with the first known cast and moves to a later seal line", () => {
    const begun = after([begins("77F1", 15), 15]);
    expect(begun.pull?.from).toBeCloseTo(at(10.6), -1);
    expect(after([begins("77F1", 15), 15], [seal(10), 16]).pull?.from).toBe(at(10));
  });

  it("a pull ends when the arena opens and ignores older lines afterwards", () => {
    const lines = [[seal(10), 10] as const, [open(50), 50] as const];
    expect(after(...lines)).toEqual({ pull: null, overs: [40] });
    expect(after(...lines, [open(50), 52], [begins("77F1", 49), 53], [seal(10), 54]).pull).toBeNull();
    expect(after([seal(10), 10], [open(50, "1450"), 50]).pull).not.toBeNull();
    expect(after([seal(10), 10], [open(50, null), 50]).overs).toEqual([40]);
    // A late line about an opening from before the pull.
    expect(after([seal(10), 10], [open(8), 12]).pull?.from).toBe(at(10));
  });

  it("a second seal ends the pull and starts the next one", () => {
    const { overs, pull } = after([seal(10), 10], [seal(200), 200]);
    expect([overs, pull?.from]).toEqual([[190], at(200)]);
  });

  it("casts of the next pull end a pull whose opening was missed", () => {
    // First casts of the second pull, over three minutes after the first pull's start.
    const { overs, pull } = after(
      [seal(0), 0],
      [begins("77F1", 204.4), 204.4],
      [begins("77C1", 220.5), 220.5],
    );
    expect(overs).toHaveLength(1);
    expect(clockOf(pull ?? { from: 0, part: undefined, known: {} }, at(220.5))).toBeCloseTo(20.5, 1);
  });

  it("follow ignores a repeated seal or opening", () => {
    const line = fc.oneof(
      fc.integer({ min: 0, max: 400 }).map((s) => seal(s)),
      fc.integer({ min: 0, max: 400 }).map((s) => open(s)),
      fc
        .tuple(
          fc.constantFrom(...dragon.casts.flatMap(({ action }) => action ?? [])),
          fc.integer({ min: 0, max: 400 }),
        )
        .map(([action, s]) => begins(action, s)),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (signals) => {
        let followed: Followed = notFollowed;
        for (const signal of signals.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))) {
          const now = signal.at ?? START;
          followed = follow(dragon, followed, signal, now).followed;
          if (signal.kind === "cast") continue;
          const again = follow(dragon, followed, signal, now);
          expect(again.followed.pull?.from).toBe(followed.pull?.from);
          expect(again.over).toBeNull();
        }
      }),
    );
  });
});
