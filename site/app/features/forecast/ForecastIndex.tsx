import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import { Link } from "react-router";
import { useFilterTitles } from "~/features/spawn-windows/filter-titles/use-filter-titles.ts";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Folded } from "~/ui/fold/Folded.tsx";
import styles from "./ForecastIndex.module.css";
import { isCollection } from "./filter.ts";
import { forecastMessages } from "./messages.ts";

const spawns = filterRules.flatMap((filter) => (isCollection(filter) ? [] : [filter]));
const zones = [...new Set(spawns.map(({ zone }) => zone))];
const collections = filterRules.filter(isCollection);

export default function ForecastIndex() {
  const t = forecastMessages.details;
  const title = useFilterTitles();
  const zoneName = useZoneNames();
  return (
    <nav className={styles.index} aria-labelledby="forecast-index">
      <h2 id="forecast-index">{t.allForecasts}</h2>
      <div className={styles.groups}>
        <Folded
          shown={1}
          count={filterRules.length}
          name={t.allForecasts}
          row={(press) => <div data-show-all="">{press}</div>}
        >
          <section>
            <h3>{t.together}</h3>
            <ul>
              {collections.map((filter) => (
                <li key={filter.id}>
                  <Link to={forecastPath(filter)}>{title(filter.id).text}</Link>
                </li>
              ))}
            </ul>
          </section>
          {zones.map((zone) => (
            <section key={zone}>
              <h3>
                <GameName name={zoneName(zone)} />
              </h3>
              <ul>
                {spawns
                  .filter((filter) => filter.zone === zone)
                  .map((filter) => (
                    <li key={filter.id}>
                      <Link to={forecastPath(filter)}>
                        <GameName name={title(filter.id)} />
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </Folded>
      </div>
    </nav>
  );
}
