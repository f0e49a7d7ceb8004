import type { Seating } from "@foray/fieldops/runs/assign";
import { dutyOf } from "@foray/fieldops/runs/duties";
import { type ReadPlayers, readPlayers } from "@foray/fieldops/runs/players";
import type { Run, Seat } from "@foray/fieldops/runs/types";
import { useState } from "react";
import { formatLabelled, formatSeries } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import { PasteField } from "~/ui/PasteField.tsx";
import { runMessages } from "./messages.ts";
import styles from "./Run.module.css";
import { seatPlayers } from "./seat-players.ts";

type Outcome =
  | Readonly<{ kind: "seated"; seating: Seating; read: ReadPlayers; dropped: readonly string[] }>
  | Readonly<{ kind: "failed" | "nobody" }>;

/** Seats a pasted list of players, and says who has no seat and why. */
export function FillSeats({ run, onSeats }: { run: Run; onSeats: (seats: readonly Seat[]) => void }) {
  const t = runMessages;
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const fill = async () => {
    const read = readPlayers(text, dutyOf(run.kind).brings);
    if (read.players.length === 0) return setOutcome({ kind: "nobody" });
    const seating = await seatPlayers(run.seats, read.players).catch(() => null);
    if (seating === null) return setOutcome({ kind: "failed" });
    onSeats(seating.seats);
    const known = new Set([...seating.seats, ...read.players].map(({ name }) => name));
    const dropped = run.seats.flatMap(({ name }) => (known.has(name) || name === "" ? [] : [name]));
    return setOutcome({ kind: "seated", seating, read, dropped });
  };
  return (
    <section className={`${styles.part} ${styles.unprinted}`}>
      <h2>{t.fill}</h2>
      <PasteField label={t.players} hint={t.fillNote} rows={8} value={text} onChange={setText} />
      <p className={styles.row}>
        <Button icon="users" disabled={text.trim() === ""} onClick={() => void fill()}>
          {t.fillNow}
        </Button>
      </p>
      <div role="status">
        {outcome?.kind === "nobody" && <Note kind="warn">{t.noPlayers}</Note>}
        {outcome?.kind === "failed" && <Note kind="warn">{t.fillFailed}</Note>}
        {outcome?.kind === "seated" && <Seated {...outcome} />}
      </div>
    </section>
  );
}

function Seated({ seating, read, dropped }: Extract<Outcome, { kind: "seated" }>) {
  const t = runMessages;
  const { seats, unseated } = seating;
  const names = new Set(read.players.map(({ name }) => name));
  return (
    <Note kind={unseated.length + read.unread.length + dropped.length === 0 ? "good" : "warn"}>
      <p>{t.seated(seats.filter(({ name }) => names.has(name)).length)}</p>
      {unseated.length > 0 && (
        <>
          <p>{t.unseated}</p>
          <ul>
            {unseated.map(({ player, why }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may bear one name
              <li key={index}>
                <bdi>{player.name}</bdi>
                {formatLabelled("", t.why[why])}
              </li>
            ))}
          </ul>
        </>
      )}
      {dropped.length > 0 && (
        <p>
          {t.dropped} <bdi>{formatSeries(dropped)}</bdi>
        </p>
      )}
      {read.unread.length > 0 && (
        <p>
          {t.unread} {formatSeries(read.unread.map(({ name, word }) => `${word} (${name})`))}
        </p>
      )}
    </Note>
  );
}
