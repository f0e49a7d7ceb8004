import { levelRulesOf } from "@foray/fieldops/fields/level-rules";
import { dutyFacts } from "@foray/fieldops/records/duties/facts";
import { Link } from "react-router";
import { RecordTable } from "~/features/record-table/RecordTable.tsx";
import { formatNumber } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { eurekaGuideMessages } from "../messages.ts";

const { levelMaxByZone } = levelRulesOf("eureka");

export default function Levels() {
  const t = eurekaGuideMessages;
  const language = useLanguage();
  const zoneName = useZoneNames();
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <RecordTable
        label={t.pages.levels.title}
        columns={[t.zone, t.jobLevel, t.mostLevel, t.players, t.minutes]}
        rows={levelMaxByZone.map(({ zone, level }) => {
          const duty = dutyFacts.find((each) => each.zone === zone);
          return {
            id: zone,
            cells: [
              <GameName key="z" name={zoneName(zone)} />,
              duty?.levelRequired ?? "–",
              level,
              duty === undefined ? "–" : number(duty.maxPlayers),
              duty === undefined ? "–" : number(duty.minutes),
            ],
          };
        })}
      />
      <p>
        <Link to="/levels#log">{t.weekly}</Link>
      </p>
    </>
  );
}
