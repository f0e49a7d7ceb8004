import { changedSeats } from "@foray/fieldops/runs/changes";
import { leaderView, readerView } from "@foray/fieldops/runs/codec";
import { dutyOf, seatLabel } from "@foray/fieldops/runs/duties";
import { nameKey, type Wish } from "@foray/fieldops/runs/people";
import { answerJob, nextRun, reseatEveryone } from "@foray/fieldops/runs/seating";
import type { ReadSignUps } from "@foray/fieldops/runs/sign-ups/types";
import type { Run, RunKind } from "@foray/fieldops/runs/types";
import { lazy, type ReactNode, useEffect, useState } from "react";
import { fullAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import EmbedButton from "~/features/embed/dialog/EmbedButton.tsx";
import { Button } from "~/ui/Button.tsx";
import { discordPlain } from "~/ui/chat-lines.ts";
import { MountWhenOpen } from "~/ui/late-parts.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { Part } from "~/ui/part/Part.tsx";
import { useUndoKeys } from "~/ui/use-undo-keys.ts";
import { Bench } from "./Bench.tsx";
import { Board, type Checks } from "./Board.tsx";
import type { SeatMark } from "./Chip.tsx";
import styles from "./Editor.module.css";
import { Evening } from "./Evening.tsx";
import { LinkFaults } from "./LinkFaults.tsx";
import { Links } from "./Links.tsx";
import { TakeSignUps } from "./live/TakeSignUps.tsx";
import { runMessages } from "./messages.ts";
import { Needs } from "./Needs.tsx";
import { NoticeBar } from "./NoticeBar.tsx";
import type { Notice } from "./notice.ts";
import { PickBar } from "./PickBar.tsx";
import { RecentRuns } from "./RecentRuns.tsx";
import { RunHead } from "./RunHead.tsx";
import { DutyField, ofKind, StartField } from "./SetupFields.tsx";
import { SignUps } from "./SignUps.tsx";
import { changePost } from "./texts.ts";
import { useKeptRun } from "./use-kept-run.ts";
import { usePicks } from "./use-picks.ts";
import { usePosts } from "./use-posts.ts";
import { type RunEditor, runAddress } from "./use-run.ts";
import { runTitle } from "./words.ts";

const KitBar = lazy(() => import("./KitBar.tsx"));
const SetupDialog = lazy(() => import("./SetupDialog.tsx"));
const SeatDialog = lazy(() => import("./SeatDialog.tsx"));
const PostsDialog = lazy(() => import("./PostsDialog.tsx"));
const Shopping = lazy(() => import("./Shopping.tsx"));

type Opened = Readonly<{ seat: number }> | "posts" | "setup" | null;

export type LiveParts = Readonly<{
  /** Below the run's head, above the board, beside it, and in place of the links. */
  head: ReactNode;
  above: ReactNode;
  aside: ReactNode;
  links: ReactNode;
  marks: (place: number) => SeatMark;
  /** Null until check-in opens. */
  checks: Checks | null;
  /** -1 if no seat is picked up. */
  onPick: (seat: number) => void;
  /** The host's link, relative to the site. */
  address: `/${string}`;
}>;

/** An empty run shows the sign-up form instead of the board. */
const isBegun = ({ seats, people }: Run) =>
  people.length > 0 ||
  seats.some(({ name, plan, tasks, job }) => name !== "" || plan !== "" || tasks.length > 0 || job !== null);

export function Editor({
  run,
  link,
  act,
  undo,
  redo,
  canUndo,
  canRedo,
  live,
}: RunEditor & Readonly<{ live?: LiveParts }>) {
  const t = runMessages;
  const [notice, setNotice] = useState<Notice | null>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const [blank, setBlank] = useState(false);
  const [kits, setKits] = useState(false);
  const [last, setLast] = useState<ReadSignUps | null>(null);
  const picks = usePicks({ run, act }, setNotice);
  const posts = usePosts(run);
  const { posted, setPosted } = useKeptRun(run, canUndo || canRedo, canUndo, live?.address);
  const changes =
    posted === null
      ? []
      : changedSeats(
          posted.map((name) => ({ name })),
          run.seats,
        );
  useUndoKeys(undo, redo);
  const onPick = live?.onPick;
  const picked = picks.pick !== null && "seat" in picks.pick ? picks.pick.seat : -1;
  useEffect(() => onPick?.(picked), [onPick, picked]);
  const back = () => {
    undo();
    setNotice(null);
  };
  const onKind = (kind: RunKind) => {
    act((before) => ofKind(before, kind));
    if (isBegun(run)) setNotice({ kind: "kind" });
  };
  const onNext = (next: Run) => {
    act(() => next);
    setNotice({ kind: "next" });
  };
  const onJob = (name: string, wish: Wish) => {
    const place = answerJob(run, name, wish).seats.findIndex((seat) => nameKey(seat.name) === nameKey(name));
    act((before) => answerJob(before, name, wish));
    if (place >= 0) announce(t.moved(name, seatLabel(run, place)));
  };
  const close = () => setOpened(null);
  const dialogs = (
    <MountWhenOpen>
      {opened === "setup" && <SetupDialog run={run} act={act} onKind={onKind} onClose={close} />}
      {opened === "posts" && <PostsDialog run={run} onClose={close} />}
      {opened !== null && typeof opened === "object" && (
        <SeatDialog
          run={run}
          place={opened.seat}
          act={act}
          onDrop={() => picks.drop(opened.seat)}
          onClose={() => {
            close();
            // Otherwise the next press would swap the edited seat.
            picks.putDown();
          }}
        />
      )}
    </MountWhenOpen>
  );
  if (live === undefined && !isBegun(run) && !blank)
    return (
      <article className={styles.page}>
        <PageHead title={t.title} lead={t.lead} />
        <LinkFaults link={link} />
        <Panel className={styles.first}>
          <SignUps run={run} act={act} note={setNotice} last={last} onTaken={setLast} first>
            <p>
              <Button kind="quiet" small icon="armchair" onClick={() => setBlank(true)}>
                {t.emptyBoard}
              </Button>
              <TakeSignUps run={run} />
            </p>
          </SignUps>
          <div className={styles.side}>
            <DutyField run={run} onKind={onKind} />
            <StartField run={run} act={act} />
          </div>
        </Panel>
        <RecentRuns onNext={onNext} />
        {dialogs}
      </article>
    );

  const copyChanges = async () => {
    const lines = changes.map(({ place, name, before }) =>
      t.seatChange(seatLabel(run, place), discordPlain(name), discordPlain(before)),
    );
    const link = fullAddress(runAddress(run, readerView));
    const done = await copyText(changePost({ title: runTitle(run), lines, link, linkName: t.wholeBoard }));
    announce(done ? t.copied : t.copyFailed);
    if (done) setPosted(run);
  };
  const copyPosts = async () => {
    const texts = posts(false);
    const done = await copyText(texts[0] ?? "");
    announce(done ? t.copied : t.copyFailed);
    if (done) setPosted(run);
    if (texts.length > 1) setOpened("posts");
  };
  return (
    <article className={styles.page}>
      <RunHead run={run} onEdit={() => setOpened("setup")}>
        <Evening
          view={leaderView}
          run={run}
          onSent={(step, sent) =>
            act((before) => ({
              ...before,
              sent: sent ? [...before.sent, step] : before.sent.filter((each) => each !== step),
            }))
          }
        />
        {live?.head}
      </RunHead>
      <LinkFaults link={link} />
      {live?.above}
      <SignUps run={run} act={act} note={setNotice} last={last} onTaken={setLast} first={false} />
      <NoticeBar run={run} notice={notice} act={act} undo={back} onClose={() => setNotice(null)} />
      <div className={styles.bar}>
        <Button kind="quiet" icon="undo" iconOnly disabled={!canUndo} onClick={back}>
          {t.undo}
        </Button>
        <Button kind="quiet" icon="redo" iconOnly disabled={!canRedo} onClick={redo}>
          {t.redo}
        </Button>
        <span className={styles.gap} />
        {live === undefined && <TakeSignUps run={run} />}
        {changes.length > 0 && (
          <Button icon="swap" onClick={() => void copyChanges()}>
            {t.copyChanges(changes.length)}
          </Button>
        )}
        <Button icon="message-circle" onClick={() => void copyPosts()}>
          {t.copyDiscord}
        </Button>
      </div>
      <div className={styles.bar} data-open={kits || undefined}>
        <Button className={styles.narrow} icon="package" aria-expanded={kits} onClick={() => setKits(!kits)}>
          {t.giveAKit}
        </Button>
        <Part waiting={<span className={styles.kits} />}>
          <KitBar key={run.kind} run={run} act={act} />
        </Part>
      </div>
      <div className={styles.stage} data-many={dutyOf(run.kind).support || undefined}>
        <Board
          run={run}
          picks={picks}
          checks={live?.checks ?? null}
          {...(live !== undefined && { marks: live.marks })}
        />
        {live === undefined ? (
          <Bench run={run} picks={picks} onJob={onJob} />
        ) : (
          <div className={styles.aside}>
            {live.aside}
            <Bench run={run} picks={picks} onJob={onJob} />
          </div>
        )}
      </div>
      <PickBar run={run} picks={picks} checks={live?.checks ?? null} onEdit={(seat) => setOpened({ seat })} />
      <Needs run={run} onGuide={(guide) => act((before) => ({ ...before, guide }))} />
      {live === undefined ? <Links run={run} /> : live.links}
      {dutyOf(run.kind).brings !== "job" && (
        <details className={styles.shopping}>
          <summary>{t.shopping}</summary>
          <Part>
            <Shopping run={run} />
          </Part>
        </details>
      )}
      <div className={styles.next}>
        <PaperButtons run={run} />
        <EmbedButton
          target={{ what: "run", id: runAddress(run, readerView).replace("/run/", "") }}
          name={runTitle(run)}
        />
        <Button
          small
          icon="refresh"
          onClick={() => {
            act(reseatEveryone);
            announce(t.seatedAnew);
          }}
        >
          {t.seatAnew}
        </Button>
        <Button small icon="repeat" onClick={() => onNext(nextRun(run))}>
          {t.nextRun}
        </Button>
      </div>
      {dialogs}
    </article>
  );
}

function PaperButtons({ run }: { run: Run }) {
  const t = runMessages;
  const save = async () => {
    try {
      const { savePicture } = await import("./picture.ts");
      await savePicture(run);
    } catch {
      announce(t.pictureFailed);
    }
  };
  return (
    <>
      <Button kind="quiet" icon="image" iconOnly onClick={() => void save()}>
        {t.picture}
      </Button>
      <Button kind="quiet" icon="printer" iconOnly onClick={() => window.print()}>
        {t.print}
      </Button>
    </>
  );
}
