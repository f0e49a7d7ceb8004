import { Link } from "react-router";
import { useFilterTitles } from "~/features/spawn-windows/filter-titles/use-filter-titles.ts";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { formatLabelled } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Note } from "~/ui/Note.tsx";
import styles from "./Forecast.module.css";
import { forecastMessages } from "./messages.ts";
import { nearestFilters } from "./nearest.ts";

export function Unknown({ param }: { param: string }) {
  const t = forecastMessages.details;
  const title = useFilterTitles();
  const matches = nearestFilters(param);
  return (
    <div className={styles.unknown}>
      <Note kind="warn">
        <p>{t.unknownFilter(param)}</p>
        {matches.length > 0 && (
          <p>
            {formatLabelled(t.closest)}
            {matches.map((match) => (
              <Link key={match.id} to={forecastPath(match)}>
                <GameName name={title(match.id)} />
              </Link>
            ))}
          </p>
        )}
      </Note>
    </div>
  );
}
