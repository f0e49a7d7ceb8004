import type { ZoneId } from "@foray/eorzea/zones/rates";
import { encodeBoard } from "@foray/fieldops/instance-board/board-link";
import { boardClocks, type Clock, clockOf } from "@foray/fieldops/instance-board/clocks";
import type { Observation } from "@foray/fieldops/instance-board/observations";
import { lazy, useEffect, useMemo, useState } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { pageAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { useIsHydrated, useMinute } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { usePreference } from "~/browser/preferences.ts";
import { copyText, shareAddress } from "~/browser/share.ts";
import { useStore } from "~/browser/store.ts";
import { textPart, useUrlState } from "~/browser/url-state.ts";
import { useWakeLock } from "~/browser/wake-lock.ts";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { Select } from "~/ui/Field.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { MountWhenOpen } from "~/ui/late-parts.tsx";
import { Note } from "~/ui/Note.tsx";
import { AwakeMark } from "~/ui/over-game/AwakeMark.tsx";
import { CallsButton } from "~/ui/over-game/CallsButton.tsx";
import { PopOut } from "~/ui/over-game/PopOut.tsx";
import { type Called, SpokenMoments } from "~/ui/over-game/SpokenMoments.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { Part } from "~/ui/part/Part.tsx";
import { discordMessage } from "../../../ui/chat-lines.ts";
import { boardFor, boards, boardsOf, currentBoard, noBoards, timerKey } from "../boards.ts";
import { liveBoards, noLiveBoards } from "../live/live-views.ts";
import { relays } from "../live/relays.ts";
import { boardPath, boardZoneOrder, firstBoardZone, zoneOfSlug, zoneOperation } from "../zone-slugs.ts";
import { BoardFacts } from "./BoardFacts.tsx";
import { BoardTabs } from "./BoardTabs.tsx";
import { DueNext } from "./DueNext.tsx";
import { DuePop } from "./DuePop.tsx";
import { HowCounted } from "./HowCounted.tsx";
import { type Incoming, readHash } from "./incoming.ts";
import { timerPageMessages } from "./messages.ts";
import { PasteBox } from "./PasteBox.tsx";
import { Ringing } from "./Ringing.tsx";
import { rowId } from "./row-id.ts";
import { TimerRows } from "./TimerRows.tsx";
import styles from "./Timers.module.css";
import { takeLines } from "./take-lines.ts";
import { useBoardWords } from "./use-board-words.ts";
import { useShared } from "./use-shared.ts";
import { useSky } from "./use-sky.ts";
import { useTimerActs } from "./use-timer-acts.ts";
import { useTimers } from "./use-timers.ts";

const BoardDialog = lazy(() => import("./BoardDialog.tsx"));
const ClockDialog = lazy(() => import("./ClockDialog.tsx"));
const IncomingPanel = lazy(() => import("./IncomingPanel.tsx"));
const JoinPanel = lazy(() => import("../live/JoinPanel.tsx"));
const LivePanel = lazy(() => import("../live/LivePanel.tsx"));

async function join(code: string, zone: ZoneId) {
  const { joinLive } = await import("../live/live-boards.ts");
  await joinLive(code, zone);
}

const cut = (kept: number, total: number) => `${kept} / ${total}`;

/** The board of a link or a paste, until the player has answered. */
function useIncoming(minute: number | null) {
  const { hash } = useLocation();
  const [pasted, setPasted] = useState<Incoming | null>(null);
  // Parsed once per URL: the differences change as time passes, the content does not.
  const known = minute !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only depends on whether a clock runs
  const linked = useMemo(() => (minute === null ? null : readHash(hash, minute)), [hash, known]);
  return { incoming: pasted ?? linked, pasted, setPasted };
}

const zonePart = textPart("zone");

/** The zone in the path, else of the shared board, the query, the board viewed last, or the first zone. */
function useZone(incoming: Incoming | null, minute: number | null): ZoneId {
  const { zone } = useParams();
  const [zoneAsked] = useUrlState(zonePart);
  const state = usePreference(boards, noBoards);
  const inAddress = zoneOfSlug(zone);
  if (inAddress !== undefined) return inAddress;
  if (minute === null) return firstBoardZone;
  if (incoming?.kind === "board") return zoneOfSlug(incoming.zone) ?? firstBoardZone;
  const asked = zoneOfSlug(zoneAsked);
  const last = state.list.find(({ id }) => id === state.recent[0]) ?? state.list.at(-1);
  return asked ?? zoneOfSlug(last?.zone) ?? firstBoardZone;
}

export default function InstanceBoards() {
  const t = timerPageMessages;
  const isAwake = useIsHydrated();
  const shared = useShared();
  const minute = useMinute();
  const navigate = useNavigate();
  const location = useLocation();
  const zoneName = useZoneNames();
  const words = useBoardWords();
  const { incoming, pasted, setPasted } = useIncoming(minute);
  const zone = useZone(incoming, minute);
  const state = usePreference(boards, noBoards);
  const board = currentBoard(state, zone);
  const acts = useTimerActs(board, zone, words);
  const [open, setOpen] = useState<Clock | null>(null);
  const [editing, setEditing] = useState<"board" | "times" | null>(null);
  const clocks = useMemo(() => boardClocks.filter((clock) => clock.zone === zone), [zone]);
  const observations = board?.observations ?? [];
  const timers = useTimers(clocks, observations);
  const sky = useSky(zone, timers);
  const name = zoneName(zone).text;
  const called = timers.flatMap(({ clock, state }): readonly Called[] =>
    state.phase === "away" ? [{ key: timerKey(clock), at: state.from, name: words.name(clock) }] : [],
  );
  const live = useStore(liveBoards, noLiveBoards);
  const awake = useWakeLock(board !== undefined && live.has(board.id));
  const canLive = minute !== null && relays() !== null;

  // Scrolls to the row that a paste has changed.
  const [taken, setTaken] = useState<readonly Observation[]>([]);
  useEffect(() => {
    const clock = taken[0] === undefined ? undefined : clockOf(taken[0]);
    const row = clock === undefined ? null : document.getElementById(rowId(clock));
    row?.closest("details")?.setAttribute("open", "");
    row?.scrollIntoView({ block: "nearest" });
  }, [taken]);

  const forget = () => {
    if (pasted !== null) setPasted(null);
    else void navigate({ pathname: boardPath(zone), hash: "" }, { replace: true });
  };
  const boardAddress = () =>
    window.location.href.replace(/[?#].*$/, "").replace(/\/timers.*$/, boardPath(zone));
  const share = async () => {
    const outcome = await shareAddress(
      `${boardAddress()}#board=${encodeBoard(zone, observations)}`,
      t.boardOf(name),
    );
    if (outcome === "copied") announce(t.linkCopied);
    if (outcome === "failed") announce(t.copyFailed);
  };
  const copyAll = async () => {
    const lines = timers.flatMap((timer) => words.discord(timer, deviceNow()) ?? []);
    const { text } = discordMessage([t.boardOf(name), ...lines], cut);
    announce((await copyText(text)) ? t.copied : t.copyFailed);
  };

  // Rejoins after a reload, without another press.
  const liveCode = incoming?.kind === "live" ? incoming.code : null;
  const joined: unknown = location.state;
  const back = joined === JOINED;
  const keptCode = board?.live;
  useEffect(() => {
    if (!canLive) return;
    if (liveCode !== null && back) void join(liveCode, zone);
    else if (keptCode !== undefined) void join(keptCode, zone);
  }, [canLive, liveCode, back, keptCode, zone]);

  const incomingBoard = isAwake && incoming?.kind === "board" && (
    <IncomingPanel
      incoming={incoming}
      board={currentBoard(state, incoming.zone)}
      words={words}
      onTaken={setTaken}
      onDone={forget}
    />
  );
  return (
    <article className={styles.page} data-operation={zoneOperation(zone)}>
      <div className={styles.head}>
        <PageHead eyebrow={[t.title, t.operation[zoneOperation(zone)]]} title={name} />
        <div className={styles.zone}>
          <Select
            aria-label={t.zone}
            value={zone}
            onChange={({ currentTarget: { value } }) => {
              const chosen = zoneOfSlug(value);
              if (chosen !== undefined) void navigate(boardPath(chosen));
            }}
          >
            {boardZoneOrder.map((one) => (
              <option key={one} value={one}>
                {zoneName(one).text}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Part>
        {isAwake && incoming?.kind === "live" && !back && (
          <JoinPanel
            code={incoming.code}
            zone={zone}
            onJoined={() => {
              if (pasted !== null) setPasted(null);
              else void navigate({ hash: location.hash }, { replace: true, state: JOINED });
            }}
            onLeave={forget}
          />
        )}
        {pasted === null && incomingBoard}
      </Part>
      {(incoming?.kind === "version" || incoming?.kind === "none") && (
        <Note kind="warn">
          <p>{incoming.kind === "version" ? t.otherVersion(incoming.version) : t.noBoard}</p>
          <p>
            <Button small onClick={forget}>
              {t.close}
            </Button>
          </p>
        </Note>
      )}
      <section className={styles.board} aria-label={t.boardOf(name)}>
        <div className={styles.bar}>
          <BoardTabs
            list={isAwake ? boardsOf(state, zone) : []}
            current={board}
            zone={zone}
            onEdit={() => setEditing("board")}
          />
          <div className={styles.tools}>
            {canLive && (
              <Part>
                <LivePanel
                  board={board}
                  makeBoard={() => boardFor(zone, deviceNow())}
                  address={boardAddress}
                  onLeft={forget}
                />
              </Part>
            )}
            <PopOut title={t.boardOf(name)}>
              <DuePop title={name} timers={timers} words={words} acts={acts} />
            </PopOut>
            <CallsButton />
            <Button icon="share" onClick={share}>
              {t.shareLink}
            </Button>
          </div>
        </div>
        <AwakeMark awake={awake} />
        <SpokenMoments called={called} subject="timers" />
        <Panel className={styles.hero}>
          <DueNext zone={zone} timers={timers} sky={sky} words={words} acts={acts} rings={state.rings} />
          <BoardFacts
            board={board}
            zone={zone}
            onEdit={() => {
              boardFor(zone, deviceNow());
              setEditing("times");
            }}
          >
            <li>
              <UiIcon id="radio" size={20} />
              <div>
                {/* Opens a separate document, whose policy allows connecting to the game. A new tab keeps
                    this one's live board, which may be stored nowhere. */}
                <a href={pageAddress("/timers/live")} target="_blank" rel="noopener">
                  {t.fromYourGame}
                </a>
                <small>{t.fromYourGameHint}</small>
              </div>
            </li>
          </BoardFacts>
        </Panel>
        <PasteBox
          zone={zone}
          words={words}
          shared={shared}
          onRead={(read) => {
            const undo = takeLines(read, zone, board, deviceNow());
            if (undo === null) setPasted(read);
            else if (read.kind === "board") setTaken(read.observations);
            return undo;
          }}
        />
        <Part>{pasted !== null && incomingBoard}</Part>
        <TimerRows
          key={zone}
          timers={timers}
          words={words}
          acts={acts}
          sky={sky?.list ?? []}
          rings={state.rings}
          onOpen={setOpen}
        />
      </section>
      <div className={styles.foot}>
        <Button
          icon="copy"
          onClick={copyAll}
          disabled={!timers.some(({ state: { phase } }) => phase !== "unknown")}
        >
          {t.copyBoard}
        </Button>
        <p className={styles.soft}>{t.ringHint}</p>
      </div>
      <nav className={styles.others} aria-label={t.otherZones}>
        <h2>{t.otherZones}</h2>
        <ul>
          {boardZoneOrder
            .filter((one) => one !== zone)
            .map((one) => (
              <li key={one}>
                <Link to={boardPath(one)}>{zoneName(one).text}</Link>
              </li>
            ))}
        </ul>
      </nav>
      <HowCounted />
      <Ringing />
      <MountWhenOpen>
        {open !== null && (
          <ClockDialog
            clock={open}
            boardId={() => boardFor(zone, deviceNow()).id}
            observations={observations}
            words={words}
            onClose={() => setOpen(null)}
          />
        )}
        {editing !== null && board !== undefined && (
          <BoardDialog board={board} onlyTimes={editing === "times"} onClose={() => setEditing(null)} />
        )}
      </MountWhenOpen>
    </article>
  );
}

/** Location state after joining a live board. */
const JOINED = "joined";
