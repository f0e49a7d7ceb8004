import type { Mark } from "@foray/fieldops/fights/score";
import { expect, test } from "vitest";
import type { LoadedFight } from "~/features/fights/fight-data.ts";
import type { Part } from "~/features/fights/my-part.ts";
import { concerns } from "./what-to-say.ts";

const names = {
  "mechanic/ice/you/all": "Step out.",
  "mechanic/bite/you/tank": "Turn it away.",
  "mechanic/bite/you/all": "Stay behind.",
  "mechanic/chain/you/healer": "Free them.",
  "mechanic/song/you/job:bard": "Sing.",
};
const fight: LoadedFight = {
  key: "drs/dahu",
  names,
  fight: {
    id: "dahu",
    operation: "drs",
    order: 1,
    kind: "boss",
    asOf: { patch: "5.5", checked: "7.4" },
    parts: [],
    casts: [],
    mechanics: [],
    unknown: [],
    sources: [],
  },
};
const mark = (mechanic: string | undefined, kind: Mark["kind"] = "ground"): Mark => ({
  t: 10,
  last: 10,
  count: 1,
  from: 5,
  action: undefined,
  kind,
  mechanic,
});
const nobody: Part = { role: null, party: null, job: null };
const as = (role: Part["role"], job: string | null = null): Part => ({ role, party: null, job });

test.each([
  ["a reader without a part", "chain", "ground", nobody, true],
  ["sentences for all", "ice", "ground", as("melee"), true],
  ["a tank's, to a tank", "bite", "tank", as("tank"), true],
  ["a tank's, to a healer", "bite", "tank", as("healer"), false],
  ["a healer's alone, to a healer", "chain", "cleanse", as("healer"), true],
  ["a healer's alone, to a caster", "chain", "cleanse", as("caster"), false],
  ["a job's, to that job", "song", "raid", as("ranged", "bard"), true],
  ["a job's, to another", "song", "raid", as("ranged", "thief"), false],
  ["what nobody has written about", "unknown", "raid", as("caster"), true],
] as const)("concerns returns $4 for %s", (_, mechanic, kind, part, called) => {
  expect(concerns(fight, mark(mechanic, kind), part)).toBe(called);
});
