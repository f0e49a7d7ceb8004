import occultItemNames from "@foray/fieldops/records/occult-items/names/page";
import { useMemo } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { textPart, useUrlState } from "~/browser/url-state.ts";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { placeText } from "~/features/record-table/cells.tsx";
import { Lines, PlaceLink } from "~/features/record-table/RecordTable.tsx";
import { TablePage } from "~/features/record-table/TablePage.tsx";
import { TableTool } from "~/features/record-table/TableTool.tsx";
import type { Column } from "~/features/record-table/table.ts";
import { useAskedItem } from "~/features/record-table/use-asked-item.ts";
import { formatNumber, formatTimes } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Times } from "~/i18n/Times.tsx";
import { controlClass, Field, Select } from "~/ui/Field.tsx";
import styles from "./Exchanges.module.css";
import { exchangeItems } from "./items.ts";
import { exchangeMessages } from "./messages.ts";
import {
  type Amount,
  costIn,
  currencies,
  operations,
  readAmount,
  type Trade,
  timesFor,
  trades,
} from "./trades.ts";

const older = trades.find(({ patch }) => patch !== null)?.patch ?? null;

export function meta() {
  return pageMeta({ title: exchangeMessages.title, description: exchangeMessages.lead, path: "/exchanges" });
}

const currencyPart = textPart("currency");
const amountPart = textPart("amount");

export default function ExchangesPage() {
  const t = exchangeMessages;
  const language = useLanguage();
  const item = exchangeItems.useNames();
  const occultItem = useGameNames("fieldops/occult-items", occultItemNames);
  const zone = useZoneNames();
  const [wanted, want] = useUrlState(currencyPart);
  const [text, setText] = useUrlState(amountPart);
  useAskedItem((itemId) => item(itemId)?.text);
  const currency =
    (currencies.find(({ itemId }) => exchangeItems.known(itemId)?.id === wanted) ?? currencies[0])?.itemId ??
    0;
  const typed = text ?? "";
  const amount = readAmount(typed);
  const rows = useMemo(
    () =>
      trades.filter(
        (trade) => costIn(trade, currency) > 0 && (amount === null || timesFor(trade, currency, amount) > 0),
      ),
    [currency, amount],
  );
  const number = (value: number) => formatNumber(value, language);
  const word = (itemId: number) => item(itemId)?.text ?? String(itemId);
  const withCount = ({ itemId, quantity }: Amount) =>
    quantity === 1 ? word(itemId) : formatTimes(number(quantity), word(itemId));
  const gets = ({ gets: all }: Trade) => all.map(withCount).join("; ");
  const also = ({ costs }: Trade) => costs.filter(({ itemId }) => itemId !== currency);
  const shops = new Map(
    trades.map(({ operation, shop, vendor, zone: where }) => {
      const place = where === null ? t.operations[operation] : zone(where).text;
      return [shop, vendor === null ? t.exchangeIn(place) : t.shopIn(occultItem(vendor).text, place)];
    }),
  );
  const columns: readonly Column<Trade>[] = [
    {
      id: "item",
      head: t.item,
      cell: ({ gets: all, sure }) => (
        <DoubtMark doubt={sure ? null : { kind: "oneSource" }}>
          {all.map(({ itemId, quantity }) => {
            const name = item(itemId);
            return (
              <span key={itemId}>
                <Times count={quantity === 1 ? 1 : number(quantity)}>
                  {name === undefined ? itemId : <GameName name={name} />}
                </Times>
              </span>
            );
          })}
        </DoubtMark>
      ),
      text: gets,
      sortBy: gets,
    },
    {
      id: "cost",
      head: t.cost,
      numeric: true,
      cell: (trade) => number(costIn(trade, currency)),
      text: (trade) => String(costIn(trade, currency)),
      sortBy: (trade) => costIn(trade, currency),
    },
    ...(amount === null
      ? []
      : [
          {
            id: "times",
            head: t.times,
            numeric: true,
            cell: (trade) => t.timesText(number(timesFor(trade, currency, amount))),
            text: (trade) => String(timesFor(trade, currency, amount)),
            sortBy: (trade) => timesFor(trade, currency, amount),
          } satisfies Column<Trade>,
        ]),
    ...(rows.some((trade) => also(trade).length > 0)
      ? [
          {
            id: "also",
            head: t.also,
            legend: t.alsoLegend,
            cell: (trade) => <Lines>{also(trade).map(withCount)}</Lines>,
            text: (trade) => also(trade).map(withCount).join("; "),
          } satisfies Column<Trade>,
        ]
      : []),
    ...(rows.some(({ position }) => position !== null)
      ? [
          {
            id: "place",
            head: t.place,
            cell: ({ position }) => (position === null ? "" : <PlaceLink position={position} />),
            text: ({ position }) => placeText(position ?? undefined),
          } satisfies Column<Trade>,
        ]
      : []),
  ];
  const words = useMemo(
    () =>
      Object.fromEntries(
        rows.map(({ gets: all, id }) => [
          id,
          all.map(({ itemId }) => exchangeItems.pageName(itemId) ?? String(itemId)).join(" "),
        ]),
      ),
    [rows],
  );
  const byId = new Map(rows.map((trade) => [trade.id, trade]));
  return (
    <TablePage title={t.title} lead={t.lead} tables={["exchanges", "shops"]}>
      <div className={styles.asked}>
        <Field label={t.currency}>
          {(field) => (
            <Select
              {...field}
              value={exchangeItems.known(currency)?.id ?? ""}
              onChange={({ target }) => want(() => target.value)}
            >
              {operations.map((operation) => (
                <optgroup key={operation} label={t.operations[operation]}>
                  {currencies
                    .filter((each) => each.operation === operation)
                    .map(({ itemId }) => (
                      <option key={itemId} value={exchangeItems.known(itemId)?.id}>
                        {word(itemId)}
                      </option>
                    ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t.amount} hint={t.amountHint}>
          {(field) => (
            <input
              {...field}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              className={controlClass}
              value={typed.slice(0, 6)}
              onChange={({ target }) => {
                const digits = target.value.replace(/\D/g, "").slice(0, 6);
                setText(() => digits);
              }}
            />
          )}
        </Field>
      </div>
      {older !== null && <p className={styles.older}>{t.older(older)}</p>}
      <TableTool
        key={currency}
        label={t.title}
        file="exchanges"
        rows={rows}
        columns={columns}
        find={{
          english: words,
          name: (id) => {
            const trade = byId.get(id);
            return { text: trade === undefined ? id : gets(trade), lang: language };
          },
        }}
        groups={{
          of: ({ shop }) => shop,
          column: t.where,
          name: (shop) => ({ text: shops.get(shop) ?? shop, lang: language }),
        }}
        figure={(trade) => ({ label: t.cost, value: number(costIn(trade, currency)) })}
        brief={(trade) => [
          amount === null ? null : t.timesText(number(timesFor(trade, currency, amount))),
          ...also(trade).map(withCount),
        ]}
      />
    </TablePage>
  );
}
