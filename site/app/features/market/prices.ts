import * as v from "valibot";

/** One offer on the market board. */
export type Listing = Readonly<{
  /** Gil for one, without tax. */
  price: number;
  quantity: number;
  /** World it is on; `null` if only one world was requested. */
  world: string | null;
}>;

/** Market data of one item. */
export type ItemPrices = Readonly<{
  itemId: number;
  /** Average gil for one over the recent sales, rounded; `null` = nothing was sold. */
  average: number | null;
  /** The cheapest offers, cheapest first; empty = none. */
  listings: readonly Listing[];
  /** When a player last uploaded this item (epoch ms); `null` = never. */
  uploadedAt: number | null;
}>;

export type PriceTable = ReadonlyMap<number, ItemPrices>;

/** Offers shown, and asked for, of each item. */
export const LISTINGS = 3;

/** Items that the service reads from one request; it drops the rest without a word. */
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
 * Address of the prices of up to `ITEMS_PER_REQUEST` items, under the service's `/api/v2`. The average is taken over the sales
 * that the service fetches for the answer, so their number (`entries`) is left at its default although none of them is sent.
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

/** Several items come as a table by id, one item comes bare. */
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
 * The prices in an answer of the service, whichever of its two shapes it has. An item that is not as it should be, or was not
 * asked for, is left out; `null` for what is not such an answer at all.
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
