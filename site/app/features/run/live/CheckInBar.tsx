import { seatLabel } from "@foray/fieldops/runs/duties";
import type { CheckIn } from "@foray/fieldops/runs/live/fields";
import { moveUp } from "@foray/fieldops/runs/live/suggestion";
import { nameKey } from "@foray/fieldops/runs/people";
import { dropOut, takeSeat } from "@foray/fieldops/runs/seating";
import type { Run } from "@foray/fieldops/runs/types";
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
        .map(({ name, place }) => {
          const next = moveUp(run, place, isHere);
          const seat = seatLabel(run, place);
          if (next === null)
            return (
              <div key={name} className={styles.moveUp}>
                <p>{t.nobodyMovesUp(name, seat)}</p>
              </div>
            );
          const move = () => {
            act((before) => takeSeat(dropOut(before, place), place, next.name));
            announce(t.movesUp(next.name, seat));
          };
          return (
            <div key={name} className={styles.moveUp}>
              <UiIcon id="arrow-up" />
              <p>
                <b>{t.movesUp(next.name, seat)}</b> {t.movesUpWhy(name)}
              </p>
              <Button kind="primary" small icon="check" onClick={move}>
                {t.moveUp}
              </Button>
            </div>
          );
        })}
    </>
  );
}
