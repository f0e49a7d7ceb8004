import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import type { Timer } from "@foray/fieldops/instance-board/due";
import { useNow } from "~/browser/clock.ts";
import { mapPath } from "~/features/map/map-path.ts";
import { formatEorzea, formatLabelled, formatServerTime, formatTime } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { Countdown } from "~/ui/Countdown.tsx";
import styles from "./DueNext.module.css";
import { timerPageMessages } from "./messages.ts";
import { Ring } from "./Ring.tsx";
import type { BoardWords } from "./use-board-words.ts";
import { nextMoment, type TimerActs } from "./use-timer-acts.ts";

/** The timer that is due next, as large as anything on the page; without one, how to begin. */
export function DueNext({
  timer,
  words,
  acts,
  rings,
}: {
  timer: Timer | undefined;
  words: BoardWords;
  acts: TimerActs;
  rings: boolean;
}) {
  const t = timerPageMessages;
  const now = useNow();
  const language = useLanguage();
  const cycle = useHourCycle();
  if (timer === undefined || timer.state.phase !== "away" || now === null) {
    return (
      <div className={styles.next}>
        <Ring kind="pot" look="unknown" state={{ phase: "unknown" }} large />
        <div>
          <p className={styles.label}>{t.dueNext}</p>
          <h2>{t.nothingDue}</h2>
          <Countdown to={null} />
          <p className={styles.soft}>{t.nothingDueLead}</p>
        </div>
      </div>
    );
  }
  const { clock, state } = timer;
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
      <div className={styles.acts}>
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
