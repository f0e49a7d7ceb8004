import { bunnyReturn } from "@foray/fieldops/bunny-fates/respawn";
import { INSTANCE_MINUTES } from "@foray/fieldops/forecast/windows";
import { notoriousMonsterFacts } from "@foray/fieldops/notorious-monsters/facts";
import { potFateFacts } from "@foray/fieldops/pot-fates/facts";
import { potTurns } from "@foray/fieldops/pot-fates/turns";
import type { PotFateFacts } from "@foray/fieldops/pot-fates/types";
import { type Coming, TOO_LATE_MS } from "../alarms/schedule.ts";
import { counts, FORGOTTEN_MS, type Timer } from "./timers.ts";

const MINUTE = 60_000;
/** Turns of a pot FATE that can stand between what may still ring and what the title counts down to. */
const TURNS = 5;

const monsters = new Map(notoriousMonsterFacts.map((monster) => [monster.id, monster]));
const pots = new Map(potFateFacts.map((fate) => [fate.id, fate]));

function monsterReturn({ id, at }: Timer): Coming[] {
  const minutes = monsters.get(id)?.respawnMinutes;
  if (minutes === undefined || minutes === null) return [];
  const start = at + minutes * MINUTE;
  // It may be there from then on, as long as the sighting says anything.
  const end = at + FORGOTTEN_MS;
  return [{ event: `monster:${id}:${start}`, subject: { kind: "monster", id }, start, end, known: at }];
}

function bunnyComing({ id, at }: Timer): Coming {
  const { earliest, latest } = bunnyReturn(at);
  return {
    event: `bunny:${id}:${earliest}`,
    subject: { kind: "bunny", id },
    start: earliest,
    end: latest,
    known: at,
  };
}

/** The turns of both fates of a pair, as long as the instance of the sighting can live. */
function potsComing(seen: PotFateFacts, at: number, now: number): Coming[] {
  const over = at + INSTANCE_MINUTES * MINUTE;
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

/** What the sightings let expect around `now`: of a pair of pots only the latest sighting speaks. */
export function timedReturns(timers: readonly Timer[], now: number): Coming[] {
  const standing = timers.filter((timer) => counts(timer, now)).toSorted((a, b) => b.at - a.at);
  const paired = new Set<string>();
  return standing.flatMap((timer) => {
    if (timer.kind === "monster") return monsterReturn(timer);
    if (timer.kind === "bunny") return bunnyComing(timer);
    const fate = pots.get(timer.id);
    if (fate === undefined || paired.has(fate.id)) return [];
    paired.add(fate.id).add(fate.alternatesWith);
    return potsComing(fate, timer.at, now);
  });
}
