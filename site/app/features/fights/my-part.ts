import type { Point, Step } from "@foray/fieldops/records/fights/types";
import { phantomJobFacts } from "@foray/fieldops/records/phantom-jobs/facts";
import { useEffect, useMemo } from "react";
import * as v from "valibot";
import { definePreference, usePreference } from "~/browser/preferences.ts";
import { parseJson } from "~/browser/stored-shape.ts";
import { textsPart, useUrlState } from "~/browser/url-state.ts";
import type { LoadedFight } from "./fight-data.ts";
import { youStart } from "./read-keys.ts";

export const partRoles = ["tank", "healer", "melee", "ranged", "caster"] as const;

export const parties = ["A", "B", "C", "D", "E", "F", "1", "2", "3", "4", "5", "6"] as const;

const roleShape = v.picklist(partRoles);
const partyShape = v.picklist(parties);
const keptShape = v.object({
  role: v.nullable(v.string()),
  party: v.nullable(v.string()),
  job: v.nullable(v.string()),
});

type Kept = v.InferOutput<typeof keptShape>;

export type Part = {
  role: v.InferOutput<typeof roleShape> | null;
  party: v.InferOutput<typeof partyShape> | null;
  job: string | null;
};

const nobody: Part = { role: null, party: null, job: null };

const fightPart = definePreference<Kept>(
  "fightPart",
  (text) => parseJson(keptShape, text),
  (part) => JSON.stringify(part),
  () => nobody,
);

/** `lost` tells whether part of the saved choice no longer exists. */
export function partOf(kept: Kept): Readonly<{ part: Part; lost: boolean }> {
  const role = v.safeParse(roleShape, kept.role);
  const party = v.safeParse(partyShape, kept.party);
  const part: Part = {
    role: role.success ? role.output : null,
    party: party.success ? party.output : null,
    job: phantomJobFacts.some(({ id }) => id === kept.job) ? kept.job : null,
  };
  return {
    part,
    lost: part.role !== kept.role || part.party !== kept.party || part.job !== kept.job,
  };
}

const askedPart = textsPart(["role", "party", "job"]);

export function partFromQuery(asked: Readonly<Record<string, string | null>>): Partial<Kept> {
  const role = v.safeParse(roleShape, asked.role);
  const party = v.safeParse(partyShape, asked.party);
  return {
    ...(role.success ? { role: role.output } : {}),
    ...(party.success ? { party: party.output } : {}),
    ...(typeof asked.job === "string" ? { job: asked.job } : {}),
  };
}

/** Saved in the browser and overridden by the URL. `lost` tells whether part of it no longer exists. */
export function usePart(): Readonly<{ part: Part; lost: boolean; set: (change: Partial<Part>) => void }> {
  const kept = usePreference(fightPart, nobody);
  const { lost, part } = useMemo(() => partOf(kept), [kept]);
  const [asked] = useUrlState(askedPart);
  useEffect(() => {
    const change = partFromQuery(asked);
    if (Object.keys(change).length > 0) fightPart.set({ ...fightPart.get(), ...change });
  }, [asked]);
  return { part, lost, set: (change) => fightPart.set({ ...part, ...change }) };
}

/** Keys of a part's own sentences, most specific first. */
export const ownKeys = ({ job, role }: Part): readonly string[] => [
  ...(job === null ? [] : [`job:${job}`]),
  ...(role === null ? [] : [role]),
];

/** Whether a place in a drawing is for the part. */
export function isMine({ job, party, role }: Part, who: readonly string[] | undefined): boolean {
  if (who === undefined || who.includes("all")) return true;
  return who.some((each) => each === role || each === `party:${party}` || each === `job:${job}`);
}

/** Places in a drawing that are for the part, but not for everyone. */
export function ownPlaces({ stand = [], towers = [] }: Step, part: Part): readonly Point[] {
  const { job, party, role } = part;
  if (job === null && party === null && role === null) return [];
  return [...stand, ...towers].flatMap(({ at, who }) =>
    who !== undefined && !who.includes("all") && isMine(part, who) ? [at] : [],
  );
}

export const youKeys = ({ names }: LoadedFight, mechanic: string): readonly string[] =>
  Object.keys(names).flatMap((key) => {
    const start = youStart(mechanic);
    return key.startsWith(start) ? [key.slice(start.length)] : [];
  });
