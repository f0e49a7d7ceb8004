import type { ZoneId } from "@foray/eorzea/zones/rates";
import { potFateFacts } from "#records/pot-fates/facts";
import { towers } from "#records/towers/facts";
import { ruleValue } from "../rules/rules.ts";
import { appearanceOf, countsFromAppearance, UNKILLED_MS } from "./appearances.ts";
import { type Clock, clockOf } from "./clocks.ts";
import { SAME_END_MS } from "./note.ts";
import { counts, newest, type Observation } from "./observations.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const MAX_UP_MS = ruleValue("unknown-longest-up") * MINUTE_MS;

/**
 * State of a timer.
 * `up`: up since `since` until `until` at the latest (null if unknown).
 * `away`: can respawn from `from`, at the latest at `to`; both may be in the past. The wait counts from
 * `since`, which is an estimate if `assumed`.
 * `over`: it has ended, and respawns by its trigger rather than by time.
 * `unsure`: a whole cycle has passed since the last note, so another appearance may have gone unseen.
 */
export type ClockState =
  | Readonly<{ phase: "unknown" }>
  | Readonly<{ phase: "up"; since: number | null; until: number | null; seen: Observation; unsure: boolean }>
  | Readonly<{
      phase: "away";
      from: number;
      to: number;
      seen: Observation;
      since: number;
      assumed: boolean;
      unsure: boolean;
    }>
  | Readonly<{ phase: "over"; at: number; seen: Observation }>;

const unknown: ClockState = { phase: "unknown" };

export function stateOf(clock: Clock, observations: readonly Observation[], now: number): ClockState {
  const own = observations.filter(({ kind, id }) => kind === clock.kind && id === clock.id);
  const timed =
    clock.kind === "pot"
      ? potState(clock, observations, now)
      : timedState(
          clock,
          newest(own, now, ({ moment }) => moment !== "seen"),
          observations,
          now,
        );
  const sight = newest(own, now, ({ moment }) => moment === "seen");
  // A sighting is irrelevant if the timer is known to be up, or if anything later is known.
  if (sight === undefined || timed.phase === "up" || (timed.phase !== "unknown" && timed.seen.at > sight.at))
    return timed;
  const longest = clock.upMinutes === null ? MAX_UP_MS : clock.upMinutes * MINUTE_MS;
  return sight.at + longest <= now
    ? timed
    : { phase: "up", since: null, until: null, seen: sight, unsure: false };
}

function timedState(
  clock: Clock,
  seen: Observation | undefined,
  observations: readonly Observation[],
  now: number,
): ClockState {
  if (seen === undefined) return unknown;
  const fromAppearance = countsFromAppearance(clock);
  if (seen.moment === "began") {
    const longest = longestUp(clock, fromAppearance);
    if (seen.at + longest > now) {
      const until = clock.upMinutes === null ? null : seen.at + longest;
      return { phase: "up", since: seen.at, until, seen, unsure: false };
    }
    // Its time is over, and nobody noted its end.
    if (!fromAppearance) return unknown;
  }
  if (clock.returns === null) return { phase: "over", at: seen.at, seen };
  const { least, most } = clock.returns;
  const less = clock.kind === "tower" ? towerMinutesLess(clock, observations, seen.at, now) * MINUTE_MS : 0;
  const { at: since, assumed } = fromAppearance
    ? appearanceOf(seen, observations, now)
    : { at: seen.at, assumed: false };
  const back = (seconds: number) => Math.max(seen.at, since + seconds * SECOND_MS - less);
  const unsure = now > since + 2 * most * SECOND_MS;
  return { phase: "away", from: back(least), to: back(most), seen, since, assumed, unsure };
}

function longestUp({ upMinutes, returns }: Clock, fromAppearance: boolean): number {
  if (upMinutes !== null) return upMinutes * MINUTE_MS;
  return fromAppearance && returns !== null ? Math.min(UNKILLED_MS, returns.least * SECOND_MS) : MAX_UP_MS;
}

export function countsForTower({ kind, id, moment }: Observation, zone: ZoneId): boolean {
  return (
    moment === "ended" && (kind === "encounter" || kind === "fate") && clockOf({ kind, id })?.zone === zone
  );
}

function towerMinutesLess(
  clock: Clock,
  observations: readonly Observation[],
  since: number,
  now: number,
): number {
  const timer = towers.find(({ id }) => id === clock.id)?.timer;
  const ended = observations.filter(
    (one) => one.at > since && counts(one, now) && countsForTower(one, clock.zone),
  );
  const unnamed = ended.filter(({ kind, id }) => kind === "fate" && id === clock.id).length;
  const named = ended.filter(
    ({ kind, id }) => kind === "fate" && clockOf({ kind: "tower", id }) === undefined,
  );
  const encounters = ended.filter(({ kind }) => kind === "encounter");
  return (
    apart(encounters) * (timer?.minusMinutesPerEngagement ?? 0) +
    (apart(named) + unnamed) * (timer?.minusMinutesPerFate ?? 0)
  );
}

/** Counts notes of the same end within ten minutes once. */
function apart(observations: readonly Observation[]): number {
  const last = new Map<string, number>();
  let count = 0;
  for (const { id, at } of observations.toSorted((a, b) => a.at - b.at)) {
    const before = last.get(id);
    if (before !== undefined && at - before < SAME_END_MS) continue;
    last.set(id, at);
    count += 1;
  }
  return count;
}

/** Pots alternate from the last noted start, until that note is too old. */
function potState(clock: Clock, observations: readonly Observation[], now: number): ClockState {
  const facts = potFateFacts.find(({ id }) => id === clock.id);
  if (facts === undefined) return unknown;
  const pair = [facts.id, facts.alternatesWith];
  const seen = newest(
    observations,
    now,
    ({ kind, id, moment }) => kind === "pot" && moment === "began" && pair.includes(id),
  );
  if (seen === undefined) return unknown;
  const slot = facts.slotMinutes * MINUTE_MS;
  const first = seen.id === facts.id ? 0 : 1;
  // Even turns belong to the pot that was seen.
  const turn = Math.max(0, Math.floor((Math.max(now, seen.at) - seen.at) / slot));
  const own = turn % 2 === first;
  const unsure = now > seen.at + facts.repeatMinutes * MINUTE_MS;
  const away = { phase: "away", since: seen.at, assumed: false, unsure } as const;
  if (!own) {
    const from = seen.at + (turn + 1) * slot;
    return { ...away, from, to: from, seen };
  }
  const since = seen.at + turn * slot;
  const until = since + (clock.upMinutes ?? facts.slotMinutes) * MINUTE_MS;
  // A pot FATE may be finished before its turn is over.
  const done = newest(
    observations,
    now,
    ({ kind, id, moment, at }) => kind === "pot" && moment === "ended" && id === clock.id && at >= since,
  );
  const next = since + 2 * slot;
  if (until > now && done === undefined)
    return { phase: "up", since, until: clock.upMinutes === null ? null : until, seen, unsure };
  const last = done ?? seen;
  return { ...away, since: last.at, from: next, to: next, seen: last };
}
