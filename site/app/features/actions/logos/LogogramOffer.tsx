import type { LogogramFacts } from "@foray/fieldops/records/types";
import { ItemPrice } from "~/features/market/ItemPrice.tsx";
import type { PriceView } from "~/features/market/use-prices.ts";
import { LogogramSources } from "~/features/sources/logograms.tsx";

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
