import { seatLabel } from "@foray/fieldops/runs/duties";
import { checkInKinds } from "@foray/fieldops/runs/live/fields";
import { nameKey } from "@foray/fieldops/runs/people";
import type { Run } from "@foray/fieldops/runs/types";
import { Button } from "~/ui/Button.tsx";
import type { Checks } from "./Board.tsx";
import styles from "./Editor.module.css";
import { signUpMessages } from "./live/messages.ts";
import { runMessages } from "./messages.ts";
import type { Pick, Picks } from "./use-picks.ts";

type PickBarProps = Readonly<{
  run: Run;
  picks: Picks;
  checks: Checks | null;
  onEdit: (seat: number) => void;
}>;

/** Within reach of the thumb on a phone; announces the picked-up item. */
export function PickBar(props: PickBarProps) {
  const { picks, run } = props;
  const { pick } = picks;
  const who = pick === null ? "" : "bench" in pick ? pick.bench : (run.seats[pick.seat]?.name ?? "");
  const known =
    pick !== null && ("seat" in pick || run.people.some(({ name }) => nameKey(name) === nameKey(who)));
  return (
    <>
      <p role="status" className="visually-hidden">
        {known && who !== "" && runMessages.picked(who)}
      </p>
      {known && <Bar {...props} pick={pick} who={who} />}
    </>
  );
}

function Bar({
  run,
  picks,
  checks,
  onEdit,
  pick,
  who,
}: PickBarProps & Readonly<{ pick: Pick; who: string }>) {
  const t = runMessages;
  return (
    <div className={styles.pick}>
      <p>
        {"seat" in pick && <b>{seatLabel(run, pick.seat)} </b>}
        <bdi>{who === "" ? t.empty : who}</bdi>
        <small>{"seat" in pick ? t.pickedNote : t.pickedBench}</small>
      </p>
      {"seat" in pick && (
        <>
          <Button small icon="edit" onClick={() => onEdit(pick.seat)}>
            {t.editSeat}
          </Button>
          {who !== "" && (
            <>
              {checks !== null &&
                checkInKinds.map((kind) => (
                  <Button
                    key={kind}
                    small
                    onClick={() => {
                      checks.note(pick.seat, kind);
                      picks.clear();
                    }}
                  >
                    {signUpMessages.answers[kind]}
                  </Button>
                ))}
              <Button small icon="user-minus" onClick={() => picks.drop(pick.seat)}>
                {t.droppedOut}
              </Button>
              <Button small icon="armchair" onClick={() => picks.put(pick, "bench")}>
                {t.toBench}
              </Button>
            </>
          )}
        </>
      )}
      <Button small kind="quiet" onClick={picks.clear}>
        {t.cancel}
      </Button>
    </div>
  );
}
