import { boardClocks, type Clock } from "@foray/fieldops/instance-board/clocks";
import { FORGOTTEN_MS, newest, type Observation } from "@foray/fieldops/instance-board/observations";
import { stateOf } from "@foray/fieldops/instance-board/states";
import { potTurns } from "@foray/fieldops/occult/pot-fates/turns";
import { potFateFacts } from "@foray/fieldops/records/pot-fates/facts";
import type { PotFateFacts } from "@foray/fieldops/records/types";
import { type Coming, TOO_LATE_MS } from "../alarms/schedule.ts";

const MINUTE = 60_000;
/** Pot FATE turns to list: those that may still ring, and the next one for the title's countdown. */
const TURNS = 5;

/** Turns of both pot FATEs in the zone until the observation expires. */
function potsComing(seen: PotFateFacts, at: number, now: number): Coming[] {
  const over = at + FORGOTTEN_MS;
  return potTurns(seen, at, Math.max(at, now - TOO_LATE_MS), potFateFacts, TURNS).flatMap(
    ({ fate, start }) =>
      start >= over
        ? []
        : [
            {
              event: `pot:${fate.id}:${start}`,
              subject: { kind: "pot", id: fate.id },
              start,
              end: start + fate.slotMinutes * MINUTE,
              known: at,
            },
          ],
  );
}

/** The return of a timer that is away. With an open end, it lasts until the observation expires. */
function clockComing(clock: Clock, observations: readonly Observation[], now: number): Coming[] {
  const state = stateOf(clock, observations, now);
  if (state.phase !== "away") return [];
  const { kind, id } = clock;
  const { from, to, seen } = state;
  // Every encounter or FATE that ends moves the tower's time, so its cycle identifies the event.
  const cycle = kind === "tower" ? seen.at : from;
  const end = to > from ? to : seen.at + FORGOTTEN_MS;
  return [{ event: `${kind}:${id}:${cycle}`, subject: { kind, id }, start: from, end, known: seen.at }];
}

export const ringingReturns = (
  observations: readonly Observation[],
  rings: readonly string[],
  now: number,
): Coming[] =>
  rings.length === 0
    ? []
    : timedReturns(observations, now).filter(
        ({ subject }) => "id" in subject && rings.includes(`${subject.kind} ${subject.id}`),
      );

/** Events expected around `now`. Per zone, only the latest pot observation counts. */
export function timedReturns(observations: readonly Observation[], now: number): Coming[] {
  if (observations.length === 0) return [];
  const zones = new Set(potFateFacts.map(({ zone }) => zone));
  const pots = [...zones].flatMap((zone) => {
    const fates = potFateFacts.filter((fate) => fate.zone === zone);
    const seen = newest(
      observations,
      now,
      ({ kind, id }) => kind === "pot" && fates.some((fate) => fate.id === id),
    );
    const fate = fates.find(({ id }) => id === seen?.id);
    return seen === undefined || fate === undefined ? [] : potsComing(fate, seen.at, now);
  });
  const others = boardClocks.filter(
    ({ kind, id }) => kind !== "pot" && observations.some((one) => one.kind === kind && one.id === id),
  );
  return [...others.flatMap((clock) => clockComing(clock, observations, now)), ...pots];
}
