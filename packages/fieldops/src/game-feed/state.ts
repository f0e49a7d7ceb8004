import type { ZoneId } from "@foray/eorzea/zones/rates";
import { CLOCK_SLACK_MS } from "../instance-board/observations.ts";
import { ruleValue } from "../rules/rules.ts";
import type { EncounterSignal, FateSignal, GameSignal, ZoneSignal } from "./messages.ts";
import { encounterOf, type FeedField, type FeedSubject, fateOf, fieldOf, towerOf } from "./subjects.ts";

/**
 * After a zone change the game lists what is up, so entries within this time say nothing about the start
 * (ms).
 */
export const SNAPSHOT_MS = 12_000;
/** A zone change is sent as both a line and an event, at most this far apart (ms). */
const DOUBLED_MS = 10_000;
/** Switching instances takes longer than this, so a shorter connection loss stays in the same one (ms). */
const RESUMED_MS = 30_000;
/** For critical encounters without a time limit in their record. */
const ENCOUNTER_MINUTES = ruleValue("encounter-limit");
/**
 * A monster's FATE that disappears below this progress (percent) probably timed out. This is a guess without
 * logs of either case, so players are asked.
 */
const KILLED_PROGRESS = ruleValue("monster-killed-progress");

export type FeedEntry = Readonly<{
  subject: FeedSubject;
  phase: "up" | "gone";
  /** Start in Unix ms; null if it was up already. */
  since: number | null;
  /** When `phase` or `since` was learned, in Unix ms. */
  at: number;
  /** Percent; null for encounters, and while unknown. */
  progress: number | null;
}>;

export type FeedState = Readonly<{
  /** The player's zone; null outside field operations and while unknown. */
  field: FeedField | null;
  /** Row of TerritoryType; null while unknown. */
  territory: number | null;
  enteredAt: number;
  /** When the connection was lost, in Unix ms; null while connected. */
  lostAt: number | null;
  /** By kind of line and row or key. */
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
  /** The player entered or left a field operation zone. A board belongs to one stay in one instance. */
  | Readonly<{ kind: "entered" | "left"; zone: ZoneId; at: number }>
  | Readonly<{
      /** `seen`: up with unknown start. `lapsed`: a monster's FATE disappeared, probably without a kill. */
      kind: "began" | "ended" | "seen" | "lapsed";
      subject: FeedSubject;
      at: number;
      /** Derived from a deadline, so `at` is the start of the fight rather than of its registration. */
      derived: boolean;
      /** Id of the Forked Tower whose wait this end of a FATE or pot shortens; null otherwise. */
      nearer: string | null;
    }>;

export type SubjectEvent = Extract<FeedEvent, { subject: FeedSubject }>;

export type FeedStep = Readonly<{ state: FeedState; events: readonly FeedEvent[] }>;

/** `now` in Unix ms. */
export function feedStep(state: FeedState, signal: GameSignal, now: number): FeedStep {
  // The game runs on the same machine, so a line's time far from the present is invalid.
  const at = signal.at === null || Math.abs(signal.at - now) > CLOCK_SLACK_MS ? now : signal.at;
  if (signal.kind === "zone") return changeZone(state, signal, at);
  // After a reconnect, lines are ignored until the zone is known.
  if (state.field === null || state.lostAt !== null) return { state, events: [] };
  return signal.kind === "fate"
    ? changeFate(state, state.field, signal, at)
    : changeEncounter(state, state.field, signal, at);
}

/** A long gap ends the stay, as the player may have left unseen. */
export function feedLost(state: FeedState, now: number): FeedState {
  return { ...state, lostAt: state.lostAt ?? now };
}

/** Time until lines of both kinds are expected in a zone with encounters (ms). */
export const KIND_MISSING_MS = 15 * 60_000;

/**
 * The kind of line that is missing while the other arrives. After a patch the plugin may support only one.
 */
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
  // A pot's first line may be an update. For others, an update does not show the start.
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
  // A duplicate, as it cannot end twice without being up in between.
  if (before?.phase === "gone") return { state, events: [] };
  // The `Remove` line may say 0 percent, whatever the last progress was.
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

/** In the Occult Crescent, FATEs and pots shorten the wait for the tower, unless it is up. */
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
    // It was not known to be up, so this is not an end.
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

/** The first registration, or derived from the deadline of the fight; null if neither is known. */
function encounterStart(
  state: FeedState,
  { kind, minutes }: FeedSubject,
  { status, popTime }: EncounterSignal,
  at: number,
  known: boolean,
): number | null {
  if (status === 1) return known || isSnapshot(state, at) ? null : at;
  // A tower's fight is inside and has its own deadline.
  if (status !== 3 || kind === "tower") return null;
  const limit = (minutes ?? ENCOUNTER_MINUTES) * 60_000;
  const start = popTime - limit;
  return start <= at && start > at - limit ? start : null;
}

function withEntry(state: FeedState, key: string, entry: FeedEntry): FeedState {
  return { ...state, entries: new Map(state.entries).set(key, entry) };
}

/** Latest first. */
export function upNow({ entries }: FeedState): readonly FeedEntry[] {
  return [...entries.values()].filter(({ phase }) => phase === "up").toSorted((a, b) => b.at - a.at);
}
