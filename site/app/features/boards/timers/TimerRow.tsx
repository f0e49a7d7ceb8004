import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import { doubtOf, withNumericValuesOnly } from "@foray/fieldops/doubt/doubt";
import { returnDoubt } from "@foray/fieldops/instance-board/clocks";
import type { Timer } from "@foray/fieldops/instance-board/due";
import type { WeatherDue } from "@foray/fieldops/instance-board/weather-due";
import type { KeyboardEvent } from "react";
import { useClockValue, useNow } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { DoubtMark, DoubtText } from "~/features/confidence/Doubt.tsx";
import { mapPath } from "~/features/map/map-path.ts";
import { WindowSky } from "~/features/spawn-windows/WindowSky.tsx";
import { formatLabelled } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { timerPageMessages } from "./messages.ts";
import { Ring } from "./Ring.tsx";
import { rowId } from "./row-id.ts";
import styles from "./TimerRows.module.css";
import type { BoardWords } from "./use-board-words.ts";
import { nextMoment, type TimerActs } from "./use-timer-acts.ts";
import { useWhen } from "./use-when.ts";

type RowProps = Readonly<{
  timer: Timer;
  words: BoardWords;
  acts: TimerActs;
  rings: boolean;
  /** Next window of the weather or night that it needs. */
  sky: WeatherDue | undefined;
  onOpen: () => void;
}>;

/** Within this time (ms), a row is highlighted. */
const SOON_MS = 5 * 60_000;

export function TimerRow({ timer, words, acts, rings, sky, onOpen }: RowProps) {
  const t = timerPageMessages;
  const { clock, state } = timer;
  const name = words.name(clock);
  const look = useClockValue((now) => words.look(state, now)) ?? "unknown";
  const soon = useClockValue((now) => state.phase === "away" && state.from - now <= SOON_MS) === true;
  const canUndo = useClockValue((now) => acts.undoOf(clock, now) !== null) === true;
  const moment = nextMoment(clock, state);
  const area = words.area(clock);
  const counts = state.phase === "up" || state.phase === "away";
  const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    if (key === "a" || key === "A") acts.setAlarm(clock, !rings);
    if ((key === "c" || key === "C") && counts) acts.copyChat(timer);
  };
  return (
    <li
      id={rowId(clock)}
      className={styles.row}
      data-look={look}
      data-soon={soon || undefined}
      onKeyDown={onKeyDown}
    >
      <Ring kind={clock.kind} look={look} state={state} />
      <div className={styles.what}>
        <h3>
          <button type="button" onClick={onOpen}>
            {name}
          </button>
        </h3>
        <p>
          {words.how(clock)}
          {"unsure" in state && state.unsure && (
            <span className={styles.unsure}> {words.assumption(state)}</span>
          )}
          {"seen" in state && state.seen.source === "game" && (
            <span className={styles.game}>
              {" "}
              <UiIcon id="radio" size={14} /> {t.fromGame}
            </span>
          )}
        </p>
        {sky !== undefined && (
          <p className={styles.sky}>
            <WindowSky window={sky.window} size={16} /> <SkyTime sky={sky} />
          </p>
        )}
      </div>
      <p className={styles.place}>
        {clock.position !== null && (
          <DoubtMark doubt={withNumericValuesOnly(doubtOf(clock, "position"))}>
            {displayPosition(mapPosition(clock.position.x, clock.position.y))}
          </DoubtMark>
        )}
        {area !== null && (
          <span className={styles.area}>
            <GameName name={area} />
          </span>
        )}
      </p>
      <p className={styles.due}>
        <Due timer={timer} words={words} />
      </p>
      <div className={styles.acts}>
        {canUndo ? (
          <Button
            small
            icon="undo"
            onClick={() => acts.undoOf(clock, deviceNow())?.()}
            aria-label={formatLabelled(t.undo, name)}
          >
            {t.undo}
          </Button>
        ) : (
          <Button
            small
            icon="check"
            onClick={() => acts.note(clock, moment)}
            aria-label={formatLabelled(words.moment(clock, moment), name)}
          >
            {words.moment(clock, moment)}
          </Button>
        )}
        <Button
          kind="quiet"
          small
          icon={rings ? "bell-ring" : "bell"}
          iconOnly
          onClick={() => acts.setAlarm(clock, !rings)}
        >
          {formatLabelled(rings ? t.alarmOff : t.alarmOn, name)}
        </Button>
        {counts && (
          <>
            <Button kind="quiet" small icon="copy" iconOnly onClick={() => acts.copyChat(timer)}>
              {formatLabelled(t.chatLine, name)}
            </Button>
            <Button kind="quiet" small icon="message-circle" iconOnly onClick={() => acts.copyDiscord(timer)}>
              {formatLabelled(t.discord, name)}
            </Button>
          </>
        )}
        {clock.position !== null && (
          <ButtonLink kind="quiet" small icon="map-pin" iconOnly to={mapPath(clock.position)}>
            {formatLabelled(t.map, name)}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function SkyTime({ sky: { window, start } }: Readonly<{ sky: WeatherDue }>) {
  const t = timerPageMessages;
  const when = useWhen();
  const isNow = useClockValue((now) => start <= now) === true;
  return <span>{isNow ? t.nowUntil(when(window.end)) : t.from(when(start))}</span>;
}

function Due({ timer: { clock, state }, words }: Readonly<{ timer: Timer; words: BoardWords }>) {
  const t = timerPageMessages;
  const now = useNow();
  const row = now === null ? { minutes: null, word: "–", under: "" } : words.row(state, now);
  return (
    <>
      <DoubtText doubt={state.phase === "away" ? returnDoubt(clock) : null}>
        {row.minutes === null ? (
          <b>{row.word}</b>
        ) : (
          <>
            <b>{row.minutes}</b> <small>{t.minutes}</small>
          </>
        )}
      </DoubtText>{" "}
      <i>{row.under}</i>
    </>
  );
}
