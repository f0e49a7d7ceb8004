import { forecast } from "@foray/eorzea/sky";
import { PERIOD_MS } from "@foray/eorzea/time";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import { boardClocks } from "@foray/fieldops/instance-board/clocks";
import { nextDue, type Timer } from "@foray/fieldops/instance-board/due";
import { Link } from "react-router";
import { useNow, usePeriodStart } from "~/browser/clock.ts";
import { mapPath } from "~/features/map/map-path.ts";
import { formatEorzea, formatLabelled, formatServerTime, formatTime } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { Countdown } from "~/ui/Countdown.tsx";
import { timerKey } from "../boards.ts";
import { zoneOperation } from "../zone-slugs.ts";
import styles from "./DueNext.module.css";
import { timerPageMessages } from "./messages.ts";
import { Ring } from "./Ring.tsx";
import { SkyList, SkyNext } from "./SkyNext.tsx";
import type { BoardWords } from "./use-board-words.ts";
import type { Sky } from "./use-sky.ts";
import { nextMoment, type TimerActs } from "./use-timer-acts.ts";

const ALSO = 3;

type DueProps = Readonly<{
  zone: ZoneId;
  timers: readonly Timer[];
  sky: Sky | null;
  words: BoardWords;
  acts: TimerActs;
  rings: readonly string[];
}>;

/**
 * The next timer, or the weather window or night that starts before it. A monster bound to weather or night
 * is only listed by its window. Without either, the next change of weather.
 */
export function DueNext({ zone, timers, sky, words, acts, rings }: DueProps) {
  const now = useNow();
  if (now === null || sky === null)
    return (
      <div className={styles.due} data-waiting={zoneOperation(zone)}>
        <NothingDue zone={zone} />
      </div>
    );
  const bound = new Set(sky.list.flatMap(({ clock }) => (clock === null ? [] : timerKey(clock))));
  const timer = nextDue(
    timers.filter(({ clock }) => !bound.has(timerKey(clock))),
    now,
  );
  const coming = sky.list.filter(({ start }) => start > now);
  const next = coming.find(({ clock }) => clock !== null) ?? (timer === undefined ? coming[0] : undefined);
  const isTimer = timer?.state.phase === "away" && (next === undefined || timer.state.from <= next.start);
  const also = sky.list.filter((due) => (isTimer || due !== next) && due.window.end > now).slice(0, ALSO);
  return (
    <div className={styles.due}>
      {isTimer ? (
        <TimerNext timer={timer} words={words} acts={acts} rings={rings.includes(timerKey(timer.clock))} />
      ) : next === undefined ? (
        <NothingDue zone={zone} />
      ) : (
        <SkyNext due={next} zoneKind={firstKind(zone)} words={words} acts={acts} />
      )}
      <SkyList list={also} now={now} />
    </div>
  );
}

const firstKind = (zone: ZoneId) => boardClocks.find((clock) => clock.zone === zone)?.kind ?? "pot";

function NothingDue({ zone }: Readonly<{ zone: ZoneId }>) {
  const t = timerPageMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const weatherName = useWeatherNames();
  const period = usePeriodStart();
  const [, next] = period === null ? [] : forecast(zone, period, 2);
  return (
    <div className={styles.next}>
      <Ring kind={firstKind(zone)} look="unknown" state={{ phase: "unknown" }} large />
      <div>
        <p className={styles.label}>{t.dueNext}</p>
        <h2>{next === undefined ? t.nothingDue : t.weatherNext(weatherName(next.weather).text)}</h2>
        <p className={styles.when}>
          <Countdown to={next?.start ?? null} />
          {next !== undefined && (
            <span>
              <b>{formatTime(next.start, language, cycle)}</b> ·{" "}
              {t.until(formatTime(next.start + PERIOD_MS, language, cycle))}
            </span>
          )}
        </p>
        <p className={styles.soft}>{t.nothingDueLead}</p>
        {zoneOperation(zone) === "occult" && (
          <p className={styles.soft}>
            <Link to="/occult/guide/weather">{t.weatherBrings}</Link>
          </p>
        )}
      </div>
    </div>
  );
}

function TimerNext({
  timer,
  words,
  acts,
  rings,
}: {
  timer: Timer;
  words: BoardWords;
  acts: TimerActs;
  rings: boolean;
}) {
  const t = timerPageMessages;
  const now = useNow();
  const language = useLanguage();
  const cycle = useHourCycle();
  const { clock, state } = timer;
  if (state.phase !== "away" || now === null) return null;
  const { position } = clock;
  const moment = nextMoment(clock, state);
  const undo = acts.undoOf(clock, now);
  const area = words.area(clock);
  const line = words.chat(timer, now);
  return (
    <div className={styles.next}>
      <Ring kind={clock.kind} look="away" state={state} large />
      <div>
        <p className={styles.label}>{t.dueNext}</p>
        <h2>{words.name(clock)}</h2>
        <p className={styles.when}>
          <Countdown to={state.from} />
          <span>
            <b>{formatTime(state.from, language, cycle)}</b> · {formatEorzea(state.from, language, cycle)} ·{" "}
            {formatServerTime(state.from)}
          </span>
        </p>
        <p className={styles.soft}>
          {words.how(clock)}
          {position !== null && (
            <>
              <br />
              {displayPosition(mapPosition(position.x, position.y))}
              {area !== null && (
                <>
                  {" · "}
                  <GameName name={area} />
                </>
              )}
            </>
          )}
        </p>
      </div>
      <div className={styles.acts} data-lead>
        {undo === null ? (
          <Button kind="primary" icon="check" onClick={() => acts.note(clock, moment)}>
            {words.moment(clock, moment)}
          </Button>
        ) : (
          <Button icon="undo" onClick={undo}>
            {t.undo}
          </Button>
        )}
        <Button icon={rings ? "bell-ring" : "bell"} onClick={() => acts.setAlarm(clock, !rings)}>
          {rings ? t.alarmOff : t.alarmOn}
        </Button>
        <Button icon="copy" onClick={() => acts.copyChat(timer)}>
          {t.chat}
        </Button>
        <Button icon="copy" onClick={() => acts.copyShout(timer)}>
          {t.shout}
        </Button>
        {position !== null && (
          <ButtonLink
            icon="map-pin"
            to={mapPath(position)}
            aria-label={formatLabelled(t.map, words.name(clock))}
          >
            {t.map}
          </ButtonLink>
        )}
      </div>
      {line !== null && <p className={styles.said}>{line}</p>}
    </div>
  );
}
