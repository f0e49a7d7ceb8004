import { seatLabel } from "@foray/fieldops/runs/duties";
import { shownRole } from "@foray/fieldops/runs/kits";
import type { CheckInKind } from "@foray/fieldops/runs/live/fields";
import { phantomOf } from "@foray/fieldops/runs/needs";
import type { Person } from "@foray/fieldops/runs/people";
import type { RunJob } from "@foray/fieldops/runs/seat-words";
import type { Run } from "@foray/fieldops/runs/types";
import type { DragEvent, KeyboardEvent } from "react";
import { formatSeries } from "~/i18n/format.ts";
import { UiIcon } from "~/ui/Glyph.tsx";
import styles from "./Board.module.css";
import { JobMark, TaskGlyph } from "./JobMark.tsx";
import { signUpMessages } from "./live/messages.ts";
import { runMessages } from "./messages.ts";
import { jobShort, seatName } from "./words.ts";

/** `held`: host who has the seat picked up. `checkIn`: null before check-in, `none` without an answer. */
export type SeatMark = Readonly<{
  held: string | null;
  checkIn: CheckInKind | "none" | null;
  late: number;
}>;

type ChipProps = Readonly<{
  run: Run;
  place: number;
  sitter: Person | null;
  phantomName: (job: RunJob) => string;
  picked: boolean;
  target: boolean;
  mark: SeatMark | null;
  tabbable: boolean;
  onPress: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onDragStart: (event: DragEvent<HTMLButtonElement>) => void;
  onDrop: () => void;
}>;

export function Chip({
  run,
  place,
  sitter,
  phantomName,
  picked,
  target,
  mark,
  tabbable,
  onPress,
  ...on
}: ChipProps) {
  const t = runMessages;
  const seat = run.seats[place];
  if (seat === undefined) return null;
  const label = seatLabel(run, place);
  const empty = seat.name === "";
  // The visible name ends the accessible name; the part before it is visually hidden.
  const full = seatName(run, place, seat);
  const spoken = empty ? full : full.slice(0, full.length - seat.name.length);
  const phantom = phantomOf(seat, sitter);
  const brings = run.kind.startsWith("tower") ? null : seat.plan !== "";
  const unsure =
    sitter !== null && sitter.status !== "in" && sitter.status !== "bench" ? sitter.status : null;
  const extra = formatSeries([
    ...(phantom === null ? [] : [phantomName(phantom)]),
    ...seat.tasks.map((task) => t.task[task]),
    ...(brings === null || empty ? [] : [brings ? t.kitGiven : t.noKit]),
    ...(unsure === null ? [] : [t.statuses[unsure]]),
    ...(seat.locked ? [t.locked] : []),
  ]);
  return (
    <button
      type="button"
      className={styles.chip}
      data-role={empty ? seat.role : shownRole(seat)}
      data-empty={empty || undefined}
      data-target={target || undefined}
      data-held={mark?.held != null || undefined}
      data-seat={place}
      title={extra === "" ? undefined : extra}
      aria-pressed={picked}
      tabIndex={tabbable ? 0 : -1}
      draggable={!empty}
      onClick={onPress}
      onDragOver={(event) => event.preventDefault()}
      {...on}
    >
      <span className="visually-hidden">{spoken}</span>
      <JobMark role={seat.role} job={empty ? null : seat.plays} empty={empty} />
      {mark !== null && <Marks mark={mark} label={label} />}
      <span className={styles.who}>
        <b aria-hidden={empty || undefined}>
          <bdi>{empty ? t.empty : seat.name}</bdi>
        </b>
        <span className={styles.meta} aria-hidden="true">
          <em>{label}</em>
          <span>{empty || seat.plays === null ? t.roles[seat.role] : jobShort(seat.plays)}</span>
          {brings === true && !empty && (
            <span className={styles.kit}>
              <TaskGlyph task="kit" /> {kitWord(seat.plan) ?? t.kit}
            </span>
          )}
          {seat.tasks.map((task) => (
            <span key={task} className={styles.task}>
              <TaskGlyph task={task} />
              <span className={styles.long}>{t.task[task]}</span>
            </span>
          ))}
          {phantom !== null && <span className={styles.task}>{phantomName(phantom)}</span>}
          {unsure !== null && <span className={styles.unsure}>{t.statuses[unsure]}</span>}
          {seat.locked && <UiIcon id="pin" size={14} />}
        </span>
      </span>
    </button>
  );
}

/** Host and name of a published kit; null for a player's own kit. */
function kitWord(plan: string): string | null {
  const [host, ...rest] = plan.split("/");
  const own = rest.at(-1);
  return host === undefined || host === "c" || own === undefined
    ? null
    : `${host} ${own.replaceAll("-", " ")}`;
}

const answerIcons = { here: "check", late: "clock", no: "x" } as const;

function Marks({ mark: { held, checkIn, late }, label }: { mark: SeatMark; label: string }) {
  const t = signUpMessages;
  return (
    <>
      {held !== null && (
        <span className={styles.held}>
          <span className="visually-hidden">{t.holds(held, label)}</span>
          <span aria-hidden="true">
            <bdi>{held}</bdi>
          </span>
        </span>
      )}
      {checkIn !== null && (
        <span className={styles.answer} data-answer={checkIn}>
          {checkIn !== "none" && <UiIcon id={answerIcons[checkIn]} size={14} />}
          <span className="visually-hidden">
            {checkIn === "none"
              ? t.noAnswer
              : checkIn === "late" && late > 0
                ? t.lateBy(late)
                : t.answers[checkIn]}
          </span>
        </span>
      )}
    </>
  );
}
