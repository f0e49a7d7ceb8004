import type { ZoneId } from "@foray/eorzea/zones/rates";
import { newObservations } from "@foray/fieldops/game-feed/new-observations";
import type { FeedEvent, SubjectEvent } from "@foray/fieldops/game-feed/state";
import { clockOf } from "@foray/fieldops/instance-board/clocks";
import type { NewObservation, Noted } from "@foray/fieldops/instance-board/note";
import { newest, type Observation } from "@foray/fieldops/instance-board/observations";
import { stateOf } from "@foray/fieldops/instance-board/states";
import { createStore, type Store } from "~/browser/store.ts";

/** The stored boards, replaced in tests. */
export type BoardStore = Readonly<{
  /** Ids of the zone's boards, most recently used first. */
  of: (zone: ZoneId) => readonly string[];
  start: (zone: ZoneId, now: number) => string;
  observations: (board: string) => readonly Observation[];
  note: (board: string, sighting: NewObservation, now: number) => Noted["outcome"];
  undo: (board: string, observation: Observation, now: number) => void;
}>;

/**
 * `waiting`: for its random delay, or for the player to choose a board.
 * `asked`: the player is asked whether it was a kill.
 * `dropped`: the player left before choosing a board, or said it was not a kill.
 * `unlisted`: boards have no timer for it.
 */
export type LineOutcome = "waiting" | "asked" | "noted" | "known" | "unlisted" | "dropped";

export type FeedLine = Readonly<{
  serial: number;
  event: SubjectEvent;
  outcome: LineOutcome;
  /** Null until the player has chosen a board for this stay. */
  board: string | null;
}>;

export type WriterView = Readonly<{
  /** Null outside of field operations. */
  zone: ZoneId | null;
  board: string | null;
  /** Newest first. */
  lines: readonly FeedLine[];
}>;

export type FeedWriter = Readonly<{
  view: Store<WriterView>;
  take: (events: readonly FeedEvent[], now: number) => void;
  /** Sets the board to write to; events that waited for the choice are written too. */
  choose: (board: string) => void;
  startNew: (now: number) => void;
  /** Says whether a monster that disappeared was killed. */
  answer: (serial: number, killed: boolean, now: number) => void;
  stop: () => void;
}>;

const MAX_LINES = 40;
/** Upper bound of the random delay before writing, so that party members rarely note the same event twice. */
const MAX_WAIT_MS = 2000;
/** Nothing stays up longer than this. */
const UP_MS = 3_600_000;

export const noWriting: WriterView = { zone: null, board: null, lines: [] };

/**
 * Writes the game's reports to the board of the current stay. Leaving the zone ends the stay: on return, the
 * player chooses the board again.
 * @param after calls back after `ms`
 * @param random returns 0 to 1
 */
export function createFeedWriter(
  boardStore: BoardStore,
  after: (ms: number, run: () => void) => void,
  random: () => number,
  present: () => number,
): FeedWriter {
  const view = createStore<WriterView>(noWriting);
  const patch = (part: Partial<WriterView>) => view.set({ ...view.get(), ...part });
  let serial = 0;
  /** When the last pending note will be written (Unix ms). */
  let lastMoment = 0;

  function change(changed: number, part: Partial<FeedLine>): void {
    patch({
      lines: view.get().lines.map((line) => (line.serial === changed ? { ...line, ...part } : line)),
    });
  }

  /** Whether the board already has the start, in which case a sighting or a derived start adds nothing. */
  function knowsStart(board: string, { subject, kind, derived }: SubjectEvent, now: number): boolean {
    if (kind !== "seen" && !derived) return false;
    const clock = clockOf(subject);
    if (clock === undefined) return false;
    const state = stateOf(clock, boardStore.observations(board), now);
    return state.phase === "up" && state.since !== null;
  }

  function write(board: string, { serial: own, event }: FeedLine, now: number): void {
    const outcomes: readonly Noted["outcome"][] = knowsStart(board, event, now)
      ? ["known"]
      : newObservations(event).map((sighting) => boardStore.note(board, sighting, now));
    const outcome = outcomes.includes("noted") ? "noted" : outcomes.includes("known") ? "known" : "unlisted";
    change(own, { outcome, board });
  }

  /** Writes a line after a random delay, in order: a start written after its end would count as a new one. */
  function plan(board: string, line: FeedLine): void {
    change(line.serial, { board });
    const now = present();
    // The device's clock may have been set back in the meantime.
    const earliest = Math.min(lastMoment, now + MAX_WAIT_MS);
    lastMoment = Math.max(earliest, now + random() * MAX_WAIT_MS);
    after(lastMoment - now, () => write(board, line, present()));
  }

  function add(event: SubjectEvent): void {
    // Occult Crescent FATEs only count when they end.
    if (event.subject.kind === "fate" && event.kind !== "ended") return;
    const { board, lines } = view.get();
    const asks = event.kind === "lapsed";
    const listed = asks || newObservations(event).some((sighting) => clockOf(sighting) !== undefined);
    const outcome = !listed ? "unlisted" : asks ? "asked" : "waiting";
    serial += 1;
    const line: FeedLine = { serial, event, outcome, board };
    patch({ lines: [line, ...lines].slice(0, MAX_LINES) });
    if (board !== null && outcome === "waiting") plan(board, line);
  }

  function enter(zone: ZoneId, now: number): void {
    // Without a board in the zone, there is no choice to ask for.
    const board = boardStore.of(zone).length === 0 ? boardStore.start(zone, now) : null;
    patch({ zone, board });
  }

  function leave(): void {
    patch({
      zone: null,
      board: null,
      lines: view
        .get()
        .lines.map((line) =>
          line.board === null && line.outcome !== "unlisted"
            ? { ...line, outcome: "dropped" as const }
            : line,
        ),
    });
  }

  function choose(board: string): void {
    const waiting = view.get().lines.filter((line) => line.board === null && line.outcome === "waiting");
    patch({
      board,
      lines: view
        .get()
        .lines.map((line) => (line.board === null && line.outcome === "asked" ? { ...line, board } : line)),
    });
    for (const line of waiting.toReversed()) plan(board, line);
  }

  return {
    view,
    take(events, now) {
      for (const event of events) {
        if ("subject" in event) add(event);
        else if (event.kind === "entered") enter(event.zone, now);
        else leave();
      }
    },
    choose,
    startNew(now) {
      const { zone } = view.get();
      if (zone !== null) choose(boardStore.start(zone, now));
    },
    answer(asked, killed, now) {
      const line = view.get().lines.find((one) => one.serial === asked && one.outcome === "asked");
      if (line === undefined || line.board === null) return;
      const { board, event } = line;
      if (killed) {
        write(board, { ...line, event: { ...event, kind: "ended" } }, now);
        return;
      }
      // It is gone but was not killed. Its spawn still counts for the respawn; a mere sighting is undone.
      const own = boardStore
        .observations(board)
        .filter(({ kind, id }) => kind === "monster" && id === event.subject.id);
      const lastEnd = newest(own, now, ({ moment }) => moment === "ended")?.at ?? 0;
      for (const one of own)
        if (one.moment === "seen" && one.gone !== true && one.at > Math.max(lastEnd, event.at - UP_MS))
          boardStore.undo(board, one, now);
      change(asked, { outcome: "dropped" });
    },
    stop: () => view.set(noWriting),
  };
}
