import { wordKey } from "@foray/fieldops/names";
import { currencies } from "@foray/fieldops/records/currencies/facts";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import { engagementPlaces } from "@foray/fieldops/records/engagements/places";
import wordNames from "@foray/fieldops/records/miscellany/names/page";
import itemNames from "@foray/fieldops/records/occult-items/names/page";
import type { RunJob } from "@foray/fieldops/runs/seat-words";
import { jobFacts } from "@foray/fieldops/tower-board/board";
import { Link } from "react-router";
import { NotKnown } from "~/features/confidence/Doubt.tsx";
import { mapPath } from "~/features/map/map-path.ts";
import { formatNumber, formatTimes, sentenceGap } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { towerMessages } from "./messages.ts";

const currencyIds = new Map(currencies.map(({ itemId, id }) => [itemId, id]));
const places = new Map(engagementPlaces.map(({ id, position }) => [id, position]));

export function Price({ job }: { job: RunJob }) {
  const t = towerMessages;
  const language = useLanguage();
  const item = useGameNames("fieldops/occult-items", itemNames);
  const word = useGameNames("fieldops/miscellany", wordNames);
  const encounter = useGameNames("fieldops/engagements", engagementNames);
  const zone = useZoneNames();
  const { unlock } = jobFacts(job);
  switch (unlock.by) {
    case "default":
      return t.ready;
    case "quest":
      return t.priceQuest(word(wordKey(unlock.quest)).text, zone(unlock.zone).text);
    case "shop": {
      const currency = currencyIds.get(unlock.currencyItemId);
      if (currency === undefined) return <NotKnown why="notCollected" />;
      const price = formatTimes(formatNumber(unlock.cost, language), item(currency).text);
      return t.priceShop(price, zone(unlock.zone).text);
    }
    case "encounter": {
      const position = places.get(unlock.encounter);
      const name = <GameName name={encounter(unlock.encounter)} />;
      return (
        <>
          {t.priceDrop(zone(unlock.zone).text)}
          {sentenceGap()}
          {position === undefined ? name : <Link to={mapPath(position)}>{name}</Link>}
        </>
      );
    }
  }
}
