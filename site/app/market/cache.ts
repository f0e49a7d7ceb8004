import * as v from "valibot";
import { readJson } from "~/browser/stored-shape.ts";
import type { ItemPrices, PriceTable } from "./prices.ts";

/** Prices with the moment they came (epoch ms). */
export type DatedPrices = Readonly<{ at: number; prices: ItemPrices }>;

/** Prices this young are not asked for again. */
export const FRESH_MS = 5 * 60_000;

/** Older prices than this mislead more than they help. */
export const KEPT_MS = 7 * 24 * 3_600_000;

/** Places and items kept across visits at most: about 40 kB. */
const KEPT_SCOPES = 3;
const KEPT_ITEMS = 120;

const KEY = "marketPrices";

const storedItem = v.tuple([
  v.number(), // item
  v.number(), // at
  v.nullable(v.number()), // average
  v.nullable(v.number()), // uploaded
  v.array(v.tuple([v.number(), v.number(), v.nullable(v.string())])), // price, quantity, world
]);

const storedShape = v.array(v.object({ scope: v.string(), items: v.array(storedItem) }));

type Stored = v.InferOutput<typeof storedShape>;

/** Where text is kept across visits. */
export type Shelf = Readonly<{
  read: (key: string) => string | null;
  write: (key: string, text: string) => unknown;
}>;

/** Last good prices by place: in memory for this visit, and the newest few on the shelf. */
export type PriceCache = Readonly<{
  get: (scope: string, item: number, now: number) => DatedPrices | undefined;
  put: (scope: string, table: PriceTable, now: number) => void;
}>;

export function priceCache(shelf: Shelf): PriceCache {
  let scopes: Map<string, Map<number, DatedPrices>> | undefined;
  const all = () => {
    scopes ??= load(shelf.read(KEY));
    return scopes;
  };
  return {
    get(scope, item, now) {
      const dated = all().get(scope)?.get(item);
      // A clock that was set back must not make prices everlasting.
      return dated !== undefined && Math.abs(now - dated.at) < KEPT_MS ? dated : undefined;
    },
    put(scope, table, now) {
      const before = all().get(scope) ?? new Map<number, DatedPrices>();
      for (const [item, prices] of table) {
        before.delete(item);
        before.set(item, { at: now, prices });
      }
      all().delete(scope);
      all().set(scope, before);
      shelf.write(KEY, print(all()));
    },
  };
}

function load(text: string | null): Map<string, Map<number, DatedPrices>> {
  const parsed = v.safeParse(storedShape, text === null ? [] : readJson(text));
  if (!parsed.success) return new Map();
  return new Map(
    parsed.output.map(({ scope, items }) => [
      scope,
      new Map(
        items.map(([itemId, at, average, uploadedAt, listings]) => {
          const offers = listings.map(([price, quantity, world]) => ({ price, quantity, world }));
          return [itemId, { at, prices: { itemId, average, uploadedAt, listings: offers } }];
        }),
      ),
    ]),
  );
}

/** The newest places and items; maps keep the order in which they were last put. */
function print(scopes: ReadonlyMap<string, ReadonlyMap<number, DatedPrices>>): string {
  const stored: Stored = [...scopes].slice(-KEPT_SCOPES).map(([scope, items]) => ({
    scope,
    items: [...items].slice(-KEPT_ITEMS).map(([itemId, { at, prices }]) => {
      const { average, uploadedAt, listings } = prices;
      return [
        itemId,
        at,
        average,
        uploadedAt,
        listings.map(({ price, quantity, world }): [number, number, string | null] => [
          price,
          quantity,
          world,
        ]),
      ];
    }),
  }));
  return JSON.stringify(stored);
}
