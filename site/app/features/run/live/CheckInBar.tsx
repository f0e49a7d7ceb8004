import { seatLabel } from "@foray/fieldops/runs/duties";
import { type CheckIn, type CheckInKind, checkInKinds } from "@foray/fieldops/runs/live/fields";
import { nameKey } from "@foray/fieldops/runs/people";
import type { Run } from "@foray/fieldops/runs/types";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { formatSeries } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { discordPlain } from "~/ui/chat-lines.ts";
import { UiIcon } from "~/ui/Glyph.tsx";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";
import type { Absence, MoveUp } from "./use-move-up.ts";

export function CheckInBar({
  run,
  checkIns,
  moveUp,
}: {
  run: Run;
  checkIns: ReadonlyMap<string, CheckIn>;
  moveUp: MoveUp;
}) {
  const t = signUpMessages;
  const seated = run.seats.flatMap(({ name }) =>
    name === "" ? [] : [{ name, kind: checkIns.get(nameKey(name))?.kind ?? "none" }],
  );
  const count = (kind: CheckInKind) => seated.filter((each) => each.kind === kind).length;
  const silent = seated.filter(({ kind }) => kind === "none").map(({ name }) => name);
  const remind = async () =>
    announce((await copyText(t.reminder(formatSeries(silent.map(discordPlain))))) ? t.copied : t.copyFailed);
  return (
    <>
      <section className={styles.checkIn} aria-label={t.checkIn}>
        <ul>
          {checkInKinds.map((kind) => (
            <li key={kind} data-kind={kind}>
              <b>{count(kind)}</b> {t.answers[kind]}
            </li>
          ))}
          <li>
            <b>{silent.length}</b> {t.noAnswer}
          </li>
        </ul>
        {silent.length > 0 && (
          <Button small icon="message-circle" onClick={() => void remind()}>
            {t.remind}
          </Button>
        )}
      </section>
      {moveUp.absences.map((absence) => (
        <Absent key={absence.name} run={run} absence={absence} moveUp={moveUp} />
      ))}
    </>
  );
}

/** Proposes a replacement from the bench, best match first. */
function Absent({ run, absence, moveUp }: { run: Run; absence: Absence; moveUp: MoveUp }) {
  const t = signUpMessages;
  const { name, place, next, others } = absence;
  const seat = seatLabel(run, place);
  if (next === null)
    return (
      <div className={styles.moveUp}>
        <p>{t.nobodyMovesUp(name, seat)}</p>
      </div>
    );
  return (
    <div className={styles.moveUp}>
      <UiIcon id="arrow-up" />
      <p>
        <b>{t.movesUp(next.name, seat)}</b> {t.movesUpWhy(name)}
      </p>
      <Button kind="primary" small icon="check" onClick={() => moveUp.move(absence)}>
        {t.moveUp}
      </Button>
      {others && (
        <Button small onClick={() => moveUp.pass(absence)}>
          {t.someoneElse}
        </Button>
      )}
    </div>
  );
}
