import { combatJobFacts } from "@foray/fieldops/records/combat-jobs/facts";
import type { CombatJob } from "@foray/fieldops/runs/combat-jobs";
import { pageLanguage } from "~/i18n/language.ts";
import { exampleWords as words } from "./example-words.ts";

export const exampleForms = ["lines", "groups", "table", "raidHelper"] as const;
export type ExampleForm = (typeof exampleForms)[number];

/** Enough of every role, and a few too many DPS. */
// biome-ignore format: a list of jobs
const jobs: readonly CombatJob[] = [
  "pld", "whm", "sam", "dnc", "war", "sch", "rpr", "smn", "drk", "ast", "nin", "brd", "gnb", "sge", "drg", "rdm",
];

type Example = Readonly<{
  name: string;
  job: CombatJob;
  other: CombatJob | null;
  status: "absent" | "in" | "late" | "tentative";
}>;

/** 52 made-up players, four more than seats; one each is late, tentative and absent. */
const players: readonly Example[] = Array.from({ length: 52 }, (_, at) => ({
  name: `${words.firsts[at % words.firsts.length]} ${words.lasts[Math.floor(at / words.firsts.length)]}`,
  job: jobs[(at * 5 + Math.floor(at / 16)) % jobs.length] ?? "pld",
  other: at % 3 === 0 ? (jobs[(at * 3 + 1) % jobs.length] ?? null) : null,
  status: at === 17 ? "late" : at === 30 ? "tentative" : at === 43 ? "absent" : "in",
}));

/** Abbreviations as in chats; every fourth job is spelled out. */
const inLines = ({ name, job, other, status }: Example, at: number): string => {
  const own = [job, ...(other === null || other === job ? [] : [other])];
  const texts = own.map((each) =>
    at % 4 === 3 ? combatJobFacts[each].names[pageLanguage] : each.toUpperCase(),
  );
  return words.lines[at % words.lines.length]?.(name, texts, words.statuses[status], at) ?? "";
};

const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(",");

/** Class names in Raid-Helper's template for the game. */
const classOf = {
  tank: "Tank",
  healer: "Healer",
  melee: "Melee",
  ranged: "Ranged",
  caster: "Magic",
} as const;
const absenceOf = { absent: "Absence", late: "Late", tentative: "Tentative" } as const;

export function exampleText(form: ExampleForm): string {
  switch (form) {
    case "lines":
      return players.map(inLines).join("\n");
    case "table":
      return [
        words.form.heads.join("\t"),
        ...players.map(({ name, job, other, status }, at) =>
          [
            words.form.time(String(at).padStart(2, "0")),
            name,
            words.form.world,
            combatJobFacts[job].names[pageLanguage],
            other === null ? words.form.none : combatJobFacts[other].names[pageLanguage],
            words.form.marks[status],
          ].join("\t"),
        ),
      ].join("\n");
    case "groups":
      return (["tank", "healer", "melee", "ranged", "caster"] as const)
        .map((role) => {
          const own = players.filter(({ job }) => combatJobFacts[job].role === role);
          return [
            words.heading(words.roles[role], own.length),
            ...own.map(({ name, job }) => `- ${name} ${job.toUpperCase()}`),
          ].join("\n");
        })
        .join("\n\n");
    case "raidHelper":
      return [
        "Name,Date,Time",
        `${words.title},26-11-2026,20:00`,
        "",
        quoted(["Role", "Spec", "Name", "ID", "Timestamp", "Status"]),
        ...players.map(({ name, job, status }, at) =>
          quoted([
            status === "in" ? classOf[combatJobFacts[job].role] : absenceOf[status],
            combatJobFacts[job].names.en.replace(" ", "_"),
            name,
            String(280_000_000 + at),
            `20-11-2026 20:${String(at).padStart(2, "0")}`,
            "primary",
          ]),
        ),
      ].join("\n");
  }
}
