import { useMinute } from "~/browser/clock.ts";
import type { PriceView } from "~/features/market/use-prices.ts";
import { formatDuration, formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { priceMessages } from "./messages.ts";
import styles from "./Prices.module.css";

type ItemPriceProps = Readonly<{
  view: PriceView;
  itemId: number;
  /** Whether it can be on the market board at all. */
  marketable: boolean;
}>;

/** Average and the three cheapest listings of one item, or why there are none. */
export function ItemPrice({ view, itemId, marketable }: ItemPriceProps) {
  const t = priceMessages;
  const language = useLanguage();
  const now = useMinute();
  if (!marketable) return <p className={styles.none}>{t.unmarketable}</p>;
  const prices = view.prices.get(itemId);
  if (prices === undefined) {
    // While a failed request is repeated, the status says so: a price is not "on its way" below it.
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
                // biome-ignore lint/suspicious/noArrayIndexKey: two listings may be alike in everything but their rank
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
