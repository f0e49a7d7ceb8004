import { BENCH, type Claim, OUT, readClaim } from "./fields.ts";
import type { Registers } from "./registers.ts";

/** `wanted` is the seat that `player` lost to a later act, `by` the player who got it. */
export type Displaced = Readonly<{ player: string; wanted: number; by: string }>;

export type Seating = Readonly<{
  /** Seat index, `BENCH` or `OUT` by player. */
  places: ReadonlyMap<string, number>;
  /** Player by seat index. */
  sitters: ReadonlyMap<number, string>;
  displaced: readonly Displaced[];
}>;

const CLAIM = "at/";
const NOWHERE: Claim = { seat: BENCH, before: BENCH };

/**
 * The latest act wins a seat. Whoever loses one returns to their place before if it is free, else to the
 * bench. So everybody is in exactly one place, however acts are merged.
 */
export function seatingOf(board: Registers, seats: number): Seating {
  const claims = [...board]
    .filter(([key]) => key.startsWith(CLAIM))
    .map(([key, { value, count, actor }]) => ({
      player: key.slice(CLAIM.length),
      count,
      actor,
      claim: readClaim(value) ?? NOWHERE,
    }))
    .toSorted((a, b) => b.count - a.count || compare(b.actor, a.actor) || compare(a.player, b.player));
  const places = new Map<string, number>();
  const sitters = new Map<number, string>();
  const outdone: typeof claims = [];
  const sit = (player: string, seat: number) => {
    places.set(player, seat);
    sitters.set(seat, player);
  };
  const isSeat = (seat: number) => seat >= 0 && seat < seats;
  for (const each of claims) {
    const { player, claim } = each;
    if (!isSeat(claim.seat)) places.set(player, claim.seat === OUT ? OUT : BENCH);
    else if (sitters.has(claim.seat)) outdone.push(each);
    else sit(player, claim.seat);
  }
  const displaced: Displaced[] = [];
  for (const { player, claim } of outdone) {
    displaced.push({ player, wanted: claim.seat, by: sitters.get(claim.seat) ?? "" });
    if (isSeat(claim.before) && !sitters.has(claim.before)) sit(player, claim.before);
    else places.set(player, BENCH);
  }
  return { places, sitters, displaced };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
