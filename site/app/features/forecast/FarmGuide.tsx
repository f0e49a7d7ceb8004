import elementSprite from "virtual:glyphs/elements";
import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import { NIGHT_HOURS } from "@foray/fieldops/forecast/windows";
import { withDetails } from "@foray/fieldops/forecast-filters/details";
import { spawnDoubt } from "@foray/fieldops/forecast-filters/doubt";
import type { ForecastMonster, SpawnRule } from "@foray/fieldops/forecast-filters/types";
import { Link } from "react-router";
import { RespawnTimer } from "~/features/boards/RespawnTimer.tsx";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { mapPath } from "~/features/map/map-path.ts";
import { useFarmNames } from "~/features/spawn-windows/use-farm-names.ts";
import { formatAside, formatEorzeaHours, formatList, formatPercent } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { titled } from "~/i18n/titled.ts";
import { Glyph, UiIcon, WeatherIcon } from "~/ui/Glyph.tsx";
import { ElementDoubt } from "./ElementDoubt.tsx";
import styles from "./FarmGuide.module.css";
import { farmLines } from "./farm-lines.ts";
import { forecastMessages } from "./messages.ts";

/** Each of these figures comes from a single guide. */
const ONE_SOURCE = { kind: "oneSource" } as const;

export default function FarmGuide({ rule }: { rule: SpawnRule }) {
  const filter = withDetails(rule);
  const t = forecastMessages.details;
  const guide = forecastMessages.guidePart;
  const language = useLanguage();
  const cycle = useHourCycle();
  const name = useFarmNames();
  const weatherName = useWeatherNames();
  const percent = (share: number) => formatPercent(share, language);
  const lines = farmLines(filter, guide, {
    elements: t.elements,
    name: (id) => name(id).text,
    weather: (id) => weatherName(id).text,
    percent,
    list: (items) => formatList(items, language),
  });
  const monsters = spawnDoubt(rule, "monsters");
  // Other sources give a sprite with its rank, such as "wind-sprite 3".
  const otherMonsters = (monsters?.kind === "differ" ? monsters.others : []).map((other) => {
    const [id = "", rank] = other.split(" ");
    return `${name(id).text} ${rank}`;
  });
  const chain = spawnDoubt(rule, "farming.chainRecipes.0.chain");
  return (
    <div className={styles.guide}>
      {filter.kind !== "notorious-monster" && (
        <>
          <h3>
            {guide.monsters} <DoubtMark doubt={monsters} others={otherMonsters} />
          </h3>
          <ul className={styles.monsters}>
            {filter.monsters.map((monster) => (
              <Monster key={monster.name} rule={rule} monster={monster} />
            ))}
          </ul>
        </>
      )}
      {filter.trigger && (
        <p className={styles.trigger}>
          {guide.calledBy(name(filter.trigger.name).text, filter.trigger.level)}
          <span className={styles.marks}>
            <Glyph
              sprite={elementSprite}
              id={filter.trigger.element}
              size={16}
              label={t.elements[filter.trigger.element]}
            />
            {filter.appliesTo === "trigger" && filter.trigger.weather.length > 0 && (
              <span>{formatAside("", guide.calledWeather).trim()}</span>
            )}
            {filter.trigger.night && (
              <span>
                <UiIcon id="moon" size={16} />{" "}
                {guide.calledNight(formatEorzeaHours(...NIGHT_HOURS, language, cycle))}
              </span>
            )}
            {filter.trigger.position !== undefined && <PlaceOf position={filter.trigger.position} />}
          </span>
        </p>
      )}
      {lines.length > 0 && (
        <>
          {filter.farming !== undefined && (
            <p>
              <DoubtMark doubt={chain ?? ONE_SOURCE} />
            </p>
          )}
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {filter.kind !== "notorious-monster" && filter.rewards.length > 0 && (
        <>
          <h3>{guide.rewards}</h3>
          <p>
            {filter.rewards.map(({ item }) => (
              <GameName key={item} name={titled(name(item))} />
            ))}
          </p>
        </>
      )}
      {filter.notoriousMonster !== undefined && filter.respawnMinutes !== undefined && (
        <p>
          <RespawnTimer monsterId={filter.notoriousMonster} name={name(filter.id).text} small />
        </p>
      )}
      {filter.respawnMinutes !== undefined && (
        <p className={styles.small}>{guide.respawn(filter.respawnMinutes)}</p>
      )}
    </div>
  );
}

function PlaceOf({ position, name }: Readonly<{ position: Parameters<typeof mapPath>[0]; name?: string }>) {
  return (
    <Link to={mapPath(position)}>
      <UiIcon id="map-pin" size={16} /> {name} {displayPosition(mapPosition(position.x, position.y))}
    </Link>
  );
}

function Monster({ rule, monster }: { rule: SpawnRule; monster: ForecastMonster }) {
  const t = forecastMessages.details;
  const name = useFarmNames();
  const weatherName = useWeatherNames();
  return (
    <li>
      <b>
        <GameName name={titled(name(monster.name))} />
      </b>
      {monster.level !== undefined && <span>{t.level(monster.level)}</span>}
      {monster.rank !== undefined && <span>{t.rank(monster.rank)}</span>}
      {monster.element && (
        <span>
          <Glyph sprite={elementSprite} id={monster.element} size={16} />
          {t.elements[monster.element]}
        </span>
      )}
      {monster.element === null && (
        <span>
          <ElementDoubt rule={rule} monster={monster.name} />
        </span>
      )}
      {monster.weather?.map((weather) => (
        <span key={weather}>
          <WeatherIcon weather={weather} size={16} />
          <GameName name={weatherName(weather)} />
        </span>
      ))}
      {monster.levelSync && (
        <PlaceOf position={monster.levelSync.position} name={name(monster.levelSync.notoriousMonster).text} />
      )}
    </li>
  );
}
