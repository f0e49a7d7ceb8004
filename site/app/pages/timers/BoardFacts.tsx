import { forecast } from "@foray/eorzea/sky";
import { PERIOD_MS } from "@foray/eorzea/time";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { INSTANCE_MINUTES } from "@foray/fieldops/forecast/windows";
import type { ReactNode } from "react";
import type { Board } from "~/features/boards/boards.ts";
import { formatDuration, formatTime } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { UiIcon, WeatherIcon } from "~/ui/Glyph.tsx";
import styles from "./BoardFacts.module.css";
import { timerPageMessages } from "./messages.ts";

/** Content next to the next timer: the instance's time, the zone's weather, and what `children` adds (the game's feed). */
export function BoardFacts({
  board,
  zone,
  now,
  onEdit,
  children,
}: {
  board: Board | undefined;
  zone: ZoneId;
  now: number | null;
  onEdit: () => void;
  children?: ReactNode;
}) {
  const t = timerPageMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const weatherName = useWeatherNames();
  const [current, next] = now === null ? [] : forecast(zone, now, 2);
  const time = (at: number) => formatTime(at, language, cycle);
  const opened = board?.opened ?? null;
  const left = opened === null || now === null ? null : opened + INSTANCE_MINUTES * 60_000 - now;
  return (
    <ul className={styles.facts}>
      <li>
        <UiIcon id="hourglass" size={20} />
        <div>
          <b>
            {left === null
              ? t.instanceUnknown
              : left <= 0
                ? t.instanceOver
                : t.instanceLeft(formatDuration(Math.ceil(left / 60_000) * 60_000, language))}
          </b>
          {opened === null ? (
            <Button kind="quiet" small onClick={onEdit}>
              {t.setInstance}
            </Button>
          ) : (
            <small>{t.instanceOpened(time(opened))}</small>
          )}
        </div>
      </li>
      {current !== undefined && next !== undefined && (
        <li>
          <WeatherIcon weather={current.weather} size={20} />
          <div>
            <GameName name={weatherName(current.weather)} />
            <small>{t.weatherUntil(time(current.start + PERIOD_MS), weatherName(next.weather).text)}</small>
          </div>
        </li>
      )}
      {children}
    </ul>
  );
}
