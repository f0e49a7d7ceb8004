import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { engagements } from "#records/engagements/records";
import { notoriousMonsters } from "#records/notorious-monsters/records";
import { timedMonsters } from "#records/notorious-monsters/timed";
import { potFateFacts } from "#records/pot-fates/facts";
import type { LocalCalendar } from "../../patterns/local-calendar.ts";
import { clockOf } from "../clocks.ts";
import { shortTimerNames } from "./alias-names.ts";
import { hintLines } from "./hint.ts";
import { lineLanguages, lineMeanings, lineWords } from "./line-words.ts";
import type { TimerName } from "./names.ts";
import { MAX_TEXT_LENGTH, readTimerLines } from "./read.ts";
import { lineShapes } from "./shapes-cases.ts";
import { monsterShortNames } from "./short-names.ts";

const MINUTE = 60_000;
const now = Date.UTC(2026, 10, 28, 14, 0);
const HOUR = 60 * MINUTE;
/** Calendar of a fixed UTC+1 time zone. */
const calendar: LocalCalendar = {
  dayAt: (at) => {
    const day = new Date(at + HOUR);
    return {
      year: day.getUTCFullYear(),
      month: day.getUTCMonth(),
      day: day.getUTCDate(),
      weekday: day.getUTCDay(),
    };
  },
  shift: (day, days) => {
    const moved = new Date(Date.UTC(day.year, day.month, day.day + days));
    return {
      year: moved.getUTCFullYear(),
      month: moved.getUTCMonth(),
      day: moved.getUTCDate(),
      weekday: moved.getUTCDay(),
    };
  },
  instant: ({ year, month, day }, minutes) => Date.UTC(year, month, day, 0, minutes) - HOUR,
};
const names: readonly TimerName[] = [
  ...notoriousMonsters.flatMap(({ id, names: all }) =>
    Object.values(all).map((name) => ({ kind: "monster" as const, id, name })),
  ),
  ...engagements
    .filter(({ id }) => id.startsWith("the-forked-tower"))
    .flatMap(({ id, names: all }) =>
      Object.values(all).map((name) => ({ kind: "tower" as const, id, name })),
    ),
  ...shortTimerNames("southHorn"),
];

function told(kind: string, id: string, moment: string, at: number): string {
  const clock = clockOf({
    kind: kind === "monster" || kind === "pot" || kind === "tower" ? kind : "duel",
    id,
  });
  const minutes = (at - now) / MINUTE;
  const pot = potFateFacts.find((facts) => facts.id === id);
  const wait = pot?.repeatMinutes ?? (clock?.returns?.least ?? 0) / 60;
  return `${id} ${moment} ${minutes} ${wait}`;
}

describe("readTimerLines", () => {
  it.each(lineShapes.map((shape) => [shape.line, shape] as const))("reads the line “%s”", (line, shape) => {
    const read = readTimerLines(line, names, now, "southHorn", calendar);
    const wanted = (shape.notes ?? []).map((note) => {
      const [id = "", kind = "", minutes = "0"] = note.split(" ");
      const timer = names.find((name) => name.id === id) ?? expect.fail(id);
      const clock = clockOf(timer);
      const pot = potFateFacts.find((facts) => facts.id === id);
      const wait = pot?.repeatMinutes ?? (clock?.returns?.least ?? 0) / 60;
      const moment =
        kind === "ahead"
          ? pot === undefined
            ? clock?.returns?.after
            : "began"
          : { appeared: "began", killed: "ended", up: "seen" }[kind];
      return told(
        timer.kind,
        id,
        moment ?? "",
        now + (Number(minutes) - (kind === "ahead" ? wait : 0)) * MINUTE,
      );
    });
    expect(read.observed.map(({ kind, id, moment, at }) => told(kind, id, moment, at))).toEqual(wanted);
    expect(
      read.choices.flatMap(({ timer, options }) =>
        options.map(({ reading }) => `${timer.id} ${reading.kind}`),
      ),
    ).toEqual(shape.asks ?? []);
    expect(read.unread.map(({ reason }) => reason)).toEqual(shape.unread ?? []);
  });

  it("readTimerLines knows each monster’s tracker short names in every client language", () => {
    expect(
      Object.keys(monsterShortNames).filter((id) => !notoriousMonsters.some((one) => one.id === id)),
    ).toEqual([]);
    for (const language of lineLanguages)
      for (const { id, zone } of timedMonsters) {
        const record = notoriousMonsters.find((one) => one.id === id);
        const all = [...(monsterShortNames[id]?.[language] ?? []), record?.names[language] ?? ""];
        for (const name of all.filter((each) => each !== "")) {
          const { observed } = readTimerLines(`${name} (7m)`, names, now, zone, calendar);
          expect(
            observed.map((one) => one.id),
            `${name} ${language}`,
          ).toContain(id);
        }
      }
  });

  it("readTimerLines reads every word of its grammar with the right meaning", () => {
    const lines = {
      ago: (word: string) => `Louhi killed 20m ${word}`,
      ahead: (word: string) => `Louhi ${word} 20m`,
      killed: (word: string) => `Louhi ${word}`,
      appeared: (word: string) => `Louhi ${word}`,
      up: (word: string) => `Louhi ${word}`,
      mayBe: (word: string) => `Louhi ${word}`,
      negated: (word: string) => `Louhi ${word} up`,
      asked: (word: string) => `Louhi ${word} up`,
      pull: (word: string) => `Louhi ${word} 17`,
      minutes: (word: string) => `Louhi killed 20${word} ago`,
      hours: (word: string) => `Louhi killed 1${word} ago`,
      seconds: (word: string) => `Louhi killed 40${word} ago`,
      server: (word: string) => `Louhi killed 13:40 ${word}`,
      local: (word: string) => `Louhi killed 14:40 ${word}`,
      eorzea: (word: string) => `Louhi killed 14:40 ${word}`,
      am: (word: string) => `Louhi killed ${word} 11:40`,
      pm: (word: string) => `Louhi killed ${word} 2:40`,
      at: (word: string) => `Louhi killed ${word} 14:40`,
    } as const;
    const wanted: Readonly<Partial<Record<string, string>>> = {
      ago: "ended -20",
      ahead: "began -100",
      killed: "ended 0",
      appeared: "began 0",
      up: "seen 0",
      mayBe: "began -120",
      negated: "negated",
      asked: "question",
      pull: "seen 0",
      minutes: "ended -20",
      hours: "ended -60",
      seconds: "ended -1",
      server: "ended -20",
      local: "ended -20",
      am: "ended -200",
      pm: "ended -20",
      at: "ended -20",
    };
    for (const meaning of lineMeanings)
      for (const word of Object.values(lineWords[meaning].words).flat()) {
        const line = lines[meaning](word);
        const { observed, unread } = readTimerLines(line, names, now, "pagos", calendar);
        const [first] = observed;
        const text =
          first === undefined
            ? unread[0]?.reason
            : `${first.moment} ${Math.round((first.at - now) / MINUTE)}`;
        if (meaning === "eorzea") expect(first?.at ?? 0, line).toBeGreaterThan(now - 71 * MINUTE);
        else expect(text, line).toBe(wanted[meaning]);
      }
  });

  it("readTimerLines reads every example line of the hint", () => {
    for (const line of Object.values(hintLines).flat()) {
      const { observed, choices, unread } = readTimerLines(line, names, now, "hydatos", calendar);
      expect(unread, line).toEqual([]);
      expect(observed.length + choices.length, line).toBe(line.includes("→") ? 2 : 1);
    }
  });

  it("readTimerLines never notes questions, denials or future times", () => {
    const state = fc.constantFrom(
      "up",
      "popped",
      "killed 20m ago",
      "in 10m",
      "is up",
      "pop: <flag>",
      "14:30 ST",
    );
    const monster = fc.constantFrom("Cassie", "Pazuzu", "スコル", "Skalli", "Cassie la copieuse");
    fc.assert(
      fc.property(
        monster,
        state,
        fc.constantFrom("?", " ?", "？", "not ", "isn't ", "nicht ", "pas "),
        (name, what, mark) => {
          const line =
            mark.includes("?") || mark.includes("？") ? `${name} ${what}${mark}` : `${name} ${mark}${what}`;
          const read = readTimerLines(line, names, now, null, calendar);
          expect([...read.observed, ...read.choices], line).toEqual([]);
          expect(read.unread.length, line).toBe(1);
        },
      ),
      { seed: 643 },
    );
    fc.assert(
      fc.property(
        monster,
        fc.nat(2000),
        fc.constantFrom("m", "h", "s", " min ago", ":30", ":30 ST", "pm"),
        (name, count, unit) => {
          const read = readTimerLines(`${name} ${count}${unit}`, names, now, null, calendar);
          for (const { at } of read.observed) expect(at).toBeLessThanOrEqual(now + MINUTE);
          expect(read.observed.length + read.choices.length + read.unread.length).toBeGreaterThan(0);
        },
      ),
      { seed: 644 },
    );
  });

  it("readTimerLines reads a long text up to its limit and reports the cut", () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom("Pazuzu (7m) → ", "Cassie killed 20m ago\n", "((((", "1h1h1h ", "<t:176", "キャシー"),
    );
    const megabyte = fc
      .array(piece, { minLength: 1, maxLength: 8 })
      .map((pieces) => pieces.join("").padEnd(4, "x"))
      .map((text) => text.repeat(Math.ceil(1_000_000 / text.length)));
    fc.assert(
      fc.property(megabyte, (text) => {
        const { unread, ...read } = readTimerLines(text, names, now, "southHorn", calendar);
        const start = readTimerLines(text.slice(0, MAX_TEXT_LENGTH), names, now, "southHorn", calendar);
        const beyond = text.slice(MAX_TEXT_LENGTH).trim() !== "";
        expect(unread.filter(({ reason }) => reason === "cut")).toHaveLength(beyond ? 1 : 0);
        expect({ ...read, unread: unread.filter(({ reason }) => reason !== "cut") }).toEqual(start);
      }),
      { seed: 64, numRuns: 20 },
    );
  });
});
