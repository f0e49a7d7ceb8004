import { rolls } from "@foray/eorzea/roll";
import { skyTable } from "@foray/eorzea/sky";
import { PERIOD_MS, periodAt } from "@foray/eorzea/time";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/rates";

/** Score that each further favorable period adds to a session. */
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
  /** How far sessions are searched for, in real days. */
  days: number;
  /** No session begins before (Unix ms). */
  from: number;
  /** Whether the player can play a session of these bounds (Unix ms); any, where this is left out. */
  playable?: (session: Readonly<{ start: number; end: number }>) => boolean;
}>;

export type Session = Readonly<{
  zone: ZoneId;
  start: number;
  end: number;
  score: number;
  /** Weather of every period it touches, the last perhaps in part. */
  weathers: readonly WeatherId[];
  /**
   * The first and the last start around this one, without a gap, from which a session is nearly as good: it scores `GOOD_SHARE` of this
   * one at least.
   */
  good: Readonly<{ from: number; to: number }>;
}>;

/** A start is nearly as good as the best one near it with so much of its score. */
export const GOOD_SHARE = 0.8;

/** The worth of each roll. */
function worths(zone: ZoneId, weights: Weights): readonly number[] {
  return skyTable(zone).map((weather) => Math.max(0, weights[weather] ?? 0));
}

/**
 * The best sessions, by score, then by time; sessions that overlap are one, of which the best is here and `good` says from when to
 * when it may begin. A session begins with a period and lasts `minutes`. Its score is the sum of its periods' weights, and a bonus
 * of 2 for every favourable period (one with a weight) after the first favourable one; what the last period adds, bonus and all, counts
 * by the share of the period that the session still holds. Sessions that score nothing are left out. A zone's periods are rolled once,
 * however long the session.
 */
export function bestSessions(query: SessionQuery, count: number = BEST_SESSIONS): Session[] {
  const { zone, minutes } = query;
  const length = minutes * MINUTE_MS;
  const { first, drawn, touched, scores } = scoresOf(query);
  const sky = skyTable(zone);
  const scoreOf = (start: number) => scores[start] ?? 0;
  const startOf = (start: number) => (first + start) * PERIOD_MS;
  // This many starts before or after one make a session that overlaps it.
  const near = Math.ceil(length / PERIOD_MS) - 1;
  const taken = new Uint8Array(scores.length);
  const best = [...scores.keys()]
    .filter((start) => scoreOf(start) > 0)
    .sort((a, b) => scoreOf(b) - scoreOf(a) || a - b);
  const found: Session[] = [];
  for (const start of best) {
    if (found.length >= count) break;
    if (taken[start] === 1) continue;
    taken.fill(1, Math.max(0, start - near), start + near + 1);
    const least = scoreOf(start) * GOOD_SHARE;
    let earliest = start;
    while (start - earliest < near && scoreOf(earliest - 1) >= least) earliest--;
    let latest = start;
    while (latest - start < near && scoreOf(latest + 1) >= least) latest++;
    found.push({
      zone,
      start: startOf(start),
      end: startOf(start) + length,
      score: scoreOf(start),
      weathers: [...drawn.subarray(start, start + touched)].flatMap((roll) => sky[roll] ?? []),
      good: { from: startOf(earliest), to: startOf(latest) },
    });
  }
  return found;
}

/** The score of every start from `first` (a period's number) on; none, where the player cannot play. */
function scoresOf({ zone, weights, minutes, days, from, playable }: SessionQuery) {
  const length = minutes * MINUTE_MS;
  const whole = Math.floor(length / PERIOD_MS);
  const share = (length % PERIOD_MS) / PERIOD_MS;
  const touched = share > 0 ? whole + 1 : whole;
  const first = periodAt(from + PERIOD_MS - 1);
  const starts = Math.max(0, Math.ceil((from + days * DAY_MS) / PERIOD_MS) - first);
  const drawn = rolls(first, starts + touched, skyTable(zone).length);
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
    const at = (first + start) * PERIOD_MS;
    if (playable?.({ start: at, end: at + length }) ?? true)
      scores[start] = sum + COMBINATION_BONUS * Math.max(0, hits - 1) + partial;
    const gone = worthOf(start);
    const come = worthOf(start + whole);
    // Without a whole period in the session nothing slides.
    if (whole === 0) continue;
    sum += come - gone;
    hits += (come > 0 ? 1 : 0) - (gone > 0 ? 1 : 0);
  }
  return { first, drawn, touched, scores };
}

/** The best sessions of several zones together; ties are by time, then in the order of `zones`. */
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

/** Those of `sessions` with at least `GOOD_SHARE` of the best one's score. */
export function goodSessions(sessions: readonly Session[]): readonly Session[] {
  const best = Math.max(...sessions.map(({ score }) => score));
  return sessions.filter(({ score }) => score >= best * GOOD_SHARE);
}

/** The soonest of the good ones: the next good time to play. */
export function nextGoodSession(sessions: readonly Session[]): Session | undefined {
  return goodSessions(sessions).reduce<Session | undefined>(
    (soonest, session) => (soonest === undefined || session.start < soonest.start ? session : soonest),
    undefined,
  );
}
