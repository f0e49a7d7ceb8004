import * as v from "valibot";

export type Listing = Readonly<{
  /** Gil per piece, without tax. */
  price: number;
  quantity: number;
  /** Null if only one world was requested. */
  world: string | null;
}>;

export type ItemPrices = Readonly<{
  itemId: number;
  /** Rounded average gil per piece of recent sales; null if nothing was sold. */
  average: number | null;
  /** Cheapest first. */
  listings: readonly Listing[];
  /** Last upload by a player (Unix ms); null if never. */
  uploadedAt: number | null;
}>;

export type PriceTable = ReadonlyMap<number, ItemPrices>;

/** Listings to request and show per item. */
export const LISTINGS = 3;

/** The service's limit. It silently drops further items. */
export const ITEMS_PER_REQUEST = 100;

const FIELDS = [
  "itemID",
  "lastUploadTime",
  "averagePrice",
  "listings.pricePerUnit",
  "listings.quantity",
  "listings.worldName",
];

/**
 * Path and query for up to `ITEMS_PER_REQUEST` items, below `/api/v2`. The service averages over the sales
 * that it would return, so `entries` keeps its default although the sales are not in `fields`.
 */
export function pricesPath(scope: string, items: readonly number[]): string {
  const prefix = items.length === 1 ? "" : "items.";
  const fields = FIELDS.map((field) => `${prefix}${field}`).join(",");
  return `/${encodeURIComponent(scope)}/${items.join(",")}?listings=${LISTINGS}&fields=${fields}`;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

const listingShape = v.object({
  pricePerUnit: count,
  quantity: count,
  worldName: v.nullish(v.pipe(v.string(), v.maxLength(40))),
});

const itemShape = v.object({
  itemID: count,
  lastUploadTime: v.fallback(v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0))), null),
  averagePrice: v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(999_999_999))), null),
  listings: v.nullish(v.array(v.unknown())),
});

/** The response has a map for several items, and the bare item for one. */
const manyShape = v.object({ items: v.record(v.string(), v.unknown()) });

function readItem(body: unknown): ItemPrices | null {
  const item = v.safeParse(itemShape, body);
  if (!item.success) return null;
  const { itemID, lastUploadTime, averagePrice, listings } = item.output;
  const average = Math.round(averagePrice ?? 0);
  return {
    itemId: itemID,
    average: average > 0 ? average : null,
    listings: (listings ?? [])
      .flatMap((entry) => {
        const listing = v.safeParse(listingShape, entry);
        if (!listing.success) return [];
        const { pricePerUnit, quantity, worldName } = listing.output;
        return [{ price: pricePerUnit, quantity, world: worldName ?? null }];
      })
      .sort((a, b) => a.price - b.price)
      .slice(0, LISTINGS),
    uploadedAt: lastUploadTime ? lastUploadTime : null,
  };
}

/**
 * Parses a response in either of its two shapes, or returns null for any other body. Skips items that are
 * invalid or were not requested.
 */
export function readPrices(body: unknown, asked: readonly number[]): PriceTable | null {
  const many = v.safeParse(manyShape, body);
  const found = many.success ? Object.values(many.output.items).map(readItem) : [readItem(body)];
  if (!many.success && found[0] === null) return null;
  const wanted = new Set(asked);
  return new Map(
    found.flatMap((item) => (item !== null && wanted.has(item.itemId) ? [[item.itemId, item] as const] : [])),
  );
}
