import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";
import { combatJobFacts } from "@foray/fieldops/records/combat-jobs/facts";
import type { CombatJob } from "@foray/fieldops/runs/combat-jobs";
import { pageLanguage } from "~/i18n/language.ts";

/** The forms in which an example list can be tried. */
export const exampleForms = ["lines", "groups", "table", "json"] as const;
export type ExampleForm = (typeof exampleForms)[number];

// biome-ignore format: a list of names
const firsts = [
  "Orla", "Bram", "Ines", "Tove", "Wren", "Kaya", "Milo", "Quill", "Dag", "Pim", "Lana", "Juno", "Teo", "Aya", "Finn", "Rosa",
] as const;
const lasts = ["Vance", "Ostler", "Calder", "Lind"] as const;
/** A group as it comes together: enough of everything, a few too many who deal damage. */
// biome-ignore format: a list of jobs
const jobs: readonly CombatJob[] = [
  "pld", "whm", "sam", "dnc", "war", "sch", "rpr", "smn", "drk", "ast", "nin", "brd", "gnb", "sge", "drg", "rdm",
];

type Example = Readonly<{
  name: string;
  job: CombatJob;
  other: CombatJob | null;
  status: "" | "absent" | "late" | "tentative";
}>;

/** Fifty-two made-up players: four more than there are seats, with one each who is late, in doubt and away. */
const players: readonly Example[] = Array.from({ length: 52 }, (_, at) => ({
  name: `${firsts[at % firsts.length]} ${lasts[Math.floor(at / firsts.length)]}`,
  job: jobs[(at * 5 + Math.floor(at / 16)) % jobs.length] ?? "pld",
  other: at % 3 === 0 ? (jobs[(at * 3 + 1) % jobs.length] ?? null) : null,
  status: at === 17 ? "late" : at === 30 ? "tentative" : at === 43 ? "absent" : "",
}));

const inLines = ({ name, job, other, status }: Example, at: number): string => {
  const own = [job, ...(other === null || other === job ? [] : [other])];
  const texts = own.map((each) =>
    at % 4 === 3 ? combatJobFacts[each].names[pageLanguage] : each.toUpperCase(),
  );
  const tail = status === "" ? "" : ` - ${status}`;
  return (
    [
      `${name}: ${texts.join(", ")}${tail}`,
      `${at + 1}. ${name} - ${texts.join("/")}${tail}`,
      `@${name} (${texts.join(", ")})${tail}`,
      `${name} | ${texts.join("/")}${tail}`,
    ][at % 4] ?? ""
  );
};

const classOf: Readonly<Record<Role, string>> = {
  tank: "Tank",
  healer: "Healer",
  melee: "Melee",
  ranged: "Ranged",
  caster: "Magic",
};

/** An example list of sign-ups in one of the forms. */
export function exampleText(form: ExampleForm): string {
  switch (form) {
    case "lines":
      return players.map(inLines).join("\n");
    case "table":
      return [
        "Name,Job,Second job,World,Status",
        ...players.map(({ name, job, other, status }) =>
          [
            name,
            combatJobFacts[job].names.en,
            other === null ? "" : combatJobFacts[other].names.en,
            "Cerberus",
            status,
          ].join(","),
        ),
      ].join("\n");
    case "groups":
      return (["tank", "healer", "melee", "ranged", "caster"] as const)
        .map((role) => {
          const own = players.filter(({ job }) => combatJobFacts[job].role === role);
          return [
            `${classOf[role]} (${own.length})`,
            ...own.map(({ name, job }) => `- ${name} ${job.toUpperCase()}`),
          ].join("\n");
        })
        .join("\n\n");
    case "json":
      return JSON.stringify(
        {
          title: "Thursday reclear",
          signUps: players.map(({ name, job, status }, at) => ({
            name,
            className:
              status === ""
                ? classOf[combatJobFacts[job].role]
                : { absent: "Absence", late: "Late", tentative: "Tentative" }[status],
            specName: combatJobFacts[job].names.en.replace(" ", "_"),
            status: "primary",
            position: at + 1,
          })),
        },
        null,
        1,
      );
  }
}
