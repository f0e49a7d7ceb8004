import { combatJobFacts } from "@foray/fieldops/records/combat-jobs/facts";
import type { CombatJob } from "@foray/fieldops/runs/combat-jobs";
import { pageLanguage } from "~/i18n/language.ts";
import { exampleWords as words } from "./example-words.ts";

/** The forms in which an example list can be tried. */
export const exampleForms = ["lines", "groups", "table", "raidHelper"] as const;
export type ExampleForm = (typeof exampleForms)[number];

/** A group as it comes together: enough of everything, a few too many who deal damage. */
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

/** Fifty-two made-up players: four more than there are seats, with one each who is late, in doubt and away. */
const players: readonly Example[] = Array.from({ length: 52 }, (_, at) => ({
  name: `${words.firsts[at % words.firsts.length]} ${words.lasts[Math.floor(at / words.firsts.length)]}`,
  job: jobs[(at * 5 + Math.floor(at / 16)) % jobs.length] ?? "pld",
  other: at % 3 === 0 ? (jobs[(at * 3 + 1) % jobs.length] ?? null) : null,
  status: at === 17 ? "late" : at === 30 ? "tentative" : at === 43 ? "absent" : "in",
}));

/** As chats write it: abbreviations, and every fourth a full name. */
const inLines = ({ name, job, other, status }: Example, at: number): string => {
  const own = [job, ...(other === null || other === job ? [] : [other])];
  const texts = own.map((each) =>
    at % 4 === 3 ? combatJobFacts[each].names[pageLanguage] : each.toUpperCase(),
  );
  return words.lines[at % words.lines.length]?.(name, texts, words.statuses[status], at) ?? "";
};

const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(",");

/** The classes under which Raid-Helper's template for this game lists people. */
const classOf = {
  tank: "Tank",
  healer: "Healer",
  melee: "Melee",
  ranged: "Ranged",
  caster: "Magic",
} as const;
const absenceOf = { absent: "Absence", late: "Late", tentative: "Tentative" } as const;

/** An example list of sign-ups in one of the forms, as players of the page's language write it. */
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
