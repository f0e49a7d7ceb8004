import { doubtOf, figuresOnly } from "@foray/fieldops/doubt/doubt";
import { type Clock, returnDoubt } from "@foray/fieldops/instance-board/clocks";
import { counts, type Observation, observationKey } from "@foray/fieldops/instance-board/observations";
import { stateOf } from "@foray/fieldops/instance-board/states";
import { useState } from "react";
import { Link } from "react-router";
import { readySound } from "~/browser/alarms/notifications.ts";
import { announce } from "~/browser/announce.ts";
import { useNow } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { usePreference } from "~/browser/preferences.ts";
import { copyText } from "~/browser/share.ts";
import { noTimers, note, shiftTimer, takeBack, timers } from "~/browser/timers/timers.ts";
import { formatLabelled } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { DoubtMark } from "~/ui/doubt/Doubt.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import { mapPath } from "~/ui/map-path.ts";
import { windowMessages } from "~/ui/spawn-windows/messages.ts";
import { timerPageMessages } from "./messages.ts";
import styles from "./Timers.module.css";
import { useBoardWords } from "./use-board-words.ts";

const MINUTE = 60_000;
/** An instance lives three hours. */
const MOST_AGO = 180;

/** One clock: where it stands, what was seen of it and when, its place, and how sure its figures are. */
export function ClockDialog({ clock, onClose }: { clock: Clock; onClose: () => void }) {
  const t = timerPageMessages;
  const w = windowMessages;
  const now = useNow();
  const list = usePreference(timers, noTimers);
  const words = useBoardWords();
  const [ago, setAgo] = useState(0);
  const { conflicts, kind, id, position, level, moments, confidence } = clock;
  const name = words.name(clock);
  const state = now === null ? ({ phase: "unknown" } as const) : stateOf(clock, list, now);
  const line = words.line(clock, state);
  const see = (observed: Observation["kind"], moment: Observation["moment"]) => {
    readySound();
    note({ kind: observed, id, moment, at: deviceNow() - ago * MINUTE });
    announce(t.noted(name));
    setAgo(0);
  };
  const copy = async (text: string) => announce((await copyText(text)) ? w.copied : w.copyFailed);
  const seen = list.filter(
    (one) =>
      one.id === id &&
      (one.kind === kind || (kind === "tower" && one.kind === "fate")) &&
      now !== null &&
      counts(one, now),
  );
  return (
    <Dialog title={name} close={t.close} onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.state}>{now === null ? "–" : words.long(state, now)}</p>
        <p className={styles.soft}>
          {level !== null && (
            <>
              <DoubtMark doubt={figuresOnly(doubtOf({ conflicts }, "level"))}>{t.level(level)}</DoubtMark>
              {" · "}
            </>
          )}
          {position !== null && (
            <>
              <Link to={mapPath(position)}>{t.at(String(position.x), String(position.y))}</Link>{" "}
              <DoubtMark doubt={figuresOnly(doubtOf({ conflicts }, "position"))} /> ·{" "}
            </>
          )}
          <DoubtMark doubt={returnDoubt(confidence)} />
        </p>
        <div className={styles.note}>
          <Field label={t.minutesAgo}>
            {(ids) => (
              <input
                {...ids}
                type="number"
                inputMode="numeric"
                min={0}
                max={MOST_AGO}
                className={controlClass}
                value={ago}
                onChange={({ currentTarget: { valueAsNumber: value } }) =>
                  setAgo(Number.isFinite(value) ? Math.min(MOST_AGO, Math.max(0, Math.round(value))) : 0)
                }
              />
            )}
          </Field>
          {moments.map((moment) => (
            <Button key={moment} icon="timer" onClick={() => see(kind, moment)}>
              {words.moment(clock, moment)}
            </Button>
          ))}
          {kind === "tower" && (
            <Button icon="plus" onClick={() => see("fate", "ended")}>
              {t.fateEnded}
            </Button>
          )}
        </div>
        {seen.length > 0 && (
          <ul className={styles.seen}>
            {seen.map((one) => {
              const what = words.seen(clock, one);
              return (
                <li key={observationKey(one)}>
                  <span>{what}</span>
                  <Button kind="quiet" small icon="minus" iconOnly onClick={() => shiftTimer(one, -MINUTE)}>
                    {formatLabelled(t.minuteEarlier, what)}
                  </Button>
                  <Button kind="quiet" small icon="plus" iconOnly onClick={() => shiftTimer(one, MINUTE)}>
                    {formatLabelled(t.minuteLater, what)}
                  </Button>
                  <Button kind="quiet" small icon="undo" iconOnly onClick={() => takeBack(one)}>
                    {formatLabelled(t.takeBack, what)}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
        <div className={styles.tools}>
          {line !== null && (
            <Button icon="copy" onClick={() => copy(line)}>
              {t.copyLine}
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {t.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
