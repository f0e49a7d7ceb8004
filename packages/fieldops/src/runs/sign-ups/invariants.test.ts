import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signUpWords } from "#records/sign-up-words/facts";
import { combatJobs } from "../combat-jobs.ts";
import { emptyRun } from "../duties.ts";
import { signUpStatuses } from "../seat-words.ts";
import { seatWaiting, takeList } from "../seating.ts";
import { readSignUps } from "./read.ts";
import { tokensOf } from "./words.ts";

const firsts = ["Aya", "Bo", "Cyra", "Dima", "Edda", "Fio", "Gilu", "Hanna", "Ivo", "Jola"];
const lasts = ["Solva", "Tanu", "Umika", "Voxa", "Reeda", "Moeli", "Pondu", "Ruevi", "Kestu", "Lindvu"];
const kana = ["アヤ ソル", "ボー タン", "シー ウミ", "ディ ヴォ", "エド リー"];
const latin = firsts.flatMap((first) => lasts.map((last) => `${first} ${last}`));
const names = (least: number, most: number) =>
  fc.uniqueArray(fc.constantFrom(...latin, ...kana), { minLength: least, maxLength: most });

/** Group headings: known ones in four languages, and some unknown ones. */
const known = {
  in: ["Accepted", "Yes", "Zusagen", "Présents", "参加", "Confirmed"],
  late: ["Late", "Verspätet", "En retard", "遅刻"],
  tentative: ["Maybe", "Tentative", "Vielleicht", "Peut-être", "未定"],
  bench: ["Bench", "Ersatz", "Remplaçants", "補欠"],
  absent: ["No", "Declined", "Absagen", "Absents", "不参加", "Can’t make it"],
} as const;
const unknown = ["Attendees", "Sign-up list", "Mitspielende", "Liste du soir", "今夜の面々", "Участники"];
const counted: readonly ((word: string, count: number) => string)[] = [
  (word, count) => `${word} (${count})`,
  (word, count) => `${word}: ${count}`,
  (word, count) => `${word} – ${count}`,
  (word, count) => `**${word}** (${count}/48)`,
  (word, count) => `${word} [${count}]`,
  (word, count) => `【${word}】（${count}）`,
  (word, count) => `${word}×${count}`,
  (word, count) => `__${word}__ - ${count}`,
];
const forms: readonly ((name: string, job: string) => string)[] = [
  (name, job) => `${name}: ${job}`,
  (name, job) => `${name} - ${job}`,
  (name, job) => `• ${name} (${job})`,
  (name, job) => `1. ${name} | ${job}`,
  (name, job) => `${job} ${name}`,
  (name, job) => `${name} (she/her) – ${job} (until 22:00)`,
];
const job = fc.constantFrom(...combatJobs.filter((each) => each !== "blu")).map((each) => each.toUpperCase());

describe("generated lists of sign-ups", () => {
  it("readSignUps finds every person and no heading in a list with grouped sign-ups", () => {
    const heading = fc.oneof(
      fc
        .constantFrom(...signUpStatuses)
        .chain((status) => fc.constantFrom(...known[status]).map((word) => ({ status, word }))),
      fc.constantFrom(...unknown).map((word) => ({ status: "in" as const, word })),
    );
    const group = fc.record({ heading, count: fc.constantFrom(...counted), form: fc.constantFrom(...forms) });
    fc.assert(
      fc.property(
        names(2, 24),
        fc.array(group, { minLength: 1, maxLength: 4 }),
        fc.array(job, { minLength: 24, maxLength: 24 }),
        (people, groups, jobs) => {
          const size = Math.ceil(people.length / groups.length);
          const text = groups
            .map(({ heading: { word }, count, form }, at) => {
              const own = people.slice(at * size, (at + 1) * size);
              const lines = own.map((name, place) => form(name, jobs[at * size + place] ?? "PLD"));
              return own.length === 0 ? "" : [count(word, own.length), ...lines].join("\n");
            })
            .filter((part) => part !== "")
            .join("\n\n");
          const read = readSignUps(text, "holster");
          expect(
            read.people.map(({ name }) => name),
            text,
          ).toEqual(people);
          expect(
            read.people.map(({ status }) => status),
            text,
          ).toEqual(people.map((_, at) => groups[Math.floor(at / size)]?.heading.status));
          expect(
            read.people.every(({ wishes }) => wishes.length === 1),
            text,
          ).toBe(true);
        },
      ),
      { seed: 640, numRuns: 400 },
    );
  });

  it("readSignUps reads all names after a heading and a colon on one line", () => {
    fc.assert(
      fc.property(
        names(2, 8),
        fc.constantFrom(
          "Tanks",
          "Healers (4)",
          "DPS",
          "Bench",
          "Absagen",
          "Tentative (2)",
          "ヒーラー",
          "Présents",
        ),
        fc.constantFrom(", ", "、", "; ", " and "),
        (people, heading, mark) => {
          const text = `${heading}: ${people.join(mark)}\nOther One: PLD`;
          const read = readSignUps(text, "holster").people.map(({ name }) => name);
          expect(read, text).toEqual([...people, "Other One"]);
        },
      ),
      { seed: 641, numRuns: 200 },
    );
  });

  it("seatWaiting never seats a person whom the list marks as absent", () => {
    const words = [...signUpWords.statuses.absent, ...signUpWords.alone.absent];
    const said = fc.constantFrom(...words, "❌", "×", "✖", "🚫", "can’t", "sorry can’t");
    const places: readonly ((name: string, job: string, word: string) => string)[] = [
      (name, job_, word) => `${name}: ${job_} - ${word}`,
      (name, job_, word) => `${name} (${job_}, ${word})`,
      (name, job_, word) => `${name} - ${job_} ${word}`,
      (name, job_, word) => `${name} ${job_} ${word}\nBo Tanu: WHM`,
      (name, _, word) => `${word}: ${name}`,
      (name, job_, word) => `Tanks (1)\nBo Tanu\n${word} (1)\n${name} ${job_}`,
      (name, _, word) => `Healers\nBo Tanu WHM\n${word}: ${name}`,
      (name, _, word) => `Healers\nBo Tanu WHM\n${word}: ${name}, Jola Voxa`,
      (name, job_, word) => `Name\tJob\tStatus\nBo Tanu\tWHM\tyes\n${name}\t${job_}\t${word}`,
      (name, job_, word) => `Role,Spec,Name,ID,Timestamp,Status\n${word},${job_},${name},1,now,primary`,
      (name, job_, word) => `キャラ名,希望ジョブ,参加可否\nBo Tanu,WHM,○\n${name},${job_},${word}`,
      (name, job_) => `~~${name} - ${job_}~~\nBo Tanu: PLD`,
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...latin),
        job,
        said,
        fc.constantFrom(...places),
        (name, job_, word, place) => {
          if (tokensOf(word).length === 0) return;
          const text = place(name, job_, word);
          const { people } = readSignUps(text, "holster");
          expect(people.find((person) => person.name === name)?.status, text).toBe("absent");
          const { seats } = seatWaiting(takeList(emptyRun("drs"), people).run);
          expect(seats.map((seat) => seat.name)).not.toContain(name);
        },
      ),
      { seed: 642, numRuns: 1500 },
    );
  });
});
