import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { dutyOf, partyNames, seatLabel } from "@foray/fieldops/runs/duties";
import { type CheckInKind, checkInKinds } from "@foray/fieldops/runs/live/fields";
import { peopleByKey, sitterOf } from "@foray/fieldops/runs/seating";
import type { Run } from "@foray/fieldops/runs/types";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useGameNames } from "~/i18n/game-names.tsx";
import { RoleShape } from "~/ui/role-shape/RoleShape.tsx";
import styles from "./Board.module.css";
import { Chip, type SeatMark } from "./Chip.tsx";
import { signUpMessages } from "./live/messages.ts";
import { runMessages } from "./messages.ts";
import type { Pick, Picks } from "./use-picks.ts";

/** Minimum swipe in px; it must also be wider than high. */
const SWIPE = 60;

/** `dataTransfer` may come from outside the page. */
let dragged: Pick | null = null;
export const startDrag = (pick: Pick) => {
  dragged = pick;
};
export const endDrag = (): Pick | null => {
  const pick = dragged;
  dragged = null;
  return pick;
};

/** Check-in by a host; `moveUp` fills the seats of players who are not coming. */
export type Checks = Readonly<{ note: (place: number, kind: CheckInKind) => void; moveUp: () => void }>;

/** Columns on a wide screen, one party at a time on a phone. Arrow keys move within a party. */
export function Board({
  run,
  picks,
  checks,
  marks,
}: {
  run: Run;
  picks: Picks;
  checks: Checks | null;
  marks?: (place: number) => SeatMark;
}) {
  const t = runMessages;
  const phantomName = useGameNames("fieldops/phantom-jobs", jobNames);
  const { partySize } = dutyOf(run.kind);
  const names = partyNames(run);
  const people = useMemo(() => peopleByKey(run.people), [run.people]);
  const [stops, setStops] = useState<Readonly<Record<number, number>>>({});
  const [party, setParty] = useState(0);
  const shown = Math.min(party, names.length - 1);
  const board = useRef<HTMLDivElement>(null);
  const touch = useRef<readonly [number, number] | null>(null);

  const focus = (place: number) => {
    setParty(Math.floor(place / partySize));
    setStops((before) => ({ ...before, [Math.floor(place / partySize)]: place % partySize }));
    const chip = board.current?.querySelector(`[data-seat="${place}"]`);
    if (chip instanceof HTMLElement) chip.focus();
  };
  const onKeyDown = (place: number) => (event: KeyboardEvent<HTMLButtonElement>) => {
    const last = run.seats.length - 1;
    const at = place % partySize;
    const kind = checkInKinds[Number(event.key) - 1];
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    const rtl = { ArrowLeft: -partySize, ArrowRight: partySize, ArrowUp: -1, ArrowDown: 1 } as const;
    if (event.key === "Escape" && picks.pick !== null) picks.clear();
    else if (event.key === "Delete" || event.key === "Backspace") picks.drop(place);
    else if (checks !== null && kind !== undefined && !isChord) {
      if (run.seats[place]?.name !== "") checks.note(place, kind);
    } else if (checks !== null && event.key.toLowerCase() === "u" && !isChord) checks.moveUp();
    else if (event.key === "Home") focus(place - at);
    else if (event.key === "End") focus(place - at + partySize - 1);
    else if (event.key in rtl) {
      const step = Object.entries(rtl).find(([key]) => key === event.key)?.[1] ?? 0;
      focus(Math.max(0, Math.min(last, place + step < 0 || place + step > last ? place : place + step)));
    } else return;
    event.preventDefault();
  };
  const filledIn = (index: number) =>
    run.seats.slice(index * partySize, (index + 1) * partySize).filter(({ name }) => name !== "").length;

  return (
    <div className={styles.holder}>
      <nav className={styles.strip} aria-label={t.parties} data-many={names.length > 6 || undefined}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-current={index === shown || undefined}
            data-short={filledIn(index) < partySize || undefined}
            onClick={() => setParty(index)}
          >
            <b>{name}</b>{" "}
            <small>
              {filledIn(index)}/{partySize}
            </small>
          </button>
        ))}
      </nav>
      <div
        ref={board}
        className={styles.board}
        data-many={names.length > 6 || undefined}
        onTouchStart={({ touches }) => {
          const finger = touches.item(0);
          touch.current = finger === null ? null : [finger.clientX, finger.clientY];
        }}
        onTouchEnd={({ changedTouches }) => {
          const finger = changedTouches.item(0);
          const from = touch.current;
          touch.current = null;
          if (from === null || finger === null) return;
          const [x, y] = [finger.clientX - from[0], finger.clientY - from[1]];
          if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return;
          setParty(Math.max(0, Math.min(names.length - 1, shown + (x < 0 ? 1 : -1))));
        }}
      >
        {names.map((name, index) => (
          <section
            key={name}
            className={styles.party}
            aria-label={t.party(name)}
            data-shown={index === shown || undefined}
            data-short={filledIn(index) < partySize || undefined}
          >
            <h2>
              <span>{t.partyShort(name)}</span>
              <small>
                {filledIn(index)} / {partySize}
              </small>
            </h2>
            <ol>
              {run.seats.slice(index * partySize, (index + 1) * partySize).map((seat, at) => {
                const place = index * partySize + at;
                return (
                  <li key={seatLabel(run, place)}>
                    <Chip
                      run={run}
                      place={place}
                      sitter={sitterOf(people, seat)}
                      phantomName={(job) => phantomName(job).text}
                      picked={picks.pick !== null && "seat" in picks.pick && picks.pick.seat === place}
                      target={picks.target === place}
                      mark={marks?.(place) ?? null}
                      tabbable={(stops[index] ?? 0) === at}
                      onPress={() => picks.pressSeat(place)}
                      onFocus={() =>
                        setStops((before) => (before[index] === at ? before : { ...before, [index]: at }))
                      }
                      onKeyDown={onKeyDown(place)}
                      onDragStart={(event) => {
                        event.dataTransfer.setData("text/plain", seat.name);
                        event.dataTransfer.effectAllowed = "move";
                        startDrag({ seat: place });
                      }}
                      onDrop={() => {
                        const from = endDrag();
                        if (from !== null) picks.put(from, { seat: place });
                      }}
                    />
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
      <div className={styles.help}>
        <p>{t.help}</p>
        <p className={styles.keys}>
          <kbd>{t.keys.arrows}</kbd> {t.keys.move} <kbd>Enter</kbd> {t.keys.pick} <kbd>Del</kbd> {t.keys.drop}
          {checks !== null && (
            <>
              {checkInKinds.map((each, at) => (
                <span key={each}>
                  {" "}
                  <kbd>{at + 1}</kbd> {signUpMessages.answers[each]}
                </span>
              ))}{" "}
              <kbd>U</kbd> {signUpMessages.moveUp}
            </>
          )}
        </p>
        <ul className={styles.legend} aria-label={t.legend}>
          {roles.map((role) => (
            <li key={role}>
              <RoleShape role={role} /> {t.roles[role]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
