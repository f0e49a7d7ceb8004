import elementSprite from "virtual:glyphs/elements";
import farmSprite from "virtual:glyphs/farms";
import type { FilterRule } from "@foray/fieldops/forecast-filters/types";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName, useWeatherNames, useZoneNames } from "~/i18n/game-names.tsx";
import { Chip, Chips } from "~/ui/Chip.tsx";
import { useFilterTitles } from "~/ui/filter-titles/use-filter-titles.ts";
import { Glyph, UiIcon, WeatherIcon } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import styles from "./Forecast.module.css";
import { isCollection } from "./filter.ts";
import { forecastMessages } from "./messages.ts";
import { useFilterNames } from "./use-names.ts";

/** Name, place and facts of a filter: weather, level or rank, element, reward. */
export function ForecastHead({ filter }: { filter: FilterRule }) {
  const t = useMessages(forecastMessages);
  const name = useFilterNames();
  const title = useFilterTitles();
  const zoneName = useZoneNames();
  const weatherName = useWeatherNames();
  if (isCollection(filter)) {
    return (
      <header className={styles.head}>
        <h1>{title(filter.id).text}</h1>
        <p className={styles.lead}>
          {t.collectionText[filter.id]} {t.exact}
        </p>
      </header>
    );
  }
  const { monster } = filter;
  const own = filter.appliesTo === "monster" ? monster : undefined;
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
        <h1>
          <GameName name={name(filter.id)} />
        </h1>
      </div>
      <p className={styles.lead}>{t.windowsLead}</p>
      <Chips label={t.facts}>
        {filter.weather.map((weather) => (
          <Chip key={weather}>
            <WeatherIcon weather={weather} size={18} />
            <GameName name={weatherName(weather)} />
          </Chip>
        ))}
        {filter.night && (
          <Chip>
            <UiIcon id="moon" size={16} />
            {t.night}
          </Chip>
        )}
        {filter.kind === "notorious-monster" && monster?.level !== undefined && (
          <Chip>{t.level(monster.level)}</Chip>
        )}
        {filter.kind === "notorious-monster" && monster?.element && (
          <Chip>
            <Glyph sprite={elementSprite} id={monster.element} size={16} />
            {t.elements[monster.element]}
          </Chip>
        )}
        {filter.kind === "notorious-monster" && own?.element === null && <Chip>{t.elementUnknown}</Chip>}
        {filter.rewards
          .filter(({ item }) => filter.kind === "notorious-monster" && item !== filter.id)
          .map(({ item, quantity, rate }) => (
            <Chip key={item}>
              <UiIcon id="package" size={16} />
              <span>
                {quantity !== undefined && quantity > 1 && `${quantity} × `}
                <GameName name={name(item)} />
                {rate === "rare" && ` (${t.rare})`}
              </span>
            </Chip>
          ))}
      </Chips>
    </header>
  );
}
