import { useMinute } from "~/browser/clock.ts";
import type { PriceView } from "~/features/market/use-prices.ts";
import { formatDuration, formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { priceMessages } from "./messages.ts";
import styles from "./Prices.module.css";

type ItemPriceProps = Readonly<{
  view: PriceView;
  itemId: number;
  marketable: boolean;
}>;

export function ItemPrice({ view, itemId, marketable }: ItemPriceProps) {
  const t = priceMessages;
  const language = useLanguage();
  const now = useMinute();
  if (!marketable) return <p className={styles.none}>{t.unmarketable}</p>;
  const prices = view.prices.get(itemId);
  if (prices === undefined) {
    // While retrying, `PriceStatus` shows the error, so this must not say that prices are loading.
    const phase = view.trouble === null ? view.phase : "trouble";
    const words = { idle: t.waiting, loading: t.waiting, ready: t.unknown, trouble: t.notHad }[phase];
    return (
      <p className={styles.none} data-waiting={words === t.waiting || undefined}>
        {words}
      </p>
    );
  }
  if (prices.uploadedAt === null && prices.listings.length === 0) {
    return <p className={styles.none}>{t.unknown}</p>;
  }
  const { uploadedAt } = prices;
  const gil = (amount: number) => t.gil(formatNumber(amount, language));
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{t.average}</dt>
        <dd>
          <b>{prices.average === null ? t.noSales : gil(prices.average)}</b>
        </dd>
      </div>
      <div>
        <dt>
          {t.cheapest}
          {uploadedAt !== null && now !== null && (
            <small> {t.seen(formatDuration(Math.max(60_000, now - uploadedAt), language))}</small>
          )}
        </dt>
        <dd>
          {prices.listings.length === 0 ? (
            t.empty
          ) : (
            <ul>
              {prices.listings.map(({ price, quantity, world }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: listings may differ only in rank
                <li key={at}>
                  {world === null
                    ? t.listingHere(gil(price), quantity)
                    : t.listing(gil(price), quantity, world)}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  );
}
