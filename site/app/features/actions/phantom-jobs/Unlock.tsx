import { wordKey } from "@foray/fieldops/names";
import type { PhantomUnlock } from "@foray/fieldops/occult/phantom-jobs/types";
import { currencies } from "@foray/fieldops/records/currencies/facts";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import { engagementPlaces } from "@foray/fieldops/records/engagements/places";
import wordNames from "@foray/fieldops/records/miscellany/names/page";
import itemNames from "@foray/fieldops/records/occult-items/names/page";
import { Link } from "react-router";
import { mapPath } from "~/features/map/map-path.ts";
import { formatNumber, sentenceGap } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { phantomMessages } from "./messages.ts";

const currencyIds = new Map(currencies.map(({ itemId, id }) => [itemId, id]));
const places = new Map(engagementPlaces.map(({ id, position }) => [id, position]));

/** Name of an encounter, linked to its place on the map if known. */
export function EncounterLink({ id }: { id: string }) {
  const name = useGameNames("fieldops/engagements", engagementNames);
  const position = places.get(id);
  const text = <GameName name={name(id)} />;
  return position === undefined ? text : <Link to={mapPath(position)}>{text}</Link>;
}

export function Unlock({ unlock }: { unlock: PhantomUnlock }) {
  const t = phantomMessages;
  const language = useLanguage();
  const item = useGameNames("fieldops/occult-items", itemNames);
  const word = useGameNames("fieldops/miscellany", wordNames);
  const zone = useZoneNames();
  switch (unlock.by) {
    case "default":
      return <p>{t.unlockDefault}</p>;
    case "quest":
      return <p>{t.unlockQuest(word(wordKey(unlock.quest)).text, zone(unlock.zone).text)}</p>;
    case "encounter":
      return (
        <p>
          {t.unlockEncounter(zone(unlock.zone).text)}
          {sentenceGap()}
          <EncounterLink id={unlock.encounter} />
        </p>
      );
    case "shop": {
      const currency = currencyIds.get(unlock.currencyItemId);
      const cost = formatNumber(unlock.cost, language);
      return (
        <p>
          {t.unlockShop(cost, currency === undefined ? "?" : item(currency).text, zone(unlock.zone).text)}
        </p>
      );
    }
  }
}
