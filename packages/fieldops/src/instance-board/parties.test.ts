import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bunnyFates } from "#records/bunny-fates/records";
import { duels } from "#records/duels/records";
import { engagements } from "#records/engagements/records";
import { notoriousMonsters } from "#records/notorious-monsters/records";
import { potFates } from "#records/pot-fates/records";
import { skirmishes } from "#records/skirmishes/records";
import { board, now } from "../../checks/boards.ts";
import { chatLine, chatWords, discordLine, MAX_CHAT_BYTES, shoutLine } from "./chat-lines.ts";
import { boardClocks, boardZones, clockOf } from "./clocks.ts";
import { boardDifferences } from "./differences.ts";
import { dueNext, nextDue, progressOf } from "./due.ts";
import type { TimerName } from "./lines/names.ts";
import { readTimerLines } from "./lines/read.ts";
import { addObservation } from "./note.ts";
import { mergeObservations, type Observation } from "./observations.ts";
import { type ClockState, stateOf } from "./states.ts";
import { covers, trimObservations } from "./trim.ts";

const MINUTE = 60_000;
const languages = ["en", "ja", "de", "fr"] as const;
type Language = (typeof languages)[number];
const tables = {
  monster: notoriousMonsters,
  bunny: bunnyFates,
  pot: potFates,
  encounter: engagements,
  tower: engagements,
  duel: duels,
  skirmish: skirmishes,
};
const nameOf = (kind: keyof typeof tables, id: string, language: Language): string => {
  const names = tables[kind].find((record) => record.id === id)?.names;
  return names?.[language] ?? names?.en ?? expect.fail(`${kind} ${id} has no name`);
};
const names: readonly TimerName[] = boardClocks.flatMap(({ kind, id }) =>
  languages.map((language) => ({ kind, id, name: nameOf(kind, id, language) })),
);
const saw = (kind: Observation["kind"], id: string, moment: Observation["moment"], minutes: number) =>
  ({ kind, id, moment, at: now + minutes * MINUTE }) satisfies Observation;

describe("dueNext", () => {
  it("dueNext lists each timer once: up, may be up, due, over, then unknown", () => {
    fc.assert(
      fc.property(board, fc.constantFrom(...boardZones), (list, zone) => {
        const clocks = boardClocks.filter((clock) => clock.zone === zone);
        const timers = dueNext(clocks, list, now);
        expect(new Set(timers.map(({ clock }) => clock))).toEqual(new Set(clocks));
        const rank = timers.map(({ state }) =>
          state.phase === "away" && state.from > now ? "due" : state.phase === "away" ? "may" : state.phase,
        );
        const order = ["up", "may", "due", "over", "unknown"];
        expect(rank).toEqual(rank.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
        const froms = timers.flatMap(({ state }) =>
          state.phase === "away" && state.from > now ? [state.from] : [],
        );
        expect(froms).toEqual(froms.toSorted((a, b) => a - b));
        const next = nextDue(timers, now)?.state;
        expect(next?.phase === "away" ? next.from : undefined).toBe(froms[0]);
        for (const { state } of timers) {
          const progress = progressOf(state, now);
          if (progress !== null) expect(progress >= 0 && progress <= 1).toBe(true);
        }
      }),
      { seed: 61 },
    );
  });
});

describe("boardDifferences", () => {
  it("boardDifferences lists the other board’s notes and flags contradictions", () => {
    const differs = (
      mine: readonly Observation[],
      theirs: readonly Observation[],
      zone = "southHorn" as const,
    ) =>
      boardDifferences(zone, mine, theirs, now).map(({ clock, mine: own, contradicts }) => [
        clock.id,
        own?.at === undefined ? null : (own.at - now) / MINUTE,
        contradicts,
      ]);
    const pot = [saw("pot", "persistent-pots", "began", -10)];
    expect(differs(pot, [saw("pot", "pleading-pots", "began", -10)])).toEqual([
      ["pleading-pots", null, true],
    ]);
    expect(differs(pot, [saw("pot", "pleading-pots", "began", -40)])).toEqual([
      ["pleading-pots", null, false],
    ]);
    expect(differs(pot, [saw("pot", "persistent-pots", "began", -70)])).toEqual([
      ["persistent-pots", -10, false],
    ]);
    expect(differs(pot, [saw("pot", "persistent-pots", "began", -11)])).toEqual([]);
    const shark = [saw("encounter", "shark-attack", "ended", -30)];
    expect(differs(shark, [saw("encounter", "shark-attack", "ended", -50)])).toEqual([
      ["shark-attack", -30, true],
    ]);
    expect(differs([], shark)).toEqual([["shark-attack", null, false]]);
    expect(differs(shark, [])).toEqual([]);
  });

  it("after a merge, boardDifferences lists no newer note of the merged board", () => {
    fc.assert(
      fc.property(board, board, fc.constantFrom(...boardZones), (mine, theirs, zone) => {
        expect(boardDifferences(zone, mine, mine, now)).toEqual([]);
        const both = mergeObservations(mine, theirs);
        for (const { mine: own, theirs: other } of boardDifferences(zone, both, theirs, now))
          expect(own?.at ?? 0).toBeGreaterThanOrEqual(other?.at ?? 0);
      }),
      { seed: 62 },
    );
  });
});

describe("boards as they are sent", () => {
  it("trimObservations keeps every timer’s state within 120 observations", () => {
    const large = fc.array(board, { maxLength: 3 }).map((boards) => boards.reduce(mergeObservations, []));
    fc.assert(
      fc.property(large, (list) => {
        const sent = trimObservations(list, now);
        expect(sent.length).toBeLessThanOrEqual(120);
        expect(trimObservations(sent, now)).toEqual(sent);
        expect(covers(sent, list, now)).toBe(true);
        expect(covers(list, sent, now)).toBe(true);
        for (const clock of boardClocks)
          expect(stateOf(clock, sent, now), clock.id).toEqual(stateOf(clock, list, now));
      }),
      { seed: 63, numRuns: 40 },
    );
  });

  it("trimObservations keeps all encounter ends for a tower but three kills per monster", () => {
    const tower = saw("tower", "the-forked-tower-blood", "ended", -60);
    const ends = Array.from({ length: 5 }, (_, i) => saw("encounter", "shark-attack", "ended", -55 + 11 * i));
    const kills = Array.from({ length: 5 }, (_, i) => saw("monster", "pazuzu", "ended", -50 + i));
    const sent = trimObservations([tower, ...ends, ...kills], now);
    expect(sent.filter(({ kind }) => kind === "encounter")).toHaveLength(5);
    expect(sent.filter(({ kind }) => kind === "monster").map(({ at }) => (at - now) / MINUTE)).toEqual([
      -48, -47, -46,
    ]);
    const wide = Array.from({ length: 400 }, (_, i) =>
      saw("encounter", "shark-attack", "ended", -55 + i / 10),
    );
    expect(trimObservations([tower, ...wide], now)).toHaveLength(120);
  });

  it("covers returns false if the board lacks a note or an undo of the other", () => {
    const one = saw("monster", "pazuzu", "ended", -5);
    expect(covers([one], [{ ...one, gone: true }], now)).toBe(false);
    expect(covers([{ ...one, gone: true }], [one], now)).toBe(true);
    expect(covers([], [one], now)).toBe(false);
  });
});

describe("timer lines for chats", () => {
  it("chatLine writes minutes with the position, discordLine a Discord timestamp", () => {
    const clock = boardClocks.find(({ id }) => id === "serket") ?? expect.fail("Serket");
    const state = stateOf(clock, [saw("monster", "serket", "began", -113)], now);
    expect(chatLine({ clock, state }, "Serket", "en", now)).toBe("Serket 7m (12:07 ST) · X: 24.9 Y: 18.2");
    expect(discordLine({ clock, state }, "Serket", "en", now)).toBe(
      `**Serket** <t:${(now + 7 * MINUTE) / 1000}:R> · X: 24.9 Y: 18.2`,
    );
    const late = stateOf(clock, [saw("monster", "serket", "began", -130)], now);
    expect(chatLine({ clock, state: late }, "Serket", "en", now)).toBe(
      "Serket may be up 10m · X: 24.9 Y: 18.2",
    );
  });

  it("chat and Discord lines read back as the same state in each language", () => {
    fc.assert(
      fc.property(
        board,
        fc.constantFrom(...languages),
        fc.constantFrom(chatLine, discordLine),
        fc.constantFrom("\n", " → ", ", "),
        (list, language, write, between) => {
          const timers = dueNext(boardClocks, list, now);
          const written = timers.flatMap((timer) => {
            const line = write(timer, nameOf(timer.clock.kind, timer.clock.id, language), language, now);
            return line === null ? [] : [{ line, timer }];
          });
          const read = readTimerLines(written.map(({ line }) => line).join(between), names, now);
          if (written.length > 0) expect(read.unread).toEqual([]);
          for (const { timer } of written) {
            const { clock, state } = timer;
            const own = read.observed.filter((one) => one.kind === clock.kind && one.id === clock.id);
            expect(own.length, `${clock.id} ${language}`).toBeGreaterThan(0);
            const [seen] = own;
            if (seen === undefined) continue;
            const { observations, outcome } = addObservation([], clock.zone, seen, now);
            if (outcome === "time") continue;
            const again = stateOf(clock, observations, now);
            // A line gives a monster's appearance but not its death, so soon afterwards it reads as up.
            const returnOf = (one: ClockState) =>
              one.phase === "away"
                ? one.from
                : one.phase === "up" && one.since !== null && clock.returns?.after === "began"
                  ? one.since + clock.returns.least * 1000
                  : null;
            const [from, wanted] = [returnOf(again), returnOf(state)];
            if (wanted === null || from === null)
              expect([again.phase, clock.id]).toEqual([state.phase, clock.id]);
            else if (clock.kind !== "tower") expect(Math.abs(from - wanted)).toBeLessThanOrEqual(MINUTE);
          }
        },
      ),
      { seed: 64, numRuns: 60 },
    );
  });

  it.each([
    [
      "/p NMs on cooldown: Serket (7m) → Jahannam (15m) → Cassie (1h 2m)",
      ["serket 7", "jahannam 15", "copycat-cassie 62"],
      [],
    ],
    ["serket 07:30, PAZUZU 1:05:00", ["serket 7.5", "pazuzu 65"], []],
    ["セルケト（7分） パズズ（1時間5分）", ["serket 7", "pazuzu 65"], []],
    ["Serket (7m) → Nobody (9m)", ["serket 7"], ["Nobody (9m)"]],
    ["Nobody (9m) | Serket (7m)", ["serket 7"], ["Nobody (9m)"]],
    ["Serket", [], ["Serket"]],
    ["hello there", [], ["hello there"]],
    ["Louhi up", ["louhi seen"], []],
  ])("readTimerLines reads '%s'", (line, timers, unread) => {
    const read = readTimerLines(line, shortNames, now);
    expect(read.unread.map(({ text }) => text)).toEqual(unread);
    expect(
      read.observed.map(({ kind, id, moment, at }) => {
        const state = stateOf(clockOf({ kind, id }) ?? expect.fail(id), [{ kind, id, moment, at }], now);
        return `${id} ${state.phase === "away" ? (state.from - now) / MINUTE : moment}`;
      }),
    ).toEqual(timers);
  });

  it("readTimerLines never throws and notes only known timers", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "Serket",
        "(7m)",
        " → ",
        "up",
        "<t:1764000000:R>",
        "99h",
        "12:34",
        "パズズ",
        "\\",
        "**",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (parts) => {
        const read = readTimerLines(parts.join(" "), names, now);
        for (const one of read.observed) {
          expect(clockOf(one)).toBeDefined();
          expect(one.source).toBe("pasted");
        }
      }),
      { seed: 65, numRuns: 300 },
    );
  });

  it("a shout fits the chat limit, ends with <flag> and reads back", () => {
    fc.assert(
      fc.property(board, fc.constantFrom(...languages), (observations, language) => {
        for (const clock of boardClocks) {
          const state = stateOf(clock, observations, now);
          const line = shoutLine({ state }, nameOf(clock.kind, clock.id, language), language, now);
          if (line === null) continue;
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(MAX_CHAT_BYTES);
          expect(line).toMatch(/^\/sh .+ <flag>$/u);
          const { observed, choices, unread } = readTimerLines(line, names, now, clock.zone);
          expect([...choices, ...unread], line).toEqual([]);
          expect(
            observed.map(({ id }) => id),
            line,
          ).toContain(clock.id);
        }
      }),
      { seed: 500, numRuns: 60 },
    );
  });

  it("chatWords cover English, Japanese, German and French", () => {
    expect(Object.keys(chatWords)).toEqual([...languages]);
  });
});

const shortNames: readonly TimerName[] = [
  ...names,
  ...notoriousMonsters.map(({ id, searchName }) => ({ kind: "monster" as const, id, name: searchName })),
];
