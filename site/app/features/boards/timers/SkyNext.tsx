import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import type { Clock } from "@foray/fieldops/instance-board/clocks";
import type { WeatherDue } from "@foray/fieldops/instance-board/weather-due";
import { Link } from "react-router";
import { WindowBell } from "~/features/alarms/WindowBell.tsx";
import { mapPath } from "~/features/map/map-path.ts";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { WindowName } from "~/features/spawn-windows/WindowName.tsx";
import { WindowSky } from "~/features/spawn-windows/WindowSky.tsx";
import { formatEorzea, formatLabelled, formatServerTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { Countdown } from "~/ui/Countdown.tsx";
import styles from "./DueNext.module.css";
import { timerPageMessages } from "./messages.ts";
import { Ring } from "./Ring.tsx";
import type { BoardWords } from "./use-board-words.ts";
import { nextMoment, type TimerActs } from "./use-timer-acts.ts";
import { useWhen } from "./use-when.ts";

const unseen = { phase: "unknown" } as const;

export function SkyNext({
  due: { clock, window, start },
  zoneKind,
  words,
  acts,
}: {
  due: WeatherDue;
  /** Kind whose glyph is shown for a farm, which has none. */
  zoneKind: Clock["kind"];
  words: BoardWords;
  acts: TimerActs;
}) {
  const t = timerPageMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const when = useWhen();
  const { filter, choice } = window;
  const { position } = filter;
  const moment = clock === null ? null : nextMoment(clock, unseen);
  return (
    <div className={styles.next}>
      <Ring kind={clock?.kind ?? zoneKind} look="unknown" state={unseen} large />
      <div>
        <p className={styles.label}>{t.dueNext}</p>
        <h2>
          <WindowName window={window} />
        </h2>
        <p className={styles.when}>
          <Countdown to={start} />
          <span>
            <b>{when(start)}</b> · {formatEorzea(start, language, cycle)} · {formatServerTime(start)}
          </span>
        </p>
        <p className={styles.sky}>
          <WindowSky window={window} size={18} /> <span>{t.until(when(window.end))}</span>
        </p>
        {position !== undefined && (
          <p className={styles.soft}>{displayPosition(mapPosition(position.x, position.y))}</p>
        )}
      </div>
      <div className={styles.acts} data-lead={moment !== null || undefined}>
        {clock !== null && moment !== null && (
          <Button kind="primary" icon="check" onClick={() => acts.note(clock, moment)}>
            {words.moment(clock, moment)}
          </Button>
        )}
        <WindowBell window={window} />
        <ButtonLink icon="hourglass" to={forecastPath(filter, choice?.id)}>
          {t.forecast}
        </ButtonLink>
        {position !== undefined && (
          <ButtonLink
            icon="map-pin"
            to={mapPath(position)}
            aria-label={clock === null ? t.map : formatLabelled(t.map, words.name(clock))}
          >
            {t.map}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

export function SkyList({ list, now }: Readonly<{ list: readonly WeatherDue[]; now: number }>) {
  const t = timerPageMessages;
  const when = useWhen();
  if (list.length === 0) return null;
  return (
    <section className={styles.also} aria-label={t.fromSky}>
      <h3>{t.fromSky}</h3>
      <ul>
        {list.map(({ window, start }) => (
          <li key={window.filter.id}>
            <span>
              <Link to={forecastPath(window.filter, window.choice?.id)}>
                <WindowName window={window} />
              </Link>
              <span className={styles.sky}>
                <WindowSky window={window} size={16} />
              </span>
            </span>
            <b>{start <= now ? t.nowUntil(when(window.end)) : when(start)}</b>
            <WindowBell window={window} small />
          </li>
        ))}
      </ul>
    </section>
  );
}
