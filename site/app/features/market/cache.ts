import * as v from "valibot";
import { parseJson } from "~/browser/stored-shape.ts";
import type { StoredKey } from "~/records/stored.ts";
import type { ItemPrices, PriceTable } from "./prices.ts";

/** `at`: time of arrival (Unix ms). */
export type DatedPrices = Readonly<{ at: number; prices: ItemPrices }>;

/** Younger prices are not requested again. */
export const FRESH_MS = 5 * 60_000;

/** Older prices mislead more than they help. */
export const KEPT_MS = 7 * 24 * 3_600_000;

/** Stored across visits at most, about 40 kB. The most requested place is always kept. */
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

const storedShape = v.array(
  v.object({ scope: v.string(), asked: v.fallback(v.number(), 1), items: v.array(storedItem) }),
);

type Stored = v.InferOutput<typeof storedShape>;

export type Shelf = Readonly<{
  read: (key: StoredKey) => string | null;
  write: (key: StoredKey, text: string) => unknown;
}>;

/** Last known prices by place. In memory for this visit, the newest also on the shelf. */
export type PriceCache = Readonly<{
  get: (scope: string, item: number, now: number) => DatedPrices | undefined;
  put: (scope: string, table: PriceTable, now: number) => void;
}>;

export function priceCache(shelf: Shelf): PriceCache {
  let scopes: Map<string, Scope> | undefined;
  const all = () => {
    scopes ??= load(shelf.read(KEY));
    return scopes;
  };
  return {
    get(scope, item, now) {
      const dated = all().get(scope)?.items.get(item);
      // Also drops prices from the future, in case the clock was set back.
      return dated !== undefined && Math.abs(now - dated.at) < KEPT_MS ? dated : undefined;
    },
    put(scope, table, now) {
      const { asked, items } = all().get(scope) ?? { asked: 0, items: new Map<number, DatedPrices>() };
      for (const [item, prices] of table) {
        items.delete(item);
        items.set(item, { at: now, prices });
      }
      all().delete(scope);
      all().set(scope, { asked: asked + 1, items });
      shelf.write(KEY, print(all()));
    },
  };
}

/** `asked`: how often prices of this place were requested. */
type Scope = Readonly<{ asked: number; items: Map<number, DatedPrices> }>;

function load(text: string | null): Map<string, Scope> {
  const stored = parseJson(storedShape, text ?? "[]") ?? [];
  return new Map(
    stored.map(({ scope, asked, items: kept }) => {
      const items = new Map(
        kept.map(([itemId, at, average, uploadedAt, listings]) => {
          const offers = listings.map(([price, quantity, world]) => ({ price, quantity, world }));
          return [itemId, { at, prices: { itemId, average, uploadedAt, listings: offers } }];
        }),
      );
      return [scope, { asked, items }];
    }),
  );
}

/** Serializes the most requested place and the newest others. Maps are in the order of their last update. */
function print(scopes: ReadonlyMap<string, Scope>): string {
  const most = Math.max(...[...scopes.values()].map(({ asked }) => asked));
  const home = [...scopes].findLast(([, { asked }]) => asked === most)?.[0];
  const others = [...scopes].filter(([scope]) => scope !== home).slice(1 - KEPT_SCOPES);
  const kept = new Set([home, ...others.map(([scope]) => scope)]);
  const shown = [...scopes].filter(([scope]) => kept.has(scope));
  const stored: Stored = shown.map(([scope, { asked, items }]) => ({
    scope,
    asked,
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
