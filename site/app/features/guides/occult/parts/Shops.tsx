import { earnedFrom } from "@foray/fieldops/occult/earned";
import { currencies } from "@foray/fieldops/records/currencies/facts";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import itemNames from "@foray/fieldops/records/occult-items/names/page";
import { shops } from "@foray/fieldops/records/shops/facts";
import { Link } from "react-router";
import { NotKnown } from "~/features/confidence/Doubt.tsx";
import { PlaceLink, RecordTable } from "~/features/record-table/RecordTable.tsx";
import { formatLabelled, formatNumber, formatSeries } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { guideMessages } from "../messages.ts";

const currencyIds = new Map(currencies.map(({ itemId, id }) => [itemId, id]));

export default function Shops() {
  const t = guideMessages;
  const language = useLanguage();
  const item = useGameNames("fieldops/occult-items", itemNames);
  const engagement = useGameNames("fieldops/engagements", engagementNames);
  const zone = useZoneNames();
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <p>
        <Link to="/exchanges">{t.toExchanges}</Link>
      </p>
      <RecordTable
        label={t.pages.shops.title}
        long
        columns={[t.name, t.zone, t.earned]}
        rows={currencies.map((currency) => ({
          id: currency.id,
          cells: [
            <GameName key="n" name={item(currency.id)} />,
            <GameName key="z" name={zone(currency.zone)} />,
            earnedFrom(currency).length === 0 ? (
              <NotKnown key="f" why="notCollected" />
            ) : (
              formatSeries(earnedFrom(currency).map((kind) => t.earnedKinds[kind] ?? engagement(kind).text))
            ),
          ],
        }))}
      />
      {shops.map((shop) => {
        const currency = currencyIds.get(shop.currencyItemId);
        return (
          <section key={shop.id} id={shop.id}>
            <h2>
              <GameName name={item(shop.vendor)} />
            </h2>
            <p>
              <GameName name={zone(shop.zone)} />{" "}
              {shop.position !== undefined && <PlaceLink position={shop.position} />}
            </p>
            <RecordTable
              label={
                currency === undefined
                  ? item(shop.vendor).text
                  : formatLabelled(item(shop.vendor).text, item(currency).text)
              }
              columns={[t.ware, currency === undefined ? t.cost : item(currency).text]}
              rows={shop.wares.map((ware) => ({
                id: `${shop.id}-${ware.item}`,
                cells: [<GameName key="n" name={item(ware.item)} />, number(ware.cost)],
              }))}
            />
          </section>
        );
      })}
    </>
  );
}
