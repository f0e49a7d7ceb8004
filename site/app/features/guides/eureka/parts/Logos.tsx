import { logogramFacts } from "@foray/fieldops/records/logograms/facts";
import logogramNames from "@foray/fieldops/records/logograms/names/page";
import { mnemeFacts } from "@foray/fieldops/records/mnemes/facts";
import mnemeNames from "@foray/fieldops/records/mnemes/names/page";
import { Link } from "react-router";
import { Lines, RecordTable } from "~/features/record-table/RecordTable.tsx";
import { formatNumber } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { titled } from "~/i18n/titled.ts";
import { eurekaGuideMessages } from "../messages.ts";

const actions = new Map(mnemeFacts.map(({ id, action }) => [id, action]));

export default function Logos() {
  const t = eurekaGuideMessages;
  const language = useLanguage();
  const logogram = useGameNames("fieldops/logograms", logogramNames);
  const mneme = useGameNames("fieldops/mnemes", mnemeNames);
  return (
    <RecordTable
      label={t.pages.logos.title}
      long
      columns={[t.logogram, t.mnemes, t.forecast]}
      rows={logogramFacts.map(({ id, mnemes, forecastFilter }) => ({
        id,
        cells: [
          <GameName key="n" name={titled(logogram(id))} />,
          <Lines key="m">
            {mnemes.map((each) => (
              <span key={each.mneme}>
                <Link to={`/eureka/logos/${actions.get(each.mneme) ?? ""}`}>
                  <GameName name={titled(mneme(each.mneme))} />
                </Link>{" "}
                {`${formatNumber(each.percent, language)}\u00a0%`}
              </span>
            ))}
          </Lines>,
          forecastFilter === null ? (
            "–"
          ) : (
            <Link key="f" to={`/forecast/${forecastFilter}`}>
              {t.forecast}
            </Link>
          ),
        ],
      }))}
    />
  );
}
