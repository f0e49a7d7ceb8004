import { potFateFacts } from "#records/pot-fates/facts";
import { towers } from "#records/towers/facts";
import { INSTANCE_MINUTES } from "../forecast/windows.ts";
import { boardClocks, type Clock } from "./clocks.ts";
import { counts, newest, type Observation } from "./observations.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/**
 * Where a clock stands, as the observations have it. `up`: it is there until `until` at the latest (null: unknown). `away`: it may come from
 * `from` on, at the latest at `to`, one or both of which may have passed.
 */
export type ClockState =
  | Readonly<{ phase: "unknown" }>
  | Readonly<{ phase: "up"; since: number; until: number | null; seen: Observation }>
  | Readonly<{ phase: "away"; from: number; to: number; seen: Observation }>;

const unknown: ClockState = { phase: "unknown" };

/** Where `clock` stands at `now` (Unix ms) on a board. */
export function stateOf(clock: Clock, observations: readonly Observation[], now: number): ClockState {
  if (clock.kind === "pot") return potState(clock, observations, now);
  const seen = newest(observations, now, ({ kind, id }) => kind === clock.kind && id === clock.id);
  if (seen === undefined || clock.returns === null) return unknown;
  if (seen.moment === "began") {
    const until = clock.upMinutes === null ? null : seen.at + clock.upMinutes * MINUTE_MS;
    // How it went on after its time nobody has told.
    return until !== null && until <= now ? unknown : { phase: "up", since: seen.at, until, seen };
  }
  const { least, most } = clock.returns;
  const less = clock.kind === "tower" ? towerMinutesLess(clock, observations, seen.at, now) * MINUTE_MS : 0;
  const back = (seconds: number) => Math.max(seen.at, seen.at + seconds * SECOND_MS - less);
  return { phase: "away", from: back(least), to: back(most), seen };
}

/** The encounters and FATEs that ended after the tower did bring it nearer; one that two players noted apart counts once. */
function towerMinutesLess(
  clock: Clock,
  observations: readonly Observation[],
  since: number,
  now: number,
): number {
  const timer = towers.find(({ id }) => id === clock.id)?.timer;
  const ended = (kind: Observation["kind"], of: (observation: Observation) => boolean) =>
    observations.filter(
      (one) => one.kind === kind && one.moment === "ended" && one.at > since && counts(one, now) && of(one),
    );
  const inZone = new Set(
    boardClocks.filter(({ kind, zone }) => kind === "encounter" && zone === clock.zone).map(({ id }) => id),
  );
  const encounters = apart(
    ended("encounter", ({ id }) => inZone.has(id)),
    SAME_ENCOUNTER_MS,
  );
  const fates = ended("fate", ({ id }) => id === clock.id).length;
  return encounters * (timer?.minusMinutesPerEngagement ?? 0) + fates * (timer?.minusMinutesPerFate ?? 0);
}

/** The same encounter cannot end again sooner; a second note of it so soon is another player's. */
const SAME_ENCOUNTER_MS = 10 * MINUTE_MS;

function apart(observations: readonly Observation[], least: number): number {
  const last = new Map<string, number>();
  let count = 0;
  for (const { id, at } of observations.toSorted((a, b) => a.at - b.at)) {
    const before = last.get(id);
    if (before !== undefined && at - before < least) continue;
    last.set(id, at);
    count += 1;
  }
  return count;
}

/** The two pots of a zone take turns by the latest one seen, as long as its instance can live. */
function potState(clock: Clock, observations: readonly Observation[], now: number): ClockState {
  const facts = potFateFacts.find(({ id }) => id === clock.id);
  if (facts === undefined) return unknown;
  const pair = [facts.id, facts.alternatesWith];
  const seen = newest(observations, now, ({ kind, id }) => kind === "pot" && pair.includes(id));
  if (seen === undefined || now >= seen.at + INSTANCE_MINUTES * MINUTE_MS) return unknown;
  const slot = facts.slotMinutes * MINUTE_MS;
  const first = seen.id === facts.id ? 0 : 1;
  // Its turns are every other slot from the one seen on.
  const turn = Math.max(0, Math.floor((Math.max(now, seen.at) - seen.at) / slot));
  const own = turn % 2 === first;
  if (!own) {
    const from = seen.at + (turn + 1) * slot;
    return { phase: "away", from, to: from, seen };
  }
  const since = seen.at + turn * slot;
  const until = since + (clock.upMinutes ?? facts.slotMinutes) * MINUTE_MS;
  if (until > now) return { phase: "up", since, until: clock.upMinutes === null ? null : until, seen };
  return { phase: "away", from: since + 2 * slot, to: since + 2 * slot, seen };
}
