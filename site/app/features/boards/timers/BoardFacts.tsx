import { forecast } from "@foray/eorzea/sky";
import { PERIOD_MS } from "@foray/eorzea/time";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import type { ReactNode } from "react";
import { useClockValue, usePeriodStart } from "~/browser/clock.ts";
import { formatDuration, formatTime } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { UiIcon, WeatherIcon } from "~/ui/Glyph.tsx";
import type { Board } from "../boards.ts";
import styles from "./BoardFacts.module.css";
import { timerPageMessages } from "./messages.ts";

export function BoardFacts({
  board,
  zone,
  onEdit,
  children,
}: {
  board: Board | undefined;
  zone: ZoneId;
  onEdit: () => void;
  children?: ReactNode;
}) {
  const t = timerPageMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const weatherName = useWeatherNames();
  const period = usePeriodStart();
  const [current, next] = period === null ? [] : forecast(zone, period, 2);
  const time = (at: number) => formatTime(at, language, cycle);
  const { openSince = null, stayUntil = null } = board ?? {};
  const minutes = useClockValue((now) =>
    stayUntil === null ? "unknown" : Math.ceil((stayUntil - now) / 60_000),
  );
  return (
    <ul className={styles.facts}>
      <li>
        <UiIcon id="hourglass" size={20} />
        <div>
          <b>
            {typeof minutes !== "number"
              ? t.instanceUnknown
              : minutes <= 0
                ? t.yourTimeOver
                : t.yourTime(formatDuration(minutes * 60_000, language))}
          </b>
          {openSince !== null && <small>{t.openSince(time(openSince))}</small>}
          {(openSince === null || stayUntil === null) && (
            <Button kind="quiet" small onClick={onEdit}>
              {t.setInstance}
            </Button>
          )}
        </div>
      </li>
      {current === undefined || next === undefined ? (
        // Placeholder for the weather while prerendered.
        <li aria-hidden="true">
          <span />
          <div>
            {"\u00a0"}
            <small>{"\u00a0"}</small>
          </div>
        </li>
      ) : (
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
