import type { Stock } from "@foray/fieldops/loadout-plan/types";
import { type LogogramId, logogramIds } from "@foray/fieldops/records/logograms/ids";
import { type MnemeId, mnemeIds } from "@foray/fieldops/records/mnemes/ids";
import { definePreference } from "~/browser/preferences.ts";
import type { OwnPrices } from "~/features/market/logogram-prices.ts";
import { type Counts, MOST } from "./shape.ts";
import { inventoryPart } from "./store.ts";

export const MAX_OWNED = MOST;

/** First line of an export. */
const HEAD = "Foray Almanac: Eureka stock";

/** Limit in characters. An export has under 2,000. */
const LONGEST = 50_000;

const isMneme = (id: string): id is MnemeId => mnemeIds.some((known) => known === id);
const isLogogram = (id: string): id is LogogramId => logogramIds.some((known) => known === id);

/** `read` is the number of lines read, `ignored` the other lines. */
export type ReadStock = Readonly<{ stock: Stock; read: number; ignored: readonly string[] }>;

/** One `id: count` line per item. */
export function printStock({ mnemes, logograms }: Stock): string {
  const lines = [
    ...logogramIds.flatMap((id) => (logograms[id] ? [`${id}: ${logograms[id]}`] : [])),
    ...mnemeIds.flatMap((id) => (mnemes[id] ? [`${id}: ${mnemes[id]}`] : [])),
  ];
  return [HEAD, ...lines].join("\n");
}

/**
 * Parses a stock with lines of `id: count`, `name x count` or `count name`.
 * @param idOf finds an item by its name in any language
 */
export function readStock(
  text: string,
  idOf: (name: string) => string | undefined = () => undefined,
): ReadStock {
  const mnemes: Partial<Record<MnemeId, number>> = {};
  const logograms: Partial<Record<LogogramId, number>> = {};
  const ignored: string[] = [];
  let read = 0;
  for (const raw of text.slice(0, LONGEST).split(/\r?\n/)) {
    const line = raw.trim();
    if (line === "" || line === HEAD) continue;
    const parts = /^(.+?)[\s:=x×]*[\s:=x×](\d{1,6})$/u.exec(line);
    const turned = /^(\d{1,6})\s*[x×]?\s+(.+)$/u.exec(line);
    const name = (parts?.[1] ?? turned?.[2] ?? "").trim();
    const count = Math.min(MAX_OWNED, Number(parts?.[2] ?? turned?.[1] ?? 0));
    const id = isMneme(name) || isLogogram(name) ? name : (idOf(name) ?? "");
    if (isMneme(id)) mnemes[id] = count;
    else if (isLogogram(id)) logograms[id] = count;
    else {
      ignored.push(line.slice(0, 80));
      continue;
    }
    read += 1;
  }
  if (text.length > LONGEST) ignored.push("…");
  return { stock: { mnemes, logograms }, read, ignored };
}

/** Keeps the known ids with a count above 0. */
function known<Id extends string>(ids: readonly Id[], counts: Counts): Partial<Record<Id, number>> {
  const found: Partial<Record<Id, number>> = {};
  for (const id of ids) if ((counts[id] ?? 0) > 0) found[id] = counts[id];
  return found;
}

export const stockPreference = inventoryPart<Stock>(
  ({ logograms, mnemes }) => ({ mnemes: known(mnemeIds, mnemes), logograms: known(logogramIds, logograms) }),
  (inventory, { logograms, mnemes }) => ({
    ...inventory,
    mnemes: counted(mnemes),
    logograms: counted(logograms),
  }),
);

function counted(counts: Readonly<Record<string, number | undefined>>): Counts {
  return Object.fromEntries(
    Object.entries(counts).flatMap(([id, count]) => (count !== undefined && count > 0 ? [[id, count]] : [])),
  );
}

/** Prices set by the player in gil, which override market prices. */
export const ownPricesPreference = definePreference<OwnPrices>(
  "eurekaPrices",
  (text) => {
    const prices: Partial<Record<LogogramId, number>> = {};
    for (const pair of text.split(",")) {
      const [id = "", amount = ""] = pair.split(":");
      const price = Number(amount);
      if (isLogogram(id) && Number.isInteger(price) && price > 0 && price <= 999_999_999) prices[id] = price;
    }
    return prices;
  },
  (prices) =>
    Object.entries(prices)
      .map(([id, price]) => `${id}:${price}`)
      .join(","),
  () => ({}),
);

/** Sets one count; 0 removes the item. */
export function withOwned(stock: Stock, id: MnemeId | LogogramId, count: number): Stock {
  const mnemes = { ...stock.mnemes };
  const logograms = { ...stock.logograms };
  const whole = Math.max(0, Math.min(MAX_OWNED, Math.floor(count)));
  if (isMneme(id)) {
    if (whole > 0) mnemes[id] = whole;
    else delete mnemes[id];
  } else if (whole > 0) logograms[id] = whole;
  else delete logograms[id];
  return { mnemes, logograms };
}
