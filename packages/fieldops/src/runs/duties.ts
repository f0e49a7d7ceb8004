import type { RunJob } from "./seat-words.ts";
import type { Run, RunDuty, RunKind, RunNeed, Seat } from "./types.ts";

/*
 * The duties and the requirements of public guides. Sources: materiaraiding/materiaraiding (MIT) docs/guides/fieldops; lynn-lizard's guide;
 * hosting tools for parties and run types (Snowcaloid/krile-eureka, BootyB/NA_ForaysSchedule). Confidence medium: where two guides differ,
 * both are here under their names. No public guide names needs for Castrum Lacus Litore, the Dalriada and the normal form of the Tower of Magic.
 */

const numbers = ["1", "2", "3", "4", "5", "6"];
const letters = ["A", "B", "C", "D", "E", "F"];
/** The arsenal's support party, which hosts fill with players who have cleared it. */
const support = "S";
/** Minutes before the start at which hosts give out passcodes (Snowcaloid/krile-eureka, event templates). */
const usualMinutes = { leaders: 45, support: 20, main: 15 };
const mixed = ["A", "B", "C", "1", "2", "3"];

const job = (jobs: RunJob | readonly RunJob[], per: RunNeed["per"], count = 1, required = true): RunNeed => ({
  of: { jobs: typeof jobs === "string" ? [jobs] : jobs },
  count,
  per,
  required,
});
const role = (name: "dps" | "healer" | "melee" | "ranged" | "caster" | "tank", count: number): RunNeed => ({
  of: { role: name },
  count,
  per: "party",
  required: true,
});
const task = (name: RunDuty["tasks"][number], count: number, required = true): RunNeed => ({
  of: { task: name },
  count,
  per: "raid",
  required,
});

const anybody = ["any", "any", "any", "any", "any", "any", "any", "any"] as const;

export const runDuties: readonly RunDuty[] = [
  {
    kind: "ba",
    parties: [
      [...numbers, support],
      [...letters, support],
    ],
    partySize: 8,
    support: true,
    passcodeMinutes: { leaders: 30, support: 20, main: 15 },
    seats: ["tank", "healer", "healer", "dps", "dps", "dps", "dps", "dps"],
    types: ["standard", "fresh", "learning", "reclear", "frag"],
    tasks: ["perception", "dispel"],
    brings: "loadout",
    guides: [
      {
        name: "Materia Raiding",
        needs: [role("tank", 1), role("healer", 2), role("dps", 5), task("perception", 2), task("dispel", 1)],
      },
    ],
  },
  {
    kind: "drs",
    parties: [letters, mixed, numbers],
    partySize: 8,
    support: false,
    passcodeMinutes: usualMinutes,
    seats: ["tank", "tank", "healer", "healer", "melee", "ranged", "caster", "dps"],
    types: ["freshClear", "trinitySeeker", "theQueen", "reclear"],
    tasks: ["mainTank", "duelist", "perception", "rend", "banish", "mimicBattery", "dispel"],
    brings: "holster",
    guides: [
      {
        name: "Lynn",
        needs: [
          task("mainTank", 1),
          task("duelist", 1),
          task("perception", 4),
          task("rend", 2),
          task("banish", 1),
          task("mimicBattery", 1),
        ],
      },
      {
        name: "Materia Raiding",
        needs: [
          role("tank", 2),
          role("healer", 2),
          role("melee", 1),
          role("ranged", 1),
          role("caster", 1),
          task("rend", 2),
          task("banish", 1),
        ],
      },
    ],
  },
  {
    kind: "castrum",
    parties: [numbers, mixed, letters],
    partySize: 8,
    support: false,
    passcodeMinutes: usualMinutes,
    seats: anybody,
    types: [],
    tasks: [],
    brings: "holster",
    guides: [],
  },
  {
    kind: "dalriada",
    parties: [numbers, mixed, letters],
    partySize: 8,
    support: false,
    passcodeMinutes: usualMinutes,
    seats: anybody,
    types: [],
    tasks: [],
    brings: "holster",
    guides: [],
  },
  {
    kind: "tower-blood",
    parties: [mixed, letters, numbers],
    partySize: 8,
    support: false,
    passcodeMinutes: usualMinutes,
    seats: ["tank", "healer", "dps", "dps", "any", "any", "any", "any"],
    types: ["fresh", "deadStars", "bridges", "marbleDragon", "magitaur", "clear", "reclear"],
    tasks: [],
    brings: "job",
    guides: [
      {
        name: "Lynn",
        needs: [
          job("thief", "alliance"),
          job("geomancer", "alliance"),
          job("time-mage", "alliance"),
          job("bard", "alliance"),
          job("berserker", "raid"),
          job("knight", "party", 1, false),
          job("bard", "party", 1, false),
          job("chemist", "party", 1, false),
          job("ranger", "alliance", 1, false),
          job("dancer", "raid", 1, false),
          job("mystic-knight", "raid", 1, false),
        ],
      },
      {
        name: "Materia Raiding",
        needs: [
          role("tank", 1),
          role("healer", 1),
          role("dps", 2),
          job("knight", "party"),
          job("thief", "alliance"),
          job("geomancer", "alliance"),
          job("time-mage", "alliance"),
          job("bard", "alliance"),
          job("chemist", "alliance", 2),
          job("berserker", "raid"),
          job("oracle", "raid"),
          job(["cannoneer", "dancer"], "raid"),
          job("mystic-knight", "raid"),
        ],
      },
    ],
  },
  {
    kind: "tower-magic",
    parties: [mixed, letters, numbers],
    partySize: 8,
    support: false,
    passcodeMinutes: usualMinutes,
    seats: anybody,
    types: ["fresh", "clear", "reclear"],
    tasks: ["dispel"],
    brings: "job",
    guides: [],
  },
  {
    kind: "tower-magic-extreme",
    parties: [mixed, letters, numbers],
    partySize: 8,
    support: false,
    passcodeMinutes: usualMinutes,
    seats: anybody,
    types: ["fresh", "clear", "reclear"],
    tasks: ["dispel"],
    brings: "job",
    guides: [
      {
        name: "Lynn",
        needs: [
          job("thief", "raid", 2),
          job("ranger", "raid"),
          job("bard", "raid"),
          job("dancer", "raid", 2),
          job(["necromancer", "time-mage"], "alliance", 1, false),
          job("black-mage", "raid", 1, false),
          job("knight", "raid", 1, false),
          job("blue-mage", "raid", 1, false),
        ],
      },
    ],
  },
];

const byKind: ReadonlyMap<RunKind, RunDuty> = new Map(runDuties.map((duty) => [duty.kind, duty]));

/** The duty of a kind. */
export function dutyOf(kind: RunKind): RunDuty {
  const duty = byKind.get(kind);
  if (duty === undefined) throw new TypeError(`'${kind}' is not a kind of run.`);
  return duty;
}

/** An empty run: every party as the duty's seats have it. */
export function emptyRun(kind: RunKind): Run {
  const { parties, seats } = dutyOf(kind);
  const party: readonly Seat[] = seats.map((each) => ({
    role: each,
    job: null,
    plays: null,
    plan: "",
    tasks: [],
    locked: false,
    name: "",
    before: "",
  }));
  return {
    kind,
    title: "",
    leader: "",
    start: null,
    type: "",
    naming: 0,
    guide: 0,
    seats: (parties[0] ?? []).flatMap(() => party),
    people: [],
    leaders: (parties[0] ?? []).map(() => ""),
    passcodes: { main: "", support: "" },
    sent: [],
  };
}

/** Names of the parties, in the way that a run uses. */
export function partyNames({ kind, naming }: Pick<Run, "kind" | "naming">): readonly string[] {
  const { parties } = dutyOf(kind);
  return parties[naming] ?? parties[0] ?? [];
}

/** Name of a seat: A7; 1-7 where parties have numbers, as the arsenal's own portals are named. */
export function seatLabel(run: Pick<Run, "kind" | "naming">, place: number): string {
  const { partySize } = dutyOf(run.kind);
  const party = partyNames(run)[Math.floor(place / partySize)] ?? "?";
  return `${party}${/^\d/.test(party) ? "-" : ""}${(place % partySize) + 1}`;
}
