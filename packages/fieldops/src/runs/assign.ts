import type { RunJob, RunTask, Seat, SeatRole } from "./types.ts";

/** Somebody who wants to come: what they can play, what they would rather play first. */
export type Player = Readonly<{
  name: string;
  /** Dearest first; empty = anything. */
  roles: readonly SeatRole[];
  /** Phantom jobs they have; empty = not said. */
  jobs: readonly RunJob[];
  tasks: readonly RunTask[];
}>;

/** Why somebody has no seat: none that they could fill is left over or ever was. */
export type WhyNot = "full" | "noSeatFits" | "twice";

export type Seating = Readonly<{
  seats: readonly Seat[];
  unseated: readonly Readonly<{ player: Player; why: WhyNot }>[];
}>;

const wide: Readonly<Partial<Record<SeatRole, readonly SeatRole[]>>> = {
  dps: ["dps", "melee", "ranged", "caster"],
};

/** Place of a role among a player's wishes, 0 for the dearest; -1 where they cannot play it. */
function wishOf({ roles }: Player, seat: SeatRole): number {
  if (seat === "any" || roles.length === 0) return 0;
  const accepted = wide[seat] ?? [seat];
  return roles.findIndex((role) => accepted.includes(role) || (wide[role]?.includes(seat) ?? false));
}

/** More wishes than this are all the last one. */
const LAST_WISH = 9;
const SEATED = 100;
/** A seat with a job or tasks is worth more than any number of others: these are what a run fails without. */
const HARD = 100_000;

/** What it is worth to seat a player: 0 where they cannot sit there. */
export function worthOf(player: Player, seat: Seat): number {
  const wish = wishOf(player, seat.role);
  if (wish < 0) return 0;
  if (seat.job !== null && !player.jobs.includes(seat.job)) return 0;
  if (!seat.tasks.every((task) => player.tasks.includes(task))) return 0;
  const hard = (seat.job === null ? 0 : 1) + seat.tasks.length;
  return hard * HARD + SEATED + LAST_WISH - Math.min(LAST_WISH, wish);
}

/**
 * The assignment of rows to columns with the greatest sum of `worth`; -1 for a row that stays without. The Hungarian method with
 * potentials (Kuhn and Munkres), in the shape of shortest augmenting paths: O(rows² · columns).
 */
export function bestAssignment(worth: readonly (readonly number[])[]): readonly number[] {
  const rows = worth.length;
  // One more column a row, worth nothing, is to stay without.
  const real = worth[0]?.length ?? 0;
  const columns = real + rows;
  const costOf = (row: number, column: number) => (column < real ? -(worth[row]?.[column] ?? 0) : 0);
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row;
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const from = new Int32Array(columns + 1);
    const used = new Uint8Array(columns + 1);
    let column = 0;
    while ((rowOf[column] ?? 0) !== 0) {
      used[column] = 1;
      const current = rowOf[column] ?? 0;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other++) {
        if (used[other] === 1) continue;
        const reduced =
          costOf(current - 1, other - 1) - (rowPotential[current] ?? 0) - (columnPotential[other] ?? 0);
        if (reduced < (least[other] ?? 0)) {
          least[other] = reduced;
          from[other] = column;
        }
        if ((least[other] ?? 0) < delta) {
          delta = least[other] ?? 0;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other++) {
        if (used[other] === 1) {
          const owner = rowOf[other] ?? 0;
          rowPotential[owner] = (rowPotential[owner] ?? 0) + delta;
          columnPotential[other] = (columnPotential[other] ?? 0) - delta;
        } else least[other] = (least[other] ?? 0) - delta;
      }
      column = next;
    }
    while (column !== 0) {
      const before = from[column] ?? 0;
      rowOf[column] = rowOf[before] ?? 0;
      column = before;
    }
  }
  const found = Array.from({ length: rows }, () => -1);
  for (let column = 1; column <= real; column++) {
    const row = (rowOf[column] ?? 0) - 1;
    if (row >= 0 && (worth[row]?.[column - 1] ?? 0) > 0) found[row] = column - 1;
  }
  return found;
}

/**
 * Seats players: seats that need a job or task before all others, then as many as possible, then by their wishes. Locked seats stay as
 * they are, with whoever sits there; everybody else is seated anew.
 */
export function assignSeats(seats: readonly Seat[], players: readonly Player[]): Seating {
  const kept = new Set(seats.filter(({ locked }) => locked).map(({ name }) => name));
  const seen = new Set<string>();
  const unseated: { player: Player; why: WhyNot }[] = [];
  const waiting = players.filter((player) => {
    const twice = seen.has(player.name);
    seen.add(player.name);
    if (twice) unseated.push({ player, why: "twice" });
    return !twice && !kept.has(player.name);
  });
  const open = seats.flatMap((seat, place) => (seat.locked ? [] : [{ seat, place }]));
  const worth = waiting.map((player) => open.map(({ seat }) => worthOf(player, seat)));
  const next = seats.map((seat) => (seat.locked ? seat : { ...seat, name: "" }));
  bestAssignment(worth).forEach((column, row) => {
    const player = waiting[row];
    if (player === undefined) return;
    const place = open[column]?.place;
    const seat = place === undefined ? undefined : next[place];
    if (place !== undefined && seat !== undefined) next[place] = { ...seat, name: player.name };
    else unseated.push({ player, why: worth[row]?.some((value) => value > 0) ? "full" : "noSeatFits" });
  });
  return { seats: next, unseated };
}
