import type { ZoneId } from "@foray/eorzea/zones/rates";
import { CLOCK_SLACK_MS } from "../instance-board/observations.ts";
import { ruleValue } from "../rules/rules.ts";
import type { EncounterSignal, FateSignal, GameSignal, ZoneSignal } from "./messages.ts";
import { encounterOf, type FeedField, type FeedSubject, fateOf, fieldOf, towerOf } from "./subjects.ts";

/** After a zone change the game lists what is up already; an entry of this time says nothing about its start. */
export const SNAPSHOT_MS = 12_000;
/** A zone change arrives as a line and as an event: the same zone within this time is the same change. */
const DOUBLED_MS = 10_000;
/** Leaving an instance and entering another takes longer than this: a connection that is back sooner is in the same one. */
const RESUMED_MS = 30_000;
/** A critical encounter whose time limit no record has lasts as long as all the others. */
const ENCOUNTER_MINUTES = ruleValue("encounter-limit");
/**
 * A notorious monster whose FATE goes at less than this progress, in percent, was probably not killed: it ran out of time.
 * A guess between the two, as no log of either was at hand; the players are asked instead of counting a kill.
 */
const KILLED_PROGRESS = ruleValue("monster-killed-progress");

/** Knowledge of one thing during a stay in a zone. */
export type FeedEntry = Readonly<{
  subject: FeedSubject;
  phase: "up" | "gone";
  /** When it started, in Unix ms; null: it was up before. */
  since: number | null;
  /** When that was learned, in Unix ms. */
  at: number;
  /** Percent; null for encounters and if no line has told it. */
  progress: number | null;
}>;

/** State of the feed during one connection to the game. */
export type FeedState = Readonly<{
  /** Where the player is; null outside the field operations or before the game has said. */
  field: FeedField | null;
  /** Row of TerritoryType; null before the game has said. */
  territory: number | null;
  enteredAt: number;
  /** When the connection was lost, in Unix ms; null while there is one. */
  lostAt: number | null;
  /** By kind of line and row. */
  entries: ReadonlyMap<string, FeedEntry>;
}>;

export const noFeed: FeedState = {
  field: null,
  territory: null,
  enteredAt: 0,
  lostAt: null,
  entries: new Map(),
};

export type FeedEvent =
  /** The player came into a field or left it; a board belongs to one stay in one instance. */
  | Readonly<{ kind: "entered" | "left"; zone: ZoneId; at: number }>
  | Readonly<{
      /**
       * `seen`: it is up, and nobody saw its start. `lapsed`: a monster's FATE is gone, and it was probably not killed.
       */
      kind: "began" | "ended" | "seen" | "lapsed";
      subject: FeedSubject;
      at: number;
      /** Whether `at` was worked out from a deadline: the start of a fight rather than of its sign-up. */
      derived: boolean;
      /** Id of the Forked Tower that this end brings nearer, apart from encounters; null for everything else. */
      nearer: string | null;
    }>;

export type SubjectEvent = Extract<FeedEvent, { subject: FeedSubject }>;

export type FeedStep = Readonly<{ state: FeedState; events: readonly FeedEvent[] }>;

/** The next state and the events that a signal of the game means, received at `now` (Unix ms). */
export function feedStep(state: FeedState, signal: GameSignal, now: number): FeedStep {
  // The game runs on the same machine: a line's time far from the present is a broken one.
  const at = signal.at === null || Math.abs(signal.at - now) > CLOCK_SLACK_MS ? now : signal.at;
  if (signal.kind === "zone") return changeZone(state, signal, at);
  // Lines of a new connection count once it has named the zone.
  if (state.field === null || state.lostAt !== null) return { state, events: [] };
  return signal.kind === "fate"
    ? changeFate(state, state.field, signal, at)
    : changeEncounter(state, state.field, signal, at);
}

/** The state after the connection is lost: a long gap ends the stay, as nobody saw whether the player left. */
export function feedLost(state: FeedState, now: number): FeedState {
  return { ...state, lostAt: state.lostAt ?? now };
}

/** A field with encounters has had one of each kind of line after this long, in ms. */
export const KIND_MISSING_MS = 15 * 60_000;

/** The kind of line that never came although the other does: after a patch the plugin may know one of them only. */
export function missingKind(
  { field, entries, enteredAt, lostAt }: FeedState,
  now: number,
): "encounter" | "fate" | null {
  if (field === null || lostAt !== null || now - enteredAt < KIND_MISSING_MS) return null;
  const has = (kind: string) => [...entries.keys()].some((key) => key.startsWith(`${kind} `));
  if (field.encounterBase === null) return null;
  if (has("fate") && !has("encounter")) return "encounter";
  return has("encounter") && !has("fate") ? "fate" : null;
}

function changeZone(state: FeedState, { territory }: ZoneSignal, at: number): FeedStep {
  const resumed = state.lostAt !== null && at - state.lostAt <= RESUMED_MS;
  const doubled = state.lostAt === null && at - state.enteredAt <= DOUBLED_MS;
  if (territory === state.territory && (resumed || doubled))
    return { state: { ...state, lostAt: null }, events: [] };
  const field = fieldOf(territory) ?? null;
  const left: readonly FeedEvent[] =
    state.field === null ? [] : [{ kind: "left", zone: state.field.zone, at }];
  const entered: readonly FeedEvent[] = field === null ? [] : [{ kind: "entered", zone: field.zone, at }];
  return {
    state: { ...noFeed, field, territory, enteredAt: at },
    events: [...left, ...entered],
  };
}

function eventOf(kind: SubjectEvent["kind"], subject: FeedSubject, at: number): SubjectEvent {
  return { kind, subject, at, derived: false, nearer: null };
}

const isSnapshot = ({ enteredAt }: FeedState, at: number) => at - enteredAt < SNAPSHOT_MS;

function changeFate(state: FeedState, field: FeedField, signal: FateSignal, at: number): FeedStep {
  const subject = fateOf(field, signal.row);
  if (subject === undefined) return { state, events: [] };
  const key = `fate ${signal.row}`;
  const before = state.entries.get(key);
  const { change, progress } = signal;
  if (change === "Remove") return removeFate(state, key, before, subject, signal, at);
  if (before?.phase === "up") return { state: withEntry(state, key, { ...before, progress }), events: [] };
  // A pot's first line may be an update; of others an update without a start is not a start.
  const starts = change === "Add" || (subject.kind === "pot" && progress === 0);
  const began = starts && !isSnapshot(state, at);
  const entry: FeedEntry = { subject, phase: "up", since: began ? at : null, at, progress };
  return {
    state: withEntry(state, key, entry),
    events: [eventOf(began ? "began" : "seen", subject, at)],
  };
}

function removeFate(
  state: FeedState,
  key: string,
  before: FeedEntry | undefined,
  subject: FeedSubject,
  signal: FateSignal,
  at: number,
): FeedStep {
  // An ended thing cannot end again before it was up again: the line is a duplicate.
  if (before?.phase === "gone") return { state, events: [] };
  // The line itself may say 0 percent, whatever it was before.
  const progress = Math.max(before?.progress ?? 0, signal.progress);
  const lapsed = subject.kind === "monster" && progress < KILLED_PROGRESS;
  const gone: FeedEntry = { subject, phase: "gone", since: before?.since ?? null, at, progress };
  return {
    state: withEntry(state, key, gone),
    events: [
      {
        ...eventOf(lapsed ? "lapsed" : "ended", subject, at),
        nearer: towerBroughtNearer(state, subject),
      },
    ],
  };
}

/** FATEs and pots of the Occult Crescent bring the tower nearer while it is not up. */
function towerBroughtNearer(state: FeedState, { kind }: FeedSubject): string | null {
  if (state.field === null || (kind !== "fate" && kind !== "pot")) return null;
  const tower = towerOf(state.field);
  const stands = tower !== undefined && state.entries.get(encounterKey(0))?.phase === "up";
  return tower === undefined || stands ? null : tower.id;
}

const encounterKey = (key: number) => `encounter ${key}`;

function changeEncounter(state: FeedState, field: FeedField, signal: EncounterSignal, at: number): FeedStep {
  const subject = encounterOf(field, signal.key);
  if (subject === undefined) return { state, events: [] };
  const key = encounterKey(signal.key);
  const before = state.entries.get(key);
  if (signal.status === 0) {
    // An entry that was not there cannot end.
    if (before?.phase !== "up") return { state, events: [] };
    const gone: FeedEntry = { ...before, phase: "gone", at };
    return {
      state: withEntry(state, key, gone),
      events: [eventOf("ended", subject, at)],
    };
  }
  if (before?.phase === "up" && before.since !== null) return { state, events: [] };
  const since = encounterStart(state, subject, signal, at, before?.phase === "up");
  if (since === null && before?.phase === "up") return { state, events: [] };
  return {
    state: withEntry(state, key, { subject, phase: "up", since, at, progress: null }),
    events: [
      since === null
        ? eventOf("seen", subject, at)
        : { ...eventOf("began", subject, since), derived: signal.status === 3 },
    ],
  };
}

/** When an encounter started: seen by its first sign-up, else worked out from the deadline of its fight; null if neither tells. */
function encounterStart(
  state: FeedState,
  { kind, minutes }: FeedSubject,
  { status, popTime }: EncounterSignal,
  at: number,
  known: boolean,
): number | null {
  if (status === 1) return known || isSnapshot(state, at) ? null : at;
  // A tower's fight is inside, with a deadline of its own.
  if (status !== 3 || kind === "tower") return null;
  const limit = (minutes ?? ENCOUNTER_MINUTES) * 60_000;
  const start = popTime - limit;
  return start <= at && start > at - limit ? start : null;
}

function withEntry(state: FeedState, key: string, entry: FeedEntry): FeedState {
  return { ...state, entries: new Map(state.entries).set(key, entry) };
}

/** Everything that is up, the latest to be seen first. */
export function upNow({ entries }: FeedState): readonly FeedEntry[] {
  return [...entries.values()].filter(({ phase }) => phase === "up").toSorted((a, b) => b.at - a.at);
}
