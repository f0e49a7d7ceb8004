import { emptyRun } from "../duties.ts";
import type { Run } from "../types.ts";
import { type Change, changesTo, kindOf, liveRunOf } from "./board.ts";
import { BENCH, playerValue, readClaim, readPlayer } from "./fields.ts";
import { type Entry, highestCount, type Json, mergeRegisters, type Registers } from "./registers.ts";
import { seatingOf } from "./seats.ts";

/** What one press changed, and what was there before: enough to take it back. */
export type Act = Readonly<{
  count: number;
  actor: string;
  changes: readonly Readonly<{ key: string; value: Json; former: Json }>[];
}>;

export type Acted = Readonly<{ board: Registers; act: Act; entries: readonly Entry[] }>;

/** Carries changes out as one act, all under the count after the highest. Null if nothing changes. */
export function actOn(board: Registers, changes: readonly Change[], actor: string): Acted | null {
  if (changes.length === 0) return null;
  const count = highestCount(board) + 1;
  const entries = changes.map(({ key, value }) => ({ key, value, count, actor }));
  return {
    board: mergeRegisters(board, entries),
    entries,
    act: {
      count,
      actor,
      changes: changes.map(({ key, value }) => ({ key, value, former: board.get(key)?.value ?? null })),
    },
  };
}

/** Carries an act of the run out on its live board. */
export function actOnRun(board: Registers, change: (run: Run) => Run, actor: string): Acted | null {
  return actOn(board, changesTo(board, change(liveRunOf(board).run)), actor);
}

export type Undone = Readonly<{
  acted: Acted | null;
  /** Registers of the act that others have changed since: they stay as they are. */
  kept: readonly string[];
  /** Players whose former seat is somebody else's by now: they wait on the bench. */
  benched: readonly string[];
}>;

/**
 * Takes back one's own act, as an act of its own. What others changed since stays; nobody else is moved, and whose former seat is taken
 * waits on the bench.
 */
export function undoAct(board: Registers, { count, actor, changes }: Act, by: string): Undone {
  const isOwn = ({ key }: Readonly<{ key: string }>) => {
    const now = board.get(key);
    return now !== undefined && now.count === count && now.actor === actor;
  };
  const own = changes.filter(
    (change) =>
      isOwn(change) &&
      !isMoved(
        change,
        changes.filter((each) => !isOwn(each)),
      ),
  );
  const kept = changes.filter((change) => !isOwn(change)).map(({ key }) => key);
  const moved = own.filter(({ key }) => key.startsWith("at/"));
  const rest: readonly Change[] = own
    .filter(({ key }) => !key.startsWith("at/"))
    .map(({ key, value, former }) => ({ key, value: former ?? unmade(key, value) }));
  const withRest = mergeRegisters(
    board,
    rest.map((change) => ({ ...change, count: highestCount(board) + 1, actor: by })),
  );
  const seats = emptyRun(kindOf(withRest)).seats.length;
  const before = seatingOf(board, emptyRun(kindOf(board)).seats.length);
  const movers = new Set(moved.map(({ key }) => key.slice(3)));
  const taken = new Set(
    [...before.places].flatMap(([player, place]) => (place >= 0 && !movers.has(player) ? [place] : [])),
  );
  const benched: string[] = [];
  const claims = moved.map(({ key, value }): Change => {
    const from = readClaim(value)?.before ?? BENCH;
    const player = key.slice(3);
    const free = from < 0 || (from < seats && !taken.has(from));
    if (!free) benched.push(player);
    const place = free ? from : BENCH;
    if (place >= 0) taken.add(place);
    return { key, value: [place, before.places.get(player) ?? BENCH] };
  });
  // Others stay where they are, whatever seat has become free.
  const after = new Map(withRest);
  for (const { key, value } of claims) after.set(key, { value, count: highestCount(board) + 1, actor: by });
  const now = seatingOf(after, seats).places;
  const others = [...before.places].flatMap(([player, place]): Change[] => {
    if (movers.has(player) || now.get(player) === place || place >= seats) return [];
    return [{ key: `at/${player}`, value: [place, place] }];
  });
  return { acted: actOn(board, [...rest, ...claims, ...others], by), kept, benched };
}

/** Whether a change made a player whom somebody else has moved since: they stay. */
const isMoved = (
  { key, former }: Act["changes"][number],
  others: readonly Readonly<{ key: string }>[],
): boolean =>
  key.startsWith("p/") && former === null && others.some((each) => each.key === `at/${key.slice(2)}`);

/** What a register holds whose first value is taken back. */
function unmade(key: string, value: Json): Json {
  const player = key.startsWith("p/") ? readPlayer(value) : undefined;
  return player === undefined ? null : playerValue({ ...player, gone: true });
}
