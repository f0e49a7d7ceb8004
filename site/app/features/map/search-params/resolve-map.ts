import { findMap, maps } from "@foray/fieldops/atlas/maps";
import type { MapFacts } from "@foray/fieldops/atlas/types";
import mapNames from "@foray/fieldops/records/maps/names/page";
import { plainSlug } from "@foray/fieldops/slug";
import { closest } from "~/ui/closest.ts";

/** Players' terms and ids from earlier versions, compared as `plainSlug`. */
const aliases: Readonly<Record<string, string>> = {
  occult: "southhorn",
  occultcrescent: "southhorn",
  south: "southhorn",
  sh: "southhorn",
  north: "northhorn",
  nh: "northhorn",
  bozja: "bsf",
  southernfront: "bsf",
  ba: "hydatos",
  baldesionarsenal: "hydatos",
  eureka: "hydatos",
};

const words = new Map<string, string>(Object.entries(aliases));
for (const { id, zone } of maps) {
  words.set(id, id);
  words.set(plainSlug(zone), id);
  words.set(plainSlug(mapNames[id] ?? id) || id, id);
}

export type ResolvedMap = Readonly<
  { map: MapFacts; unknown?: undefined } | { map?: undefined; unknown: string; matches: readonly MapFacts[] }
>;

/** Resolves an id, a zone or an alias; otherwise suggests the closest maps. */
export function resolveMap(param: string): ResolvedMap {
  const map = findMap(words.get(plainSlug(param)) ?? "");
  if (map !== undefined) return { map };
  const near = closest(plainSlug(param), [...words.keys()], 6).map((word) => words.get(word) ?? "");
  return {
    unknown: param.length > 60 ? `${param.slice(0, 60)}…` : param,
    matches: [...new Set(near)].flatMap((id) => findMap(id) ?? []).slice(0, 3),
  };
}
