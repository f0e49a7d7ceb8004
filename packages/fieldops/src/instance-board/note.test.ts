import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { board, now, observation } from "../../checks/boards.ts";
import { boardClocks, clockOf, towerFates } from "./clocks.ts";
import { addObservation, type NewObservation } from "./note.ts";
import { mergeObservations, type Observation, observationKey } from "./observations.ts";
import { stateOf } from "./states.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const sighting = (
  id: string,
  source: NewObservation["source"],
  at: number,
  over: Partial<NewObservation> = {},
): NewObservation => ({
  kind: "monster",
  id,
  moment: "ended",
  at,
  source,
  ...over,
});
const note = (list: readonly Observation[], seen: NewObservation, at = now) =>
  addObservation(list, clockOf(seen)?.zone ?? "southHorn", seen, at);

describe("addObservation", () => {
  it("addObservation ignores game and pasted repeats within two minutes, not manual ones", () => {
    const first = note([], sighting("pazuzu", "game", now));
    expect(first.outcome).toBe("noted");
    expect(first.observations[0]?.source).toBe("game");
    for (const source of ["game", "pasted"] as const) {
      const again = note(
        first.observations,
        sighting("pazuzu", source, now + 119 * SECOND),
        now + 119 * SECOND,
      );
      expect(again).toEqual({ observations: first.observations, outcome: "known" });
      const later = note(
        first.observations,
        sighting("pazuzu", source, now + 120 * SECOND),
        now + 120 * SECOND,
      );
      expect(later.outcome).toBe("noted");
    }
    const byHand = note(first.observations, sighting("pazuzu", "hand", now + 1500), now + 2000);
    expect(byHand.outcome).toBe("noted");
    expect(byHand.observations.at(-1)).toEqual({
      kind: "monster",
      id: "pazuzu",
      moment: "ended",
      at: now + 1000,
    });
  });

  it("only a manual note restores an observation that the player undid", () => {
    const undone: Observation[] = [{ kind: "monster", id: "pazuzu", moment: "ended", at: now, gone: true }];
    expect(note(undone, sighting("pazuzu", "game", now + MINUTE), now + MINUTE).outcome).toBe("known");
    const pressed = note(undone, sighting("pazuzu", "hand", now));
    expect(pressed.observations).toContainEqual({
      kind: "monster",
      id: "pazuzu",
      moment: "ended",
      at: now + SECOND,
    });
  });

  it("ends of the same FATE within ten minutes count once for the tower", () => {
    const [one, other] = towerFates.filter(({ zone }) => zone === "southHorn");
    if (one === undefined || other === undefined) return expect.fail("two FATEs of South Horn");
    const tower = one.tower;
    const ends: Observation[] = [{ kind: "tower", id: tower, moment: "ended", at: now }];
    const fate = (id: string, minutes: number) => {
      const at = now + minutes * MINUTE;
      return note(ends, { kind: "fate", id, moment: "ended", at, source: "game" }, at);
    };
    let list: readonly Observation[] = ends;
    for (const [id, minutes] of [
      [one.id, 1],
      [one.id, 10],
      [other.id, 10],
      [tower, 12],
      [tower, 15],
    ] as const) {
      const at = now + minutes * MINUTE;
      list = note(list, { kind: "fate", id, moment: "ended", at, source: "game" }, at).observations;
    }
    expect(list.filter(({ kind }) => kind === "fate")).toHaveLength(4);
    expect(fate(one.id, 1).outcome).toBe("noted");
    const clock = boardClocks.find(({ id, kind }) => kind === "tower" && id === tower);
    if (clock === undefined) return expect.fail("a clock of the tower");
    const state = stateOf(clock, list, now + 20 * MINUTE);
    expect(state.phase === "away" && (state.from - now) / MINUTE).toBe(56);
    // Two notes by hand of the same FATE count once.
    const twice: readonly Observation[] = [
      ...ends,
      { kind: "fate", id: one.id, moment: "ended", at: now + MINUTE },
      { kind: "fate", id: one.id, moment: "ended", at: now + 2 * MINUTE },
    ];
    const seen = stateOf(clock, twice, now + 20 * MINUTE);
    expect(seen.phase === "away" && (seen.from - now) / MINUTE).toBe(59);
  });

  it("addObservation rejects notes of another zone or with an invalid time", () => {
    expect(addObservation([], "southHorn", sighting("pazuzu", "game", now), now).outcome).toBe("foreign");
    expect(note([], sighting("nobody", "game", now)).outcome).toBe("foreign");
    expect(note([], sighting("pazuzu", "game", now + 61 * SECOND)).outcome).toBe("time");
    expect(note([], sighting("pazuzu", "game", now - 6 * 60 * MINUTE)).outcome).toBe("time");
    expect(note([], sighting("pazuzu", "game", Number.NaN)).outcome).toBe("time");
  });

  it("addObservation never removes a note and adds a repeated one only once", () => {
    fc.assert(
      fc.property(board, observation, fc.constantFrom("game", "pasted", "hand"), (list, seen, source) => {
        const { kind, id, moment, at } = seen;
        const before = mergeObservations(list, []);
        const once = note(before, { kind, id, moment, at, source });
        const keys = (of: readonly Observation[]) => new Set(of.map(observationKey));
        expect(keys(once.observations)).toEqual(new Set([...keys(before), ...keys(once.observations)]));
        expect(once.observations.length - before.length).toBeLessThanOrEqual(1);
        if (source === "hand") return;
        expect(note(once.observations, { kind, id, moment, at, source }).observations).toBe(
          once.observations,
        );
      }),
      { seed: 52 },
    );
  });
});

describe("stateOf for sightings and ends", () => {
  const state = (id: string, list: readonly Observation[], minutes: number) => {
    const clock = boardClocks.find((one) => one.id === id) ?? expect.fail(id);
    return stateOf(clock, list, now + minutes * MINUTE);
  };
  const saw = (kind: Observation["kind"], id: string, moment: Observation["moment"], minutes: number) =>
    ({ kind, id, moment, at: now + minutes * MINUTE }) satisfies Observation;

  it("a sighting means up without a known start until a time limit or later note", () => {
    expect(state("pazuzu", [saw("monster", "pazuzu", "seen", 0)], 5)).toMatchObject({
      phase: "up",
      since: null,
    });
    expect(state("pazuzu", [saw("monster", "pazuzu", "seen", 0)], 60).phase).toBe("unknown");
    const killed = [saw("monster", "pazuzu", "seen", 0), saw("monster", "pazuzu", "ended", 3)];
    expect(state("pazuzu", killed, 5).phase).toBe("away");
  });

  it("a sighting does not override a known start", () => {
    const list = [saw("encounter", "shark-attack", "began", 0), saw("encounter", "shark-attack", "seen", 5)];
    expect(state("shark-attack", list, 6)).toMatchObject({ phase: "up", since: now });
    const pots = [saw("pot", "persistent-pots", "began", 0), saw("pot", "persistent-pots", "seen", 5)];
    expect(state("persistent-pots", pots, 6)).toMatchObject({ phase: "up", since: now });
  });

  it("a pot that ended early is away until its next turn", () => {
    const list = [saw("pot", "persistent-pots", "began", 0), saw("pot", "persistent-pots", "ended", 8)];
    expect(state("persistent-pots", list, 9)).toMatchObject({ phase: "away", from: now + 60 * MINUTE });
    expect(state("persistent-pots", list, 61)).toMatchObject({ phase: "up" });
  });

  it("an ended critical engagement is over, while an ended duel returns in an hour", () => {
    const began = [saw("encounter", "kill-it-with-fire", "began", 0)];
    expect(state("kill-it-with-fire", began, 5)).toMatchObject({ phase: "up", until: now + 20 * MINUTE });
    const ended = [...began, saw("encounter", "kill-it-with-fire", "ended", 6)];
    expect(state("kill-it-with-fire", ended, 7)).toMatchObject({ phase: "over", at: now + 6 * MINUTE });
    expect(state("aces-high", [saw("duel", "aces-high", "ended", 0)], 7)).toMatchObject({
      phase: "away",
      from: now + 60 * MINUTE,
    });
  });
});
