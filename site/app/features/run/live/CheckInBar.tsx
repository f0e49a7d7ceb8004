import { seatLabel } from "@foray/fieldops/runs/duties";
import type { CheckIn } from "@foray/fieldops/runs/live/fields";
import { benchFor } from "@foray/fieldops/runs/live/suggestion";
import { nameKey, type Person } from "@foray/fieldops/runs/people";
import { dropOut, takeSeat } from "@foray/fieldops/runs/seating";
import type { Run } from "@foray/fieldops/runs/types";
import { useState } from "react";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { formatSeries } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { discordPlain } from "~/ui/chat-lines.ts";
import { UiIcon } from "~/ui/Glyph.tsx";
import type { RunEditor } from "../use-run.ts";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";

/** Who is here, late, not coming or silent; who could move up, by one press. */
export function CheckInBar({
  run,
  checkIns,
  act,
}: {
  run: Run;
  checkIns: ReadonlyMap<string, CheckIn>;
  act: RunEditor["act"];
}) {
  const t = signUpMessages;
  const seated = run.seats.flatMap(({ name }, place) =>
    name === "" ? [] : [{ name, place, kind: checkIns.get(nameKey(name))?.kind ?? "none" }],
  );
  const count = (kind: string) => seated.filter((each) => each.kind === kind).length;
  const silent = seated.filter(({ kind }) => kind === "none").map(({ name }) => name);
  const remind = async () =>
    announce((await copyText(t.reminder(formatSeries(silent.map(discordPlain))))) ? t.copied : t.copyFailed);
  const isHere = ({ name }: Readonly<{ name: string }>) => checkIns.get(nameKey(name))?.kind === "here";
  return (
    <>
      <section className={styles.checkIn} aria-label={t.checkIn}>
        <ul>
          {(["here", "late", "no"] as const).map((kind) => (
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
      {seated
        .filter(({ kind }) => kind === "no")
        .map(({ name, place }) => (
          <Absent
            key={name}
            run={run}
            name={name}
            place={place}
            bench={benchFor(run, place, isHere)}
            act={act}
          />
        ))}
    </>
  );
}

/** Somebody who does not come, and who of the bench could take the seat: the best first, another by a press. */
function Absent({
  run,
  name,
  place,
  bench,
  act,
}: {
  run: Run;
  name: string;
  place: number;
  bench: readonly Person[];
  act: RunEditor["act"];
}) {
  const t = signUpMessages;
  const [passed, setPassed] = useState<readonly string[]>([]);
  const seat = seatLabel(run, place);
  const left = bench.filter((person) => !passed.includes(person.name));
  const [next] = left;
  if (next === undefined)
    return (
      <div className={styles.moveUp}>
        <p>{t.nobodyMovesUp(name, seat)}</p>
      </div>
    );
  const move = () => {
    act((before) => takeSeat(dropOut(before, place), place, next.name));
    announce(t.movesUp(next.name, seat));
  };
  const pass = () => {
    // After the last one the first comes again.
    setPassed(left.length === 1 ? [] : [...passed, next.name]);
    const after = left[1] ?? bench[0];
    if (after !== undefined) announce(t.movesUp(after.name, seat));
  };
  return (
    <div className={styles.moveUp}>
      <UiIcon id="arrow-up" />
      <p>
        <b>{t.movesUp(next.name, seat)}</b> {t.movesUpWhy(name)}
      </p>
      <Button kind="primary" small icon="check" onClick={move}>
        {t.moveUp}
      </Button>
      {bench.length > 1 && (
        <Button small onClick={pass}>
          {t.someoneElse}
        </Button>
      )}
    </div>
  );
}
