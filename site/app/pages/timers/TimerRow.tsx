import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import { doubtOf, figuresOnly } from "@foray/fieldops/doubt/doubt";
import { returnDoubt } from "@foray/fieldops/instance-board/clocks";
import { progressOf, type Timer } from "@foray/fieldops/instance-board/due";
import { type KeyboardEvent, useId } from "react";
import { formatLabelled } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { DoubtMark, DoubtText } from "~/ui/doubt/Doubt.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { mapPath } from "~/ui/map-path.ts";
import { timerPageMessages } from "./messages.ts";
import { Ring } from "./Ring.tsx";
import styles from "./TimerRows.module.css";
import type { BoardWords } from "./use-board-words.ts";
import { nextMoment, type TimerActs } from "./use-timer-acts.ts";

type RowProps = Readonly<{
  timer: Timer;
  now: number | null;
  words: BoardWords;
  acts: TimerActs;
  rings: boolean;
  /** On narrow boards one row at a time shows what can be done with it. */
  unfolded: boolean;
  onUnfold: () => void;
  onOpen: () => void;
}>;

/** Due within this time is lit, in ms. */
const SOON_MS = 5 * 60_000;

/** One timer: its ring, what triggers it, its place, when it is due, and what can be done with it. */
export function TimerRow({ timer, now, words, acts, rings, unfolded, onUnfold, onOpen }: RowProps) {
  const t = timerPageMessages;
  const { clock } = timer;
  const actsId = useId();
  const state = now === null ? ({ phase: "unknown" } as const) : timer.state;
  const name = words.name(clock);
  const look = now === null ? "unknown" : words.look(state, now);
  const row = now === null ? { minutes: null, word: "–", under: "" } : words.row(state, now);
  const soon = state.phase === "away" && now !== null && state.from - now <= SOON_MS;
  const undo = now === null ? null : acts.undoOf(clock, now);
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
      className={styles.row}
      data-look={look}
      data-soon={soon || undefined}
      data-unfolded={unfolded || undefined}
      onKeyDown={onKeyDown}
    >
      <Ring kind={clock.kind} look={look} progress={now === null ? null : progressOf(state, now)} />
      <div className={styles.what}>
        <h3>
          <button type="button" onClick={onOpen}>
            {name}
          </button>
        </h3>
        <p>
          {words.how(clock)}
          {"seen" in state && state.seen.source === "game" && (
            <span className={styles.game}>
              {" "}
              <UiIcon id="radio" size={14} /> {t.fromGame}
            </span>
          )}
        </p>
      </div>
      <p className={styles.place}>
        {clock.position !== null && (
          <DoubtMark doubt={figuresOnly(doubtOf(clock, "position"))}>
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
      </p>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={unfolded}
        aria-controls={actsId}
        aria-label={formatLabelled(t.options, name)}
        onClick={onUnfold}
      >
        <UiIcon id="chevron-down" size={18} />
      </button>
      <div className={styles.acts} id={actsId}>
        {undo === null ? (
          <Button
            small
            icon="check"
            onClick={() => acts.note(clock, moment)}
            aria-label={formatLabelled(words.moment(clock, moment), name)}
          >
            {words.moment(clock, moment)}
          </Button>
        ) : (
          <Button small icon="undo" onClick={undo} aria-label={formatLabelled(t.undo, name)}>
            {t.undo}
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
        <Button
          kind="quiet"
          small
          icon="copy"
          iconOnly
          disabled={!counts}
          onClick={() => acts.copyChat(timer)}
        >
          {formatLabelled(t.chatLine, name)}
        </Button>
        <Button
          kind="quiet"
          small
          icon="message-circle"
          iconOnly
          disabled={!counts}
          onClick={() => acts.copyDiscord(timer)}
        >
          {formatLabelled(t.discord, name)}
        </Button>
        {clock.position !== null && (
          <ButtonLink kind="quiet" small icon="map-pin" iconOnly to={mapPath(clock.position)}>
            {formatLabelled(t.map, name)}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
