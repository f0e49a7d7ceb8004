import type { WeatherId } from "../../packages/eorzea/src/weathers/tables.ts";
import { weathers } from "../../packages/eorzea/src/weathers/tables.ts";
import type { ZoneFacts } from "../../packages/eorzea/src/zones/types.ts";
import type { Library } from "./library.ts";
import { ImportTrouble } from "./trouble.ts";

type Rates = readonly (readonly [weather: WeatherId, bound: number])[];

const weatherOf: ReadonlyMap<number, WeatherId> = new Map(weathers.map(({ id, sheetId }) => [sheetId, id]));

/** Null if the sheets have none. The shares add up to 100, in Empyreum to 90. */
function ratesOf(zone: ZoneFacts, library: Library): Rates | null {
  const [territory] = zone.territories;
  const rate = library.find("TerritoryType", String(territory))?.number("WeatherRate");
  const row = rate === undefined || rate === 0 ? undefined : library.find("WeatherRate", String(rate));
  if (row === undefined) return null;
  const rates: [WeatherId, number][] = [];
  let bound = 0;
  for (let at = 0; at < 8; at += 1) {
    const share = row.number(`Rate[${at}]`);
    if (share === 0) continue;
    const sheetId = row.number(`Weather[${at}]`);
    const weather = weatherOf.get(sheetId);
    if (weather === undefined)
      throw new ImportTrouble(
        "otherPatch",
        `Zone ${zone.id}: weather ${sheetId} is new. Add it in packages/eorzea/src/weathers/tables.ts with its names and glyph, then import again.`,
      );
    bound += share;
    rates.push([weather, bound]);
  }
  return rates.length === 0 ? null : rates;
}

const same = (a: Rates, b: Rates) => JSON.stringify(a) === JSON.stringify(b);
const print = (rates: Rates) => `[\n${rates.map(([id, bound]) => `    ["${id}", ${bound}],\n`).join("")}  ]`;

/** Length of the bracketed list at the start of a text; 0 if it is not closed. */
function bracketed(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "[") depth += 1;
    if (text[at] === "]") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return 0;
}

/**
 * Also replaces provisional rates once the sheets have the zone.
 * @throws ImportTrouble if a zone's entry is missing or not in the format written here
 */
export function mergeRates(
  text: string,
  zones: readonly ZoneFacts[],
  library: Library,
): { readonly text: string; readonly changed: readonly string[] } {
  const changed: string[] = [];
  let next = text;
  for (const zone of zones) {
    const rates = ratesOf(zone, library);
    if (rates === null || same(rates, zone.rates)) continue;
    const key = `\n  ${zone.id}: `;
    const start = next.indexOf(key);
    const from = start < 0 ? -1 : start + key.length;
    const length = from < 0 ? 0 : bracketed(next.slice(from));
    if (length === 0)
      throw new ImportTrouble("writing", `The rates of ${zone.id} are not found in the module of rates.`);
    next = next.slice(0, from) + print(rates) + next.slice(from + length);
    changed.push(`${zone.id}: ${zone.rates.map(String).join(" ")} → ${rates.map(String).join(" ")}`);
  }
  return { text: next, changed };
}
