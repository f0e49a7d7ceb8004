import { rolls } from "@foray/eorzea/roll";
import { skyTable } from "@foray/eorzea/sky";
import { PERIOD_MS, periodAt } from "@foray/eorzea/time";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/tables";

/** What a favourable period after the first adds to a session. */
export const COMBINATION_BONUS = 2;
/** The weight of a condition that the player has not weighed. */
export const DEFAULT_WEIGHT = 2;
/** How many sessions a list shows. */
export const BEST_SESSIONS = 10;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Weathers that please, each with what a period of it is worth. A period of any other weather is worth nothing. */
export type Weights = Readonly<Partial<Record<WeatherId, number>>>;

/** The weathers that fragment farmers of the Bozjan Southern Front wait for. */
export const fragmentFarming: Weights = { dustStorms: 4, wind: 2, thunder: 1 };

export type SessionQuery = Readonly<{
  zone: ZoneId;
  weights: Weights;
  /** How long the player plays, in real minutes. */
  minutes: number;
  /** How far sessions are looked for, in real days. */
  days: number;
  /** No session begins before (Unix ms). */
  from: number;
}>;

export type Session = Readonly<{
  zone: ZoneId;
  start: number;
  end: number;
  score: number;
  /** Weather of every period it touches, the last perhaps in part. */
  weathers: readonly WeatherId[];
}>;

/** The weather and worth of each of the hundred rolls. */
function worths(zone: ZoneId, weights: Weights): readonly number[] {
  return skyTable(zone).map((weather) => Math.max(0, weights[weather] ?? 0));
}

/**
 * The best sessions, by score, then by time. A session begins with a period and lasts `minutes`. Its score is the sum of
 * its periods' weights, and a bonus of 2 for every favourable period (one with a weight) after the first favourable one;
 * what the last period adds, bonus and all, counts by the share of the period that the session still holds. Sessions
 * that score nothing are left out. A zone's periods are rolled once, however long the session.
 */
export function bestSessions(query: SessionQuery, count: number = BEST_SESSIONS): Session[] {
  const { zone, weights, minutes, days, from } = query;
  const length = minutes * MINUTE_MS;
  const whole = Math.floor(length / PERIOD_MS);
  const share = (length % PERIOD_MS) / PERIOD_MS;
  const touched = share > 0 ? whole + 1 : whole;
  const first = periodAt(from + PERIOD_MS - 1);
  const starts = Math.max(0, Math.ceil((from + days * DAY_MS) / PERIOD_MS) - first);
  const drawn = rolls(first, starts + touched);
  const worth = worths(zone, weights);
  const worthOf = (index: number): number => worth[drawn[index] ?? 0] ?? 0;

  const scores = new Float64Array(starts);
  let sum = 0;
  let hits = 0;
  for (let index = 0; index < whole; index++) {
    sum += worthOf(index);
    hits += worthOf(index) > 0 ? 1 : 0;
  }
  for (let start = 0; start < starts; start++) {
    const last = share > 0 ? worthOf(start + whole) : 0;
    const partial = last > 0 ? share * (last + (hits > 0 ? COMBINATION_BONUS : 0)) : 0;
    scores[start] = sum + COMBINATION_BONUS * Math.max(0, hits - 1) + partial;
    const gone = worthOf(start);
    const come = worthOf(start + whole);
    // Without a whole period in the session nothing slides.
    if (whole === 0) continue;
    sum += come - gone;
    hits += (come > 0 ? 1 : 0) - (gone > 0 ? 1 : 0);
  }
  const sky = skyTable(zone);
  return [...scores.keys()]
    .filter((start) => (scores[start] ?? 0) > 0)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, count)
    .map((start) => ({
      zone,
      start: (first + start) * PERIOD_MS,
      end: (first + start) * PERIOD_MS + length,
      score: scores[start] ?? 0,
      weathers: [...drawn.subarray(start, start + touched)].flatMap((roll) => sky[roll] ?? []),
    }));
}

/** The best sessions of several zones together; ties stand by time, then in the order of `zones`. */
export function bestSessionsOf(
  zones: readonly ZoneId[],
  query: Omit<SessionQuery, "zone">,
  count: number = BEST_SESSIONS,
): Session[] {
  return zones
    .flatMap((zone) => bestSessions({ ...query, zone }, count))
    .sort((a, b) => b.score - a.score || a.start - b.start)
    .slice(0, count);
}
