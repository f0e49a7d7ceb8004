import { zones as skies } from "@foray/eorzea/zones/tables";
import { doubtOf } from "@foray/fieldops/doubt/doubt";
import { skyDoubt } from "@foray/fieldops/doubt/sky";
import { zonesOf } from "@foray/fieldops/fields/operations";
import { enemyFacts } from "@foray/fieldops/records/enemies/facts";
import enemyNames from "@foray/fieldops/records/enemies/names/page";
import { Link } from "react-router";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { Lines, RecordTable } from "~/features/record-table/RecordTable.tsx";
import { formatPercent, formatSeries } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames, useZoneNames } from "~/i18n/sky-names.ts";
import { WeatherIcon } from "~/ui/Glyph.tsx";
import { guideMessages } from "../messages.ts";

const zones = zonesOf("occult");
const bound = enemyFacts.filter(
  ({ zone, weather }) => weather !== undefined && zones.some((each) => each === zone),
);
/** Zones whose weather rates are not from the game's data. */
const uncertain = skies.filter(({ id }) => skyDoubt(id) !== null && zones.some((each) => each === id));
const weathers = [...new Set(bound.flatMap(({ weather }) => weather ?? []))];

export default function Weather() {
  const t = guideMessages;
  const enemy = useGameNames("fieldops/enemies", enemyNames);
  const weatherName = useWeatherNames();
  const zone = useZoneNames();
  const language = useLanguage();
  return (
    <>
      {uncertain.map(({ certainty = 0, id }) => (
        <p key={id}>
          <DoubtMark doubt={skyDoubt(id)}>
            {t.skyCertainty(zone(id).text, formatPercent(certainty, language))}
          </DoubtMark>
        </p>
      ))}
      <RecordTable
        label={t.pages.weather.title}
        columns={[t.weather, ...zones.map((id) => zone(id).text)]}
        rows={weathers.map((weather) => ({
          id: weather,
          cells: [
            <span key="w">
              <WeatherIcon weather={weather} size={18} /> <GameName name={weatherName(weather)} />
            </span>,
            ...zones.map((id) => (
              <Lines key={id}>
                {bound
                  .filter((each) => each.zone === id && each.weather?.includes(weather))
                  .map((each) => (
                    <span key={each.id}>
                      <GameName name={enemy(each.id)} />
                      {each.levels.length > 0 && (
                        <>
                          {" "}
                          (
                          <DoubtMark doubt={doubtOf(each, "levels")}>
                            {formatSeries(each.levels.map(String))}
                          </DoubtMark>
                          )
                        </>
                      )}
                    </span>
                  ))}
              </Lines>
            )),
          ],
        }))}
      />
      <p>
        <Link to="/occult/enemies">{t.toEnemies}</Link>
      </p>
    </>
  );
}
