import type { LogogramId } from "@foray/fieldops/records/logograms/ids";
import { withBuyersFee } from "~/features/market/cost.ts";
import { countsOnly, type UnitPrice } from "~/features/market/logogram-prices.ts";
import { priceMessages } from "~/features/market/messages.ts";
import { formatNumber, formatPercent } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { loadoutMessages } from "./messages.ts";

/** Formats amounts: costs in gil with the buyer's fee, or in logograms if no price is known. */
export function useAmounts(prices: Readonly<Record<LogogramId, UnitPrice>>) {
  const t = loadoutMessages;
  const p = priceMessages;
  const language = useLanguage();
  const bare = countsOnly(prices);
  const average = (count: number) => formatNumber(count, language, { most: count < 100 ? 1 : 0 });
  const whole = (count: number) => formatNumber(Math.round(count), language);
  return {
    bare,
    average,
    whole,
    cost: (cost: number) => (bare ? t.logogramCount(average(cost)) : p.gil(whole(withBuyersFee(cost)))),
    percent: (share: number) => formatPercent(share, language),
  };
}
