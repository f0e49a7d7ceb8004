import { dutyOf } from "@foray/fieldops/runs/duties";
import type { Run, Seat } from "@foray/fieldops/runs/types";
import { runMessages } from "./messages.ts";
import styles from "./Run.module.css";
import { SeatRow } from "./SeatRow.tsx";

/** Every party with its seats. */
export function Parties({
  run,
  onSeats,
}: {
  run: Run;
  onSeats: (seats: readonly Seat[], touched?: string) => void;
}) {
  const t = runMessages;
  const duty = dutyOf(run.kind);
  const names = duty.parties[run.naming] ?? [];
  const filled = run.seats.filter(({ name }) => name !== "").length;
  return (
    <section className={styles.part}>
      <h2>{t.parties}</h2>
      <p className={styles.soft}>{t.taken(filled, run.seats.length)}</p>
      <div className={styles.parties}>
        {names.map((party, index) => (
          <section key={party} className={styles.party}>
            <h3>{t.party(party)}</h3>
            <ol>
              {run.seats.slice(index * duty.partySize, (index + 1) * duty.partySize).map((seat, at) => {
                const place = index * duty.partySize + at;
                return (
                  <SeatRow
                    key={place}
                    seat={seat}
                    duty={duty}
                    label={t.seat(party, at + 1)}
                    onChange={(change, touched) =>
                      onSeats(
                        run.seats.with(place, { ...seat, ...change }),
                        touched === undefined ? undefined : `${touched} ${place}`,
                      )
                    }
                  />
                );
              })}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
