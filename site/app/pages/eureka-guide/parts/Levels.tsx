import { challengeLogFacts } from "@foray/fieldops/records/challenge-log/facts";
import challengeNames from "@foray/fieldops/records/challenge-log/names/en";
import { dutyFacts } from "@foray/fieldops/records/duties/facts";
import { levelRules } from "@foray/fieldops/records/level-rules/facts";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatNumber } from "~/i18n/format.ts";
import { GameName, useGameNames, useZoneNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { RecordTable } from "~/ui/record-table/RecordTable.tsx";
import { eurekaGuideMessages } from "../messages.ts";

const { levelMaxByZone, elementBonus } = levelRules.eureka;

/** The levels of each zone, the bonus of the magia board, and the weekly log. */
export default function Levels() {
  const t = useMessages(eurekaGuideMessages);
  const language = useLanguage();
  const zoneName = useZoneNames();
  const entry = useGameNames("fieldops/challenge-log", challengeNames);
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <RecordTable
        label={t.pages.levels.title}
        columns={[t.zone, t.mostLevel, t.players, t.minutes]}
        rows={levelMaxByZone.map(({ zone, level }) => {
          const duty = dutyFacts.find((each) => each.zone === zone);
          return {
            id: zone,
            cells: [
              <GameName key="z" name={zoneName(zone)} />,
              level,
              duty === undefined ? "–" : number(duty.maxPlayers),
              duty === undefined ? "–" : number(duty.minutes),
            ],
          };
        })}
      />
      <RecordTable
        label={t.bonus}
        columns={[t.element, t.bonus]}
        rows={elementBonus.map((bonus, index) => ({
          id: `magia-${index + 1}`,
          cells: [index + 1, `${number(bonus)}\u00a0%`],
        }))}
      />
      <h2>{t.weekly}</h2>
      <RecordTable
        label={t.weekly}
        columns={[t.entry, t.count, t.gil]}
        rows={challengeLogFacts
          .filter(({ operation }) => operation === "eureka")
          .map(({ id, amount, gil }) => ({
            id,
            cells: [<GameName key="n" name={entry(id)} />, number(amount), number(gil)],
          }))}
      />
    </>
  );
}
