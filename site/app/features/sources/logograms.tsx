import elementSprite from "virtual:glyphs/elements";
import type { LogogramFacts, LogogramMob, LogogramSource } from "@foray/fieldops/records/types";
import { Link } from "react-router";
import { GameName } from "~/i18n/game-names.tsx";
import { useWeatherNames, useZoneNames } from "~/i18n/sky-names.ts";
import { Glyph, WeatherIcon } from "~/ui/Glyph.tsx";
import styles from "./logograms.module.css";
import { useSourceNames } from "./logograms-names.ts";
import { sourceWeathers } from "./logograms-weathers.ts";
import { sourceMessages } from "./messages.ts";
import NextWindow from "./NextWindow.tsx";

/**
 * Omits the market board.
 * @param name the logogram's name, for screen readers
 */
export function LogogramSources({ logogram, name }: { logogram: LogogramFacts; name: string }) {
  const t = sourceMessages.logograms;
  const farm = logogram.forecastFilter;
  return (
    <ul className={styles.sources} aria-label={t.sources(name)}>
      {logogram.sources.map((source, index) =>
        source.type === "marketBoard" ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a logogram's sources never changes
          <li key={index} className={styles.source}>
            <p className={styles.kind}>
              <b>{t.kinds[source.type]}</b>
              <Zone source={source} />
            </p>
            <Detail source={source} />
            {sourceWeathers(source).length > 0 && (
              <div className={styles.window}>
                <NextWindow source={source} />
              </div>
            )}
          </li>
        ),
      )}
      {farm !== null && (
        <li className={styles.all}>
          <Link to={`/forecast/${farm}`}>{t.times}</Link>
        </li>
      )}
    </ul>
  );
}

function Zone({ source }: { source: Exclude<LogogramSource, { type: "marketBoard" }> }) {
  const zone = useZoneNames();
  return (
    <span>
      <GameName name={zone(source.zone)} />
    </span>
  );
}

function Detail({ source }: { source: LogogramSource }) {
  const t = sourceMessages.logograms;
  const names = useSourceNames();
  switch (source.type) {
    case "bunnyCoffer":
      return <p className={styles.detail}>{t.coffers[source.coffer]}</p>;
    case "chain":
      return <p className={styles.detail}>{t.chain(source.chain)}</p>;
    case "lockbox":
      return (
        <p className={styles.detail}>
          <GameName name={names.item(source.item)} />
        </p>
      );
    case "duty":
      return (
        <p className={styles.detail}>
          <GameName name={names.duty(source.duty)} />
        </p>
      );
    case "notoriousMonster":
      return (
        <ul className={styles.names}>
          {source.fates.map(({ fateId, fate, monster, level }) => (
            <li key={fateId}>
              {monster === null ? t.fate(names.fate(fate).text) : <GameName name={names.monster(monster)} />}{" "}
              <small>{t.level(level)}</small>
            </li>
          ))}
        </ul>
      );
    case "mob":
    case "reflect":
      return (
        <ul className={styles.mobs}>
          {source.mobs.map((mob) => (
            <Mob key={`${mob.nameId}-${mob.level}`} mob={mob} />
          ))}
        </ul>
      );
    default:
      return null;
  }
}

function Mob({ mob }: { mob: LogogramMob }) {
  const t = sourceMessages.logograms;
  const names = useSourceNames();
  const weather = useWeatherNames();
  return (
    <li>
      <Glyph sprite={elementSprite} id={mob.element} size={15} label={t.elements[mob.element]} />
      <GameName name={names.enemy(String(mob.nameId))} />
      <small>{t.level(mob.level)}</small>
      {mob.weathers.map((id) => (
        <span key={id} className={styles.weather}>
          <WeatherIcon weather={id} size={15} />
          <GameName name={weather(id)} />
        </span>
      ))}
      {mob.adaptedOnly && <small>{t.adapted}</small>}
      {mob.syncTo !== null && <small>{t.syncTo(names.monster(mob.syncTo).text)}</small>}
    </li>
  );
}
