import type { TowerFacts } from "@foray/fieldops/occult/types";
import { currencies } from "@foray/fieldops/records/currencies/facts";
import engagementNames from "@foray/fieldops/records/engagements/names/en";
import bossNames from "@foray/fieldops/records/occult-bosses/names/en";
import itemNames from "@foray/fieldops/records/occult-items/names/en";
import { towers } from "@foray/fieldops/records/towers/facts";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatNumber } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Lines, PlaceLink, RecordTable } from "~/ui/record-table/RecordTable.tsx";
import { guideMessages } from "../messages.ts";

const currencyIds = new Map(currencies.map(({ itemId, id }) => [itemId, id]));

/** The towers side by side: who is let in, when, and what waits. */
export default function Tower() {
  const t = useMessages(guideMessages);
  const language = useLanguage();
  const engagement = useGameNames("fieldops/engagements", engagementNames);
  const item = useGameNames("fieldops/occult-items", itemNames);
  const boss = useGameNames("fieldops/occult-bosses", bossNames);
  const number = (value: number | undefined) =>
    value === undefined ? t.unknown : formatNumber(value, language);
  const entry = ({ entryItemId }: TowerFacts) => {
    const id = entryItemId === null ? undefined : currencyIds.get(entryItemId);
    return id === undefined ? t.unknown : item(id).text;
  };
  const timer = ({
    timer: { baseMinutes, minusMinutesPerEngagement: each, minusMinutesPerFate: fate },
  }: TowerFacts) =>
    t.timerText(
      number(baseMinutes),
      each === undefined ? null : number(each),
      fate === undefined ? null : number(fate),
    );
  const raising = ({ resurrectionLimited }: TowerFacts) => {
    if (resurrectionLimited === undefined) return t.unknown;
    return resurrectionLimited ? t.yes : t.no;
  };
  return (
    <RecordTable
      label={t.pages.tower.title}
      columns={[
        t.name,
        t.place,
        t.leastPlayers,
        t.mostPlayers,
        t.knowledge,
        t.entry,
        t.timer,
        t.raising,
        t.jobChange,
        t.bosses,
      ]}
      rows={towers.map((tower) => ({
        id: tower.id,
        cells: [
          <GameName key="n" name={engagement(tower.engagement)} />,
          <PlaceLink key="p" position={tower.position} />,
          number(tower.playersMin),
          number(tower.playersMax),
          number(tower.knowledgeLevel),
          entry(tower),
          timer(tower),
          raising(tower),
          tower.jobChange === undefined ? t.unknown : t.jobChanges[tower.jobChange],
          <Lines key="b">
            {tower.bosses.map(({ name }) => (
              <GameName key={name} name={boss(name)} />
            ))}
          </Lines>,
        ],
      }))}
    />
  );
}
