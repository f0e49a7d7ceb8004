import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import { doubtOf, withNumericValuesOnly } from "@foray/fieldops/doubt/doubt";
import { type Clock, clockOf, returnDoubt, towerFates } from "@foray/fieldops/instance-board/clocks";
import {
  counts,
  FORGOTTEN_MS,
  type Observation,
  observationKey,
} from "@foray/fieldops/instance-board/observations";
import { stateOf } from "@foray/fieldops/instance-board/states";
import { useState } from "react";
import { Link } from "react-router";
import { announce } from "~/browser/announce.ts";
import { useNow } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { copyText } from "~/browser/share.ts";
import { readySound } from "~/browser/tones.ts";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { mapPath } from "~/features/map/map-path.ts";
import { formatAside, formatLabelled } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { controlClass, Field, Select } from "~/ui/Field.tsx";
import { noteOn, shiftTimer, takeBack } from "../boards.ts";
import { timerPageMessages } from "./messages.ts";
import styles from "./Timers.module.css";
import type { BoardWords } from "./use-board-words.ts";

const MINUTE = 60_000;
/** In minutes. Anything older would expire at once. */
const MAX_AGO = FORGOTTEN_MS / MINUTE - 1;

export default function ClockDialog({
  clock,
  boardId,
  observations,
  words,
  onClose,
}: {
  clock: Clock;
  /** Returns the id of the board to note on, creating the board if needed. */
  boardId: () => string;
  observations: readonly Observation[];
  words: BoardWords;
  onClose: () => void;
}) {
  const t = timerPageMessages;
  const now = useNow();
  const [ago, setAgo] = useState(0);
  const { conflicts, kind, id, position, level, moments } = clock;
  const [fate, setFate] = useState(id);
  const name = words.name(clock);
  const state = now === null ? ({ phase: "unknown" } as const) : stateOf(clock, observations, now);
  const see = (what: Pick<Observation, "kind" | "id" | "moment">) => {
    readySound();
    const at = deviceNow();
    noteOn(boardId(), { ...what, at: at - ago * MINUTE, source: "hand" }, at);
    announce(t.noted(name));
    setAgo(0);
  };
  const fates = towerFates.filter(({ zone }) => kind === "tower" && zone === clock.zone);
  const isOwn = (one: Observation) =>
    (one.kind === kind && one.id === id) ||
    (kind === "tower" && one.kind === "fate" && clockOf(one)?.zone === clock.zone);
  const seen = observations.filter((one) => isOwn(one) && now !== null && counts(one, now)).toReversed();
  const shout = now === null ? null : words.shout({ clock, state }, now);
  return (
    <Dialog title={name} close={t.close} onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.state}>{now === null ? "–" : words.long(state, now)}</p>
        {words.assumption(state) !== null && <p className={styles.soft}>{words.assumption(state)}</p>}
        <p className={styles.soft}>
          {level !== null && (
            <>
              <DoubtMark doubt={withNumericValuesOnly(doubtOf({ conflicts }, "level"))}>
                {t.level(level)}
              </DoubtMark>
              {" · "}
            </>
          )}
          {position !== null && (
            <>
              <Link to={mapPath(position)}>{displayPosition(mapPosition(position.x, position.y))}</Link>{" "}
              <DoubtMark doubt={withNumericValuesOnly(doubtOf({ conflicts }, "position"))} /> ·{" "}
            </>
          )}
          <DoubtMark doubt={returnDoubt(clock)} />
        </p>
        <div className={styles.note}>
          <Field label={t.minutesAgo}>
            {(ids) => (
              <input
                {...ids}
                type="number"
                inputMode="numeric"
                min={0}
                max={MAX_AGO}
                className={controlClass}
                value={ago}
                onChange={({ currentTarget: { valueAsNumber: value } }) =>
                  setAgo(Number.isFinite(value) ? Math.min(MAX_AGO, Math.max(0, Math.round(value))) : 0)
                }
              />
            )}
          </Field>
          {moments.map((moment) => (
            <Button key={moment} icon="timer" onClick={() => see({ kind, id, moment })}>
              {words.moment(clock, moment)}
            </Button>
          ))}
        </div>
        {kind === "tower" && (
          <div className={styles.note}>
            <Field label={t.whichFate}>
              {(ids) => (
                <Select {...ids} value={fate} onChange={({ currentTarget }) => setFate(currentTarget.value)}>
                  <option value={id}>{t.anyFate}</option>
                  {fates.map((one) => (
                    <option key={one.id} value={one.id}>
                      {words.fateName(one.id)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Button icon="plus" onClick={() => see({ kind: "fate", id: fate, moment: "ended" })}>
              {t.fateEnded}
            </Button>
          </div>
        )}
        {seen.length > 0 && (
          <ul className={styles.seen}>
            {seen.map((one) => {
              const what = words.seen(one);
              return (
                <li key={observationKey(one)}>
                  <span>
                    {what}
                    {one.source !== undefined && (
                      <small>{formatAside("", one.source === "game" ? t.fromGame : t.fromPaste)}</small>
                    )}
                  </span>
                  <Button
                    kind="quiet"
                    small
                    icon="minus"
                    iconOnly
                    onClick={() => shiftTimer(boardId(), one, -MINUTE, deviceNow())}
                  >
                    {formatLabelled(t.minuteEarlier, what)}
                  </Button>
                  <Button
                    kind="quiet"
                    small
                    icon="plus"
                    iconOnly
                    onClick={() => shiftTimer(boardId(), one, MINUTE, deviceNow())}
                  >
                    {formatLabelled(t.minuteLater, what)}
                  </Button>
                  <Button kind="quiet" small icon="undo" iconOnly onClick={() => takeBack(boardId(), one)}>
                    {formatLabelled(t.undo, what)}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
        {shout !== null && (
          <div className={styles.shout}>
            <p>
              <code>{shout}</code>
            </p>
            <p className={styles.soft}>{t.shoutHint}</p>
            <Button
              small
              icon="copy"
              onClick={() =>
                void copyText(shout).then((done) => announce(done ? t.copiedLine(shout) : t.copyFailed))
              }
            >
              {t.copyShout}
            </Button>
          </div>
        )}
        <div className={styles.tools}>
          <Button kind="primary" onClick={onClose}>
            {t.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
