import type { LogogramFacts } from "@foray/fieldops/logograms/types";
import type { PriceView } from "~/market/use-prices.ts";
import { ItemPrice } from "~/ui/prices/ItemPrice.tsx";

/** Where one logogram comes from, and what it costs. */
export function LogogramOffer({ logogram, view }: { logogram: LogogramFacts; view: PriceView }) {
  return <ItemPrice view={view} itemId={logogram.itemId} marketable={logogram.marketable} />;
}
