import { rolls } from "@foray/eorzea/roll";
import { skyTable } from "@foray/eorzea/sky";
import { PERIOD_MS, periodAt } from "@foray/eorzea/time";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/rates";

/** Score for each favorable period after the first. */
export const COMBINATION_BONUS = 2;
/** Weight of a weather that the player has not weighted. */
export const DEFAULT_WEIGHT = 2;
export const BEST_SESSIONS = 10;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Score of one period by favorable weather; any other weather scores 0. */
export type Weights = Readonly<Partial<Record<WeatherId, number>>>;

export const fragmentFarming: Weights = { dustStorms: 4, wind: 2, thunder: 1 };

export type SessionQuery = Readonly<{
  zone: ZoneId;
  weights: Weights;
  /** Length of a session in real minutes. */
  minutes: number;
  /** Search range in real days. */
  days: number;
  /** Earliest start (Unix ms). */
  from: number;
  /** Defaults to always. */
  playable?: (session: Readonly<{ start: number; end: number }>) => boolean;
}>;

export type Session = Readonly<{
  zone: ZoneId;
  start: number;
  end: number;
  score: number;
  /** Weather of every period the session overlaps, even partly. */
  weathers: readonly WeatherId[];
  /** First and last start around this session with at least `GOOD_SHARE` of its score, without gaps. */
  good: Readonly<{ from: number; to: number }>;
}>;

export const GOOD_SHARE = 0.8;

function worths(zone: ZoneId, weights: Weights): readonly number[] {
  return skyTable(zone).map((weather) => Math.max(0, weights[weather] ?? 0));
}

/**
 * The best sessions, by score, then by time. Of overlapping sessions only the best is returned; `good` tells
 * when it may start instead.
 *
 * A session starts with a period and lasts `minutes`. Its score is the sum of its periods' weights, plus a
 * bonus of 2 for every favorable period (weight above 0) after the first. If the last period is cut short,
 * its weight and bonus count proportionally. Sessions that score 0 are omitted.
 */
export function bestSessions(query: SessionQuery, count: number = BEST_SESSIONS): Session[] {
  const { zone, minutes } = query;
  const length = minutes * MINUTE_MS;
  const { first, drawn, touched, scores } = scoresOf(query);
  const sky = skyTable(zone);
  const scoreOf = (start: number) => scores[start] ?? 0;
  const startOf = (start: number) => (first + start) * PERIOD_MS;
  // Number of starts before or after one whose sessions overlap it.
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
    // Without a whole period there is no sliding sum to update.
    if (whole === 0) continue;
    sum += come - gone;
    hits += (come > 0 ? 1 : 0) - (gone > 0 ? 1 : 0);
  }
  return { first, drawn, touched, scores };
}

/** The best sessions across zones; ties by time, then in the order of `zones`. */
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

export function goodSessions(sessions: readonly Session[]): readonly Session[] {
  const best = Math.max(...sessions.map(({ score }) => score));
  return sessions.filter(({ score }) => score >= best * GOOD_SHARE);
}

export function nextGoodSession(sessions: readonly Session[]): Session | undefined {
  return goodSessions(sessions).reduce<Session | undefined>(
    (soonest, session) => (soonest === undefined || session.start < soonest.start ? session : soonest),
    undefined,
  );
}
