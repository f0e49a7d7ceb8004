import { seatLabel } from "@foray/fieldops/runs/duties";
import { checkInOpensAt } from "@foray/fieldops/runs/live/board";
import { nameKey } from "@foray/fieldops/runs/people";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { announce } from "~/browser/announce.ts";
import { useClockValue } from "~/browser/clock.ts";
import { hostKeys, newSeed, SEED } from "~/features/run/sign-ups/keys.ts";
import type { LiveLink } from "~/features/run/sign-ups/links.ts";
import { renewedBoard } from "~/features/run/sign-ups/renewed.ts";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import type { SeatMark } from "../Chip.tsx";
import { Editor } from "../Editor.tsx";
import { runMessages } from "../messages.ts";
import { wholeLink } from "../use-run.ts";
import { CheckInBar } from "./CheckInBar.tsx";
import { HostBar } from "./HostBar.tsx";
import { HostMore } from "./HostMore.tsx";
import { Inbox } from "./Inbox.tsx";
import { forgetHosted } from "./kept.ts";
import styles from "./Live.module.css";
import { LiveLinks } from "./LiveLinks.tsx";
import { signUpMessages } from "./messages.ts";
import { type Hosting, keepBoard, newActor, useHost } from "./use-host.ts";
import { useMoveUp } from "./use-move-up.ts";

/** Check-in ends this many ms after the start. */
const CHECK_IN_MS = 4 * 60 * 60_000;

export default function HostPage({
  link,
  fragment,
}: {
  link: Extract<LiveLink, { of: "host" }>;
  fragment: string;
}) {
  const t = signUpMessages;
  const hosting = useHost(link, fragment);
  if (hosting === undefined || typeof hosting === "string")
    return (
      <article className={styles.page}>
        <PageHead title={runMessages.title} />
        <Note kind={hosting === undefined ? "info" : "warn"}>
          <p>{hosting === undefined ? t.connecting : hosting === "noRelay" ? t.noRelay : t.cannotSeal}</p>
        </Note>
      </article>
    );
  return <Hosted hosting={hosting} fragment={fragment} />;
}

function Hosted({ hosting, fragment }: { hosting: Hosting; fragment: string }) {
  const t = signUpMessages;
  const { session, view, keys, relay } = hosting;
  const navigate = useNavigate();
  const [renewing, setRenewing] = useState(false);
  const { run, checkIns, displaced } = view.live;
  const { start } = run;
  const opens = checkInOpensAt(view.live);
  const isEvening =
    useClockValue((now) => start !== null && opens !== null && now >= opens && now < start + CHECK_IN_MS) ===
    true;
  const checking = isEvening || checkIns.size > 0;
  const marks = useMemo(() => {
    const held = new Map(view.hosts.map(({ name, holds }) => [holds, name === "" ? t.host : name]));
    return (place: number): SeatMark => {
      const name = run.seats[place]?.name ?? "";
      const checkIn = checkIns.get(nameKey(name));
      return {
        held: held.get(place) ?? null,
        checkIn: !checking || name === "" ? null : (checkIn?.kind ?? "none"),
        late: checkIn?.late ?? 0,
      };
    };
  }, [view.hosts, run, checkIns, checking]);

  const moveUp = useMoveUp(run, checkIns, session.act);

  const renew = async () => {
    setRenewing(true);
    // Moves sign-ups from the inbox to the list without seating anyone.
    for (const { slot, what, sameName } of view.inbox)
      if (what !== "withdrawn") session.takeIn(slot, null, sameName !== null);
    const next = await hostKeys(newSeed(SEED));
    await session.retire();
    const board = renewedBoard(session.board(), newActor());
    const renewed = keepBoard(next, relay, board, hosting.name);
    forgetHosted(fragment);
    announce(t.renewed);
    void navigate(`/run/live#${renewed}`, { replace: true });
  };

  if (view.moved && !renewing)
    return (
      <article className={styles.page}>
        <PageHead title={run.title === "" ? runMessages.title : run.title} />
        <Note kind="warn">
          <p>{t.moved}</p>
        </Note>
      </article>
    );
  return (
    <Editor
      run={run}
      link={wholeLink}
      act={session.act}
      undo={session.undo}
      redo={session.redo}
      canUndo={view.canUndo}
      canRedo={view.canRedo}
      live={{
        marks,
        onPick: session.hold,
        checks: checking
          ? {
              note: session.checkIn,
              moveUp: () => {
                const first = moveUp.absences.find(({ next }) => next !== null);
                if (first !== undefined) moveUp.move(first);
              },
            }
          : null,
        address: `/run/live#${fragment}`,
        head: <HostBar hosting={hosting} />,
        above: (
          <>
            {displaced.map(({ name, by, wanted }) => (
              <Note key={name} kind="warn">
                <p>{t.displaced(name, by, seatLabel(run, wanted))}</p>
              </Note>
            ))}
            {view.undone !== null && view.undone.benched.length > 0 && (
              <Note>
                <p>{t.undoBenched(view.undone.benched.join(", "))}</p>
              </Note>
            )}
            {view.undone !== null && view.undone.kept > 0 && (
              <Note>
                <p>{t.undoKept}</p>
              </Note>
            )}
            {checking && <CheckInBar run={run} checkIns={checkIns} moveUp={moveUp} />}
          </>
        ),
        aside: <Inbox hosting={hosting} />,
        links: (
          <>
            <LiveLinks run={run} keys={keys} relay={relay} />
            <HostMore hosting={hosting} renewing={renewing} onRenew={() => void renew()} />
          </>
        ),
      }}
    />
  );
}
