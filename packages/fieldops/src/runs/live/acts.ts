import { emptyRun } from "../duties.ts";
import type { Run } from "../types.ts";
import { type Change, changesTo, kindOf, liveRunOf } from "./board.ts";
import { BENCH, playerValue, readClaim, readPlayer } from "./fields.ts";
import { type Entry, highestCount, type Json, mergeRegisters, type Registers } from "./registers.ts";
import { seatingOf } from "./seats.ts";

/** Changes made by one user action, with the former values for undo. */
export type Act = Readonly<{
  count: number;
  actor: string;
  changes: readonly Readonly<{ key: string; value: Json; former: Json }>[];
}>;

export type Acted = Readonly<{ board: Registers; act: Act; entries: readonly Entry[] }>;

/** Null if there are no changes. */
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

export function actOnRun(board: Registers, change: (run: Run) => Run, actor: string): Acted | null {
  return actOn(board, changesTo(board, change(liveRunOf(board).run)), actor);
}

export type Undone = Readonly<{
  acted: Acted | null;
  /** Keys of the act's registers that others have changed since. They are not reverted. */
  kept: readonly string[];
  /** Players moved to the bench because their former seat has been taken since. */
  benched: readonly string[];
}>;

/** Undoes an act with a new act. Does not touch what others have changed since, and moves nobody else. */
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
  // Keep all others where they are, even if a seat they had claimed has become free.
  const after = new Map(withRest);
  for (const { key, value } of claims) after.set(key, { value, count: highestCount(board) + 1, actor: by });
  const now = seatingOf(after, seats).places;
  const others = [...before.places].flatMap(([player, place]): Change[] => {
    if (movers.has(player) || now.get(player) === place || place >= seats) return [];
    return [{ key: `at/${player}`, value: [place, place] }];
  });
  return { acted: actOn(board, [...rest, ...claims, ...others], by), kept, benched };
}

/** Whether a change added a player whom somebody else has moved since. Such players remain. */
const isMoved = (
  { key, former }: Act["changes"][number],
  others: readonly Readonly<{ key: string }>[],
): boolean =>
  key.startsWith("p/") && former === null && others.some((each) => each.key === `at/${key.slice(2)}`);

function unmade(key: string, value: Json): Json {
  const player = key.startsWith("p/") ? readPlayer(value) : undefined;
  return player === undefined ? null : playerValue({ ...player, gone: true });
}
