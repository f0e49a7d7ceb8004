import farmSprite from "virtual:glyphs/farms";
import type { FilterRule, ForecastChoice } from "@foray/fieldops/forecast-filters/types";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName, useZoneNames } from "~/i18n/game-names.tsx";
import { titled, useFilterTitles } from "~/ui/filter-titles/use-filter-titles.ts";
import { Glyph } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import styles from "./Forecast.module.css";
import { isCollection } from "./filter.ts";
import { forecastMessages } from "./messages.ts";
import { useFilterNames } from "./use-names.ts";

/** Name and place of a filter, and the mob it is about where there is a choice; the answer comes right after it. */
export function ForecastHead({ filter, choice }: { filter: FilterRule; choice: ForecastChoice | undefined }) {
  const t = useMessages(forecastMessages);
  const name = useFilterNames();
  const title = useFilterTitles();
  const zoneName = useZoneNames();
  if (isCollection(filter)) {
    return (
      <header className={styles.head}>
        <h1>{title(filter.id).text}</h1>
      </header>
    );
  }
  const mob = choice?.monsters[0];
  return (
    <header className={styles.head}>
      <p className={styles.eyebrow}>
        <span>
          <GameName name={zoneName(filter.zone)} />
        </span>
        <span>{t.kinds[filter.kind]}</span>
        {filter.area !== undefined && <span>{t.area(filter.area)}</span>}
      </p>
      <div className={styles.title}>
        <Plate size={64}>
          <Glyph sprite={farmSprite} id={filter.id} size={40} />
        </Plate>
        <div>
          <h1>
            <GameName name={title(filter.id)} />
          </h1>
          {mob !== undefined && (
            <p className={styles.mob}>
              <GameName name={titled(name(mob))} />
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
