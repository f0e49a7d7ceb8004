import type { ZoneId } from "@foray/eorzea/zones/rates";
import { STAY_MINUTES } from "@foray/fieldops/forecast/windows";
import { boardZones, clockOf } from "@foray/fieldops/instance-board/clocks";
import { addObservation, type NewObservation, type Noted } from "@foray/fieldops/instance-board/note";
import {
  clockKinds,
  FORGOTTEN_MS,
  mergeObservations,
  moments,
  type Observation,
  observationKey,
} from "@foray/fieldops/instance-board/observations";
import * as v from "valibot";
import { definePreference } from "../../browser/preferences.ts";
import { idShape, instantShape, parseJson } from "../../browser/stored-shape.ts";
import { ALARMS_CHANGED, TIMERS_KEY } from "../alarms/keys.ts";

export type Board = Readonly<{
  /** Local id, never sent to the relay or put into links. */
  id: string;
  zone: ZoneId;
  /** Empty if unnamed. */
  name: string;
  /** Unix ms. */
  made: number;
  /** The instance was open at this time (Unix ms), and may be older; null if unknown. */
  openSince: number | null;
  /** End of the player's own stay (Unix ms); null if not given. */
  stayUntil: number | null;
  observations: readonly Observation[];
  /** Code of the live board, if the player chose to store it. */
  live?: string;
}>;

export type Boards = Readonly<{
  list: readonly Board[];
  /** Board ids, most recently viewed first. The first one of a zone is that zone's current board. */
  recent: readonly string[];
  /** Timers with the alarm on, as `kind id`. */
  rings: readonly string[];
}>;

export const noBoards: Boards = { list: [], recent: [], rings: [] };

/** More than a party sees in six hours. Beyond the limit, the oldest are dropped. */
const MAX_OBSERVATIONS = 400;
const MAX_BOARDS = 20;
const MAX_NAME_LENGTH = 40;

const STAY_MS = STAY_MINUTES * 60_000;

const wholeSeconds = (at: number) => Math.floor(at / 1000) * 1000;

const observationShape = v.pipe(
  v.object({
    kind: v.picklist(clockKinds),
    id: idShape,
    moment: v.optional(v.picklist(moments)),
    at: v.pipe(instantShape, v.transform(wholeSeconds)),
    gone: v.exactOptional(v.literal(true)),
    source: v.fallback(v.optional(v.picklist(["game", "pasted"])), undefined),
  }),
  // Older versions stored no moment: they noted the start of pots and the end of everything else.
  v.transform(
    ({ moment, source, ...seen }): Observation => ({
      ...seen,
      moment: moment ?? (seen.kind === "pot" ? "began" : "ended"),
      ...(source !== undefined && { source }),
    }),
  ),
);

const listShape = v.pipe(v.array(observationShape), v.maxLength(MAX_OBSERVATIONS));

const boardId = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-]{1,40}$/));

const boardShape = v.pipe(
  v.object({
    id: boardId,
    zone: v.picklist(boardZones),
    name: v.pipe(
      v.string(),
      v.transform((name) => name.slice(0, MAX_NAME_LENGTH)),
    ),
    made: instantShape,
    openSince: v.fallback(v.nullable(instantShape), null),
    stayUntil: v.fallback(v.nullable(instantShape), null),
    // Older versions stored the player's own time as the age of the instance.
    opened: v.fallback(v.nullable(instantShape), null),
    observations: listShape,
    live: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43,64}$/))), undefined),
  }),
  v.transform(
    ({ live, opened, openSince, stayUntil, ...board }): Board => ({
      ...board,
      openSince: openSince ?? opened,
      stayUntil: stayUntil ?? (opened === null ? null : opened + STAY_MS),
      ...(live !== undefined && { live }),
    }),
  ),
);

const boardsShape = v.object({
  list: v.pipe(v.array(boardShape), v.maxLength(MAX_BOARDS)),
  recent: v.fallback(v.pipe(v.array(boardId), v.maxLength(MAX_BOARDS)), []),
  rings: v.fallback(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]+ [a-z0-9-]{1,60}$/))), v.maxLength(400)),
    [],
  ),
});

const noTimes = { openSince: null, stayUntil: null } as const;

/** Migrates the single list of older versions to one board per zone. */
function fromList(observations: readonly Observation[]): Boards {
  const list = boardZones.flatMap((zone): readonly Board[] => {
    const own = observations.filter((one) => clockOf(one)?.zone === zone);
    const [first] = own;
    if (first === undefined) return [];
    return [{ id: `first-${zone}`, zone, name: "", made: first.at, ...noTimes, observations: own }];
  });
  return { ...noBoards, list };
}

const storedShape = v.union([
  v.pipe(
    listShape,
    v.transform((list) => fromList(list)),
  ),
  boardsShape,
]);

export const parseBoards = (text: string): Boards | undefined => parseJson(storedShape, text);

export const boards = definePreference<Boards>(TIMERS_KEY, parseBoards, JSON.stringify, () => noBoards);

function save(next: Boards): void {
  boards.set(next);
  window.dispatchEvent(new Event(ALARMS_CHANGED));
}

/** The zone's most recently viewed board, or its newest one if none was viewed. */
export function currentBoard({ list, recent }: Boards, zone: ZoneId): Board | undefined {
  const own = list.filter((board) => board.zone === zone);
  const id = recent.find((one) => own.some((board) => board.id === one));
  return own.find((board) => board.id === id) ?? own.at(-1);
}

/** The zone's boards, oldest first. */
export function boardsOf({ list }: Boards, zone: ZoneId): readonly Board[] {
  return list.filter((board) => board.zone === zone);
}

function change(id: string, how: (board: Board) => Board): void {
  const now = boards.get();
  save({ ...now, list: now.list.map((board) => (board.id === id ? how(board) : board)) });
}

/** Creates a board for the zone at `now` (Unix ms) and makes it the current one. */
export function startBoard(
  zone: ZoneId,
  now: number,
  { name = "", observations = [] }: Partial<Pick<Board, "name" | "observations">> = {},
): Board {
  const board: Board = {
    id: crypto.randomUUID(),
    zone,
    name: name.slice(0, MAX_NAME_LENGTH),
    made: now,
    ...noTimes,
    observations,
  };
  const { list, recent, rings } = boards.get();
  save({
    list: [...list, board].slice(-MAX_BOARDS),
    recent: [board.id, ...recent].slice(0, MAX_BOARDS),
    rings,
  });
  return board;
}

export function boardFor(zone: ZoneId, now: number): Board {
  return currentBoard(boards.get(), zone) ?? startBoard(zone, now);
}

/** Makes this the current board of its zone. */
export function chooseBoard(id: string): void {
  const { recent, ...rest } = boards.get();
  save({ ...rest, recent: [id, ...recent.filter((one) => one !== id)].slice(0, MAX_BOARDS) });
}

export function renameBoard(id: string, name: string): void {
  change(id, (board) => ({ ...board, name: name.trim().slice(0, MAX_NAME_LENGTH) }));
}

export function setTimes(id: string, times: Pick<Board, "openSince" | "stayUntil">): void {
  change(id, (board) => ({ ...board, ...times }));
}

/** Stores the live code with the board; null removes it. */
export function keepLive(id: string, code: string | null): void {
  change(id, ({ live: _, ...board }) => (code === null ? board : { ...board, live: code }));
}

export function removeBoard(id: string): void {
  const now = boards.get();
  save({
    ...now,
    list: now.list.filter((board) => board.id !== id),
    recent: now.recent.filter((one) => one !== id),
  });
}

/** Source of merged observations: the board's live channel, or this browser. */
export type Origin = "live" | "here";

const heardLive = new WeakSet<readonly Observation[]>();

/** Whether the list is an update from the live channel, which need not be sent back there. */
export const cameFromLive = (observations: readonly Observation[]) => heardLive.has(observations);

/** Merges observations into a board. Stores nothing if there is nothing new. */
export function uniteWith(id: string, observations: readonly Observation[], origin: Origin = "here"): void {
  const board = boards.get().list.find((one) => one.id === id);
  if (board === undefined) return;
  const known = new Map(board.observations.map((one) => [observationKey(one), one.gone === true]));
  const fresh = observations.some((one) => {
    const gone = known.get(observationKey(one));
    return gone === undefined || (one.gone === true && !gone);
  });
  if (!fresh) return;
  change(id, (one) => {
    const united = mergeObservations(one.observations, observations).slice(-MAX_OBSERVATIONS);
    if (origin === "live") heardLive.add(united);
    return { ...one, observations: united };
  });
}

/** Adds an observation to a board. The outcome is `foreign` if the board no longer exists. */
export function noteOn(id: string, sighting: NewObservation, now: number): Noted["outcome"] {
  const board = boards.get().list.find((one) => one.id === id);
  if (board === undefined) return "foreign";
  const { observations, outcome } = addObservation(board.observations, board.zone, sighting, now);
  if (outcome === "noted")
    change(id, (one) => ({ ...one, observations: observations.slice(-MAX_OBSERVATIONS) }));
  return outcome;
}

export function note(seen: Omit<NewObservation, "source">, now: number): void {
  const zone = clockOf(seen)?.zone;
  if (zone !== undefined) noteOn(boardFor(zone, now).id, { ...seen, source: "hand" }, now);
}

/** Undoes an observation on this board and on every board it is merged with. */
export function takeBack(id: string, { kind, id: of, moment, at }: Observation): void {
  uniteWith(id, [{ kind, id: of, moment, at, gone: true }]);
}

/** Moves an observation by `ms`: undoes the old one and notes a new one. */
export function shiftTimer(
  id: string,
  { kind, id: of, moment, at }: Observation,
  ms: number,
  now: number,
): void {
  takeBack(id, { kind, id: of, moment, at });
  noteOn(id, { kind, id: of, moment, at: at + ms, source: "hand" }, now);
}

export const timerKey = ({ kind, id }: Pick<Observation, "kind" | "id">) => `${kind} ${id}`;

export function setRings(key: string, on: boolean): void {
  const now = boards.get();
  const others = now.rings.filter((one) => one !== key);
  save({ ...now, rings: on ? [...others, key] : others });
}

/** Drops expired observations, then expired boards that have neither observations nor a live code. */
export function forgetTimers(now: number): void {
  const state = boards.get();
  const list = state.list
    .map((board) => {
      const kept = board.observations.filter(({ at }) => at > now - FORGOTTEN_MS);
      return kept.length === board.observations.length ? board : { ...board, observations: kept };
    })
    .filter(
      ({ observations, made, live, stayUntil }) =>
        observations.length > 0 || live !== undefined || Math.max(made, stayUntil ?? 0) > now - FORGOTTEN_MS,
    );
  if (list.length < state.list.length || list.some((board, place) => board !== state.list[place]))
    save({ ...state, list });
}

export const noTimers: readonly Observation[] = [];
let timersOf: Boards | undefined;
let current: readonly Observation[] = noTimers;

/** Observations on the current board of each zone. Keeps its identity until a board changes. */
export const timers = {
  get(): readonly Observation[] {
    const state = boards.get();
    if (state !== timersOf) {
      timersOf = state;
      current = boardZones.flatMap((zone) => currentBoard(state, zone)?.observations ?? []);
    }
    return current;
  },
  subscribe: (listener: () => void) => boards.subscribe(listener),
} as const;
