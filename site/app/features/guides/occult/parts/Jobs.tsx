import { wordKey } from "@foray/fieldops/names";
import type { PhantomUnlock } from "@foray/fieldops/occult/phantom-jobs/types";
import { currencies } from "@foray/fieldops/records/currencies/facts";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import wordNames from "@foray/fieldops/records/miscellany/names/page";
import itemNames from "@foray/fieldops/records/occult-items/names/page";
import { phantomJobFacts } from "@foray/fieldops/records/phantom-jobs/facts";
import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { Link } from "react-router";
import { RecordTable } from "~/features/record-table/RecordTable.tsx";
import { formatLabelled, formatNumber, formatTimes } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { guideMessages } from "../messages.ts";

const currencyIds = new Map(currencies.map(({ itemId, id }) => [itemId, id]));

export default function Jobs() {
  const t = guideMessages;
  const language = useLanguage();
  const job = useGameNames("fieldops/phantom-jobs", jobNames);
  const item = useGameNames("fieldops/occult-items", itemNames);
  const word = useGameNames("fieldops/miscellany", wordNames);
  const encounter = useGameNames("fieldops/engagements", engagementNames);
  const zone = useZoneNames();
  const unlock = (way: PhantomUnlock): string => {
    switch (way.by) {
      case "default":
        return t.byDefault;
      case "quest":
        return formatLabelled(t.byQuest, word(wordKey(way.quest)).text);
      case "encounter":
        return formatLabelled(t.byEncounter, encounter(way.encounter).text);
      case "shop": {
        const currency = currencyIds.get(way.currencyItemId);
        return formatLabelled(
          t.byShop,
          formatTimes(formatNumber(way.cost, language), currency === undefined ? "?" : item(currency).text),
        );
      }
    }
  };
  return (
    <RecordTable
      label={t.pages.jobs.title}
      columns={[t.name, t.zone, t.level, t.unlock]}
      rows={phantomJobFacts.map((facts) => ({
        id: facts.id,
        cells: [
          <Link key="n" to={`/occult/phantomjob/${facts.id}`}>
            <GameName name={job(facts.id)} />
          </Link>,
          <GameName key="z" name={zone(facts.zone)} />,
          facts.levelMax,
          unlock(facts.unlock),
        ],
      }))}
    />
  );
}
