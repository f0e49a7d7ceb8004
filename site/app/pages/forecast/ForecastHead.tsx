import elementSprite from "virtual:glyphs/elements";
import farmSprite from "virtual:glyphs/farms";
import type { FilterRule, ForecastChoice, SpawnRule } from "@foray/fieldops/forecast-filters/types";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName, useZoneNames } from "~/i18n/game-names.tsx";
import { Chip, Chips } from "~/ui/Chip.tsx";
import { titled, useFilterTitles } from "~/ui/filter-titles/use-filter-titles.ts";
import { Glyph, UiIcon } from "~/ui/Glyph.tsx";
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

/** Level, element and reward of a notorious monster. */
export function MonsterFacts({ filter }: { filter: SpawnRule }) {
  const t = useMessages(forecastMessages);
  const name = useFilterNames();
  const { monster } = filter;
  if (filter.kind !== "notorious-monster" || monster === undefined) return null;
  const ownElement = filter.appliesTo === "monster" && monster.element === null;
  return (
    <Chips label={t.facts}>
      {monster.level !== undefined && <Chip>{t.level(monster.level)}</Chip>}
      {monster.element && (
        <Chip>
          <Glyph sprite={elementSprite} id={monster.element} size={16} />
          {t.elements[monster.element]}
        </Chip>
      )}
      {ownElement && <Chip>{t.elementUnknown}</Chip>}
      {filter.rewards.map(({ item, quantity, rate }) => (
        <Chip key={item}>
          <UiIcon id="package" size={16} />
          <span>
            {quantity !== undefined && quantity > 1 && `${quantity} × `}
            <GameName name={titled(name(item))} />
            {rate === "rare" && ` (${t.rare})`}
          </span>
        </Chip>
      ))}
    </Chips>
  );
}
