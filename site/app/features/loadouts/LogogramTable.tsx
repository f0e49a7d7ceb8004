import logogramSprite from "virtual:glyphs/logograms";
import type { PlannedLogogram, Stock, Tally } from "@foray/fieldops/loadout-plan/types";
import { logogramFacts } from "@foray/fieldops/records/logograms/facts";
import type { LogogramId } from "@foray/fieldops/records/logograms/ids";
import logogramNames from "@foray/fieldops/records/logograms/names/page";
import type { LogogramFacts } from "@foray/fieldops/records/types";
import { useMinute } from "~/browser/clock.ts";
import { MAX_OWNED, ownPricesPreference, stockPreference, withOwned } from "~/features/inventory/stock.ts";
import type { OwnPrices, UnitPrice } from "~/features/market/logogram-prices.ts";
import { priceMessages } from "~/features/market/messages.ts";
import { PriceStatus } from "~/features/market/PriceStatus.tsx";
import type { ItemPrices } from "~/features/market/prices.ts";
import type { PriceView } from "~/features/market/use-prices.ts";
import { LogogramSources } from "~/features/sources/logograms.tsx";
import { formatDuration, formatLabelled, formatNumber, formatSentences } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Folded } from "~/ui/fold/Folded.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { CountInput } from "./CountInput.tsx";
import { loadoutMessages } from "./messages.ts";
import { useAmounts } from "./money.ts";
import styles from "./Needs.module.css";

/** Rows that a phone shows before "show all". */
const FIRST = 2;

type LogogramTableProps = Readonly<{
  tally: Tally | null;
  stock: Stock;
  prices: Readonly<Record<LogogramId, UnitPrice>>;
  own: OwnPrices;
  market: PriceView;
}>;

export function LogogramTable({ tally, stock, prices, own, market }: LogogramTableProps) {
  const t = loadoutMessages;
  const needed = new Map(tally?.logograms.map((line) => [line.logogram, line]));
  const wanted = logogramFacts
    .filter(({ id }) => needed.has(id))
    .sort((a, b) => (needed.get(b.id)?.opened ?? 0) - (needed.get(a.id)?.opened ?? 0));
  const others = logogramFacts.filter(({ id }) => !needed.has(id));
  const row = (logogram: LogogramFacts) => (
    <LogogramRow
      key={logogram.id}
      logogram={logogram}
      line={needed.get(logogram.id)}
      stock={stock}
      prices={prices}
      own={own}
      market={market.prices.get(logogram.itemId)}
    />
  );
  return (
    <section>
      <h3 className={styles.heading}>{t.logograms}</h3>
      <p className={styles.text}>{formatSentences([t.logogramsText, priceMessages.feeIncluded])}</p>
      <PriceStatus view={market} />
      {tally !== null && (
        <ul className={styles.rows}>
          <Folded shown={FIRST} name={t.logograms}>
            {wanted.map(row)}
          </Folded>
        </ul>
      )}
      <details className={styles.others}>
        <summary>{t.otherLogograms}</summary>
        <ul className={styles.rows}>{others.map(row)}</ul>
      </details>
    </section>
  );
}

type LogogramRowProps = Omit<LogogramTableProps, "market" | "tally"> &
  Readonly<{
    logogram: LogogramFacts;
    line: PlannedLogogram | undefined;
    market: ItemPrices | undefined;
  }>;

function LogogramRow({ logogram, line, stock, prices, own, market }: LogogramRowProps) {
  const t = loadoutMessages;
  const name = useGameNames("fieldops/logograms", logogramNames)(logogram.id);
  const amounts = useAmounts(prices);
  const { price, basis } = prices[logogram.id];
  const shown = basis === "own" || basis === "count" ? undefined : price;
  return (
    <li className={styles.row} data-unneeded={line === undefined || undefined}>
      <Plate size={34}>
        <Glyph sprite={logogramSprite} id={logogram.key} size={19} />
      </Plate>
      <div className={styles.what}>
        <b>
          <GameName name={name} />
        </b>
        {line !== undefined && (
          <small>
            {t.need} <strong>{amounts.average(line.opened)}</strong>
            {line.cost > 0 && !amounts.bare && <> · {amounts.cost(line.cost)}</>}
          </small>
        )}
      </div>
      <div className={styles.field}>
        <small aria-hidden="true">{t.own}</small>
        <CountInput
          label={t.ownOf(name.text)}
          value={stock.logograms[logogram.id]}
          most={MAX_OWNED}
          onChange={(value) => stockPreference.set(withOwned(stock, logogram.id, value ?? 0))}
        />
      </div>
      <div className={styles.field}>
        <small>
          <span aria-hidden="true">{formatLabelled(t.price)}</span>
          {t.basis[basis]}
        </small>
        <CountInput
          wide
          label={t.priceOf(name.text)}
          value={own[logogram.id]}
          most={999_999_999}
          placeholder={shown === undefined ? "–" : amounts.whole(shown)}
          onChange={(value) => {
            const next = { ...own };
            if (value === undefined || value === 0) delete next[logogram.id];
            else next[logogram.id] = value;
            ownPricesPreference.set(next);
          }}
        />
      </div>
      <details className={styles.more}>
        <summary>{t.whereFrom}</summary>
        <Offers prices={market} />
        <LogogramSources logogram={logogram} name={name.text} />
      </details>
    </li>
  );
}

function Offers({ prices }: { prices: ItemPrices | undefined }) {
  const t = loadoutMessages;
  const language = useLanguage();
  const now = useMinute();
  if (prices === undefined) return null;
  if (prices.listings.length === 0) return <p className={styles.offers}>{t.noOffers}</p>;
  const { uploadedAt } = prices;
  return (
    <p className={styles.offers}>
      <b>{t.offers}</b>{" "}
      {uploadedAt !== null && now !== null && (
        <small>{t.seen(formatDuration(Math.max(60_000, now - uploadedAt), language))} </small>
      )}
      {prices.listings.map(({ price, quantity, world }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two listings may be identical
        <span key={index}>
          {t.offer(formatNumber(price, language), formatNumber(quantity, language), world)}
        </span>
      ))}
    </p>
  );
}
