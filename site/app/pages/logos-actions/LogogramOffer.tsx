import type { LogogramFacts } from "@foray/fieldops/eureka/logograms/types";
import type { PriceView } from "~/market/use-prices.ts";
import { ItemPrice } from "~/ui/prices/ItemPrice.tsx";
import { LogogramSources } from "~/ui/sources/logograms.tsx";

/** Where one logogram comes from, and what it costs. */
export function LogogramOffer({
  logogram,
  name,
  view,
}: {
  logogram: LogogramFacts;
  name: string;
  view: PriceView;
}) {
  return (
    <>
      <LogogramSources logogram={logogram} name={name} />
      <ItemPrice view={view} itemId={logogram.itemId} marketable={logogram.marketable} />
    </>
  );
}
