import type { DropRate } from "@foray/fieldops/records/types";
import { useMemo } from "react";
import { TableTool } from "~/features/record-table/TableTool.tsx";
import type { Column } from "~/features/record-table/table.ts";
import { formatNumber, formatPercent, formatWideRange } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { priceMessages } from "../messages.ts";
import { PriceStatus } from "../PriceStatus.tsx";
import { useOnScreen } from "../use-on-screen.ts";
import { usePrices } from "../use-prices.ts";
import styles from "./Boxes.module.css";
import { boxItems } from "./items.ts";
import { boxMessages } from "./messages.ts";
import { expectedWorth, type Weighed, weigh } from "./worth.ts";

type Row = Weighed & Readonly<{ id: string }>;

/** Decimal places of a percentage, more for small ones. */
const places = (share: number) => (share >= 0.1 ? 1 : share >= 0.01 ? 2 : 4);

export function BoxContents({ box, label }: { box: DropRate; label: string }) {
  const t = boxMessages;
  const p = priceMessages;
  const language = useLanguage();
  const name = boxItems.useNames();
  const [worthBox, seen] = useOnScreen<HTMLDivElement>();
  const items = useMemo(
    () => box.drops.flatMap(({ itemId }) => (boxItems.known(itemId)?.marketable === true ? [itemId] : [])),
    [box],
  );
  const market = usePrices(items, seen);
  const { prices } = market;
  const rows: readonly Row[] = useMemo(
    () =>
      box.drops
        .filter(({ itemId }) => boxItems.known(itemId) !== undefined)
        .map((drop) => ({
          ...weigh(drop, box.openings, prices.get(drop.itemId)),
          id: String(drop.itemId),
        }))
        .sort((a, b) => b.share - a.share),
    [box, prices],
  );
  const unnamed = box.drops.filter(({ itemId }) => boxItems.known(itemId) === undefined);
  const worth = expectedWorth(rows);
  const waiting = market.trouble !== null ? p.notHad : p.waiting;
  const number = (value: number, most = 0) => formatNumber(value, language, { most });
  const percent = (share: number) => formatPercent(share, language, places(share));
  const text = (row: Row) => name(row.itemId)?.text ?? row.id;
  const gil = (amount: number | null) => (amount === null ? "" : t.gil(number(amount, amount < 10 ? 2 : 0)));
  const expected = market.prices.size === 0 ? waiting : gil(worth.gil);
  const columns: readonly Column<Row>[] = [
    {
      id: "item",
      head: t.item,
      cell: ({ itemId }) => {
        const known = name(itemId);
        return known === undefined ? itemId : <GameName name={known} />;
      },
      text,
      sortBy: text,
    },
    {
      id: "rate",
      head: t.rate,
      legend: t.rateLegend,
      numeric: true,
      cell: ({ share }) => percent(share),
      text: ({ share }) => String(share),
      sortBy: ({ share }) => share,
    },
    {
      id: "interval",
      head: t.interval,
      legend: t.intervalLegend,
      numeric: true,
      cell: ({ interval: [low, high] }) => formatWideRange(percent(low), percent(high)),
      text: ({ interval: [low, high] }) => `${low} ${high}`,
    },
    {
      id: "count",
      head: t.count,
      legend: t.countLegend,
      numeric: true,
      cell: ({ count }) => number(count),
      text: ({ count }) => String(count),
      sortBy: ({ count }) => count,
    },
    {
      id: "pieces",
      head: t.pieces,
      legend: t.piecesLegend,
      numeric: true,
      cell: ({ pieces }) => number(pieces, 2),
      text: ({ pieces }) => String(pieces),
      sortBy: ({ pieces }) => pieces,
    },
    {
      id: "price",
      head: t.price,
      legend: t.priceLegend,
      numeric: true,
      cell: ({ price }) => gil(price),
      text: ({ price }) => String(price ?? ""),
      sortBy: ({ price }) => price,
    },
    {
      id: "worth",
      head: t.worth,
      legend: t.worthLegend,
      numeric: true,
      cell: ({ worth: part }) => gil(part),
      text: ({ worth: part }) => String(part ?? ""),
      sortBy: ({ worth: part }) => part,
    },
  ];
  const english = useMemo(
    () =>
      Object.fromEntries(
        box.drops.map(({ itemId }) => [String(itemId), boxItems.pageName(itemId) ?? String(itemId)]),
      ),
    [box],
  );
  return (
    <>
      <div ref={worthBox} className={styles.worth}>
        {items.length > 0 && (
          <>
            <p className={styles.expected}>
              <span>{t.expected}</span>
              <b>{expected}</b>
              {market.prices.size > 0 && (
                <small>{t.covered(number(worth.priced), number(box.drops.length))}</small>
              )}
            </p>
            <PriceStatus view={market} />
          </>
        )}
      </div>
      <TableTool
        label={label}
        file={box.id}
        rows={rows}
        columns={columns}
        find={{ english, name: (id) => name(Number(id)) ?? { text: id, lang: "en" } }}
        figure={({ share }) => ({ value: percent(share) })}
        brief={({ price }) => [gil(price)]}
      />
      {unnamed.length > 0 && (
        <p className={styles.unnamed}>
          {t.unnamed(
            number(unnamed.length),
            number((100 * unnamed.reduce((sum, { count }) => sum + count, 0)) / box.openings),
          )}
        </p>
      )}
    </>
  );
}
