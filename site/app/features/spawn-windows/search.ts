import { forecastFilterFacts } from "@foray/fieldops/forecast-filters/facts";
import type { ForecastFilterFacts } from "@foray/fieldops/forecast-filters/types";
import type { Findable, FindLists } from "../search/finds/findable.ts";
import { type Asked, line, weatherNames, zoneNames } from "../search/finds/line.ts";
import { readNames } from "../search/finds/tables.ts";
import { forecastPath } from "./forecast-path.ts";

type Spawn = Exclude<ForecastFilterFacts, { kind: "collection" }>;

export const spawns: readonly Spawn[] = forecastFilterFacts.filter((filter) => filter.kind !== "collection");

const ruleNames = await readNames("fieldops", "forecast-filters");
const detailNames = await readNames("fieldops", "forecast-details");

export const filterNames = (key: string) => ({ ...detailNames(key), ...ruleNames(key) });

export function conditions(weather: readonly string[], night: boolean) {
  return [
    weather.length === 0 ? undefined : (...[, read]: Asked) => read(...weather.map(weatherNames)),
    night ? (words: Readonly<{ night: string }>) => words.night : undefined,
  ] as const;
}

/** Nicknames besides those used in URLs. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  crab: ["カニ", "蟹", "Krabbe", "crabe"],
  cassie: ["キャシー", "Cassie"],
  penny: ["ペンテ", "Penthe"],
};

function forecasts(): Findable[] {
  return spawns.map((filter) => ({
    id: filter.id,
    kind: "forecast" as const,
    names: filterNames(filter.id),
    target: forecastPath(filter),
    line: line(zoneNames(filter.zone), ...conditions(filter.weather, filter.night === true)),
    keywords: [filter.uri, ...filter.aliases, ...(nicknames[filter.uri] ?? [])],
    glyph: `farms#${filter.id}`,
  }));
}

export const finds: FindLists = [{ place: 30, read: forecasts }];
