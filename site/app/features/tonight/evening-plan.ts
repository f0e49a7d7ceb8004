import { PERIOD_MS } from "@foray/eorzea/time";
import { type SpawnWindow, upcomingOfAll } from "@foray/fieldops/forecast/windows";
import { membersById } from "@foray/fieldops/forecast-filters/members";
import { type EnemyWindow, enemyWindows } from "@foray/fieldops/occult/weather-enemies";
import type { PlayRange } from "@foray/fieldops/patterns/play-range";
import { playStretches, type Stretch } from "@foray/fieldops/patterns/play-times";
import { ruleValue } from "@foray/fieldops/rules/rules";
import { type EveningWindow, type PlannedStop, planEvening } from "@foray/fieldops/tonight/plan-evening";
import { localCalendar } from "~/i18n/zone.ts";
import { type Decisions, type EveningRule, operationOfRule, type Wishes, wishable } from "./wishes.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const DAYS_AHEAD = 7;
/** Shortest rest of an evening that still counts. */
const MIN_EVENING = 15 * MINUTE;
/** A monster is called and killed in so long; a farm is worth the way for so much of it. */
const MIN_STAY = {
  "notorious-monster": 10 * MINUTE,
  "eureka-farm": 20 * MINUTE,
  "fragment-farm": 20 * MINUTE,
  "weather-enemy": 10 * MINUTE,
};

/** Every monster of a forecast is back so long after its appearance; the test checks that. */
export const RESPAWN = ruleValue("monster-respawn") * MINUTE;

/** A time at which something is up: a window of the forecast, or of an enemy that a weather brings. */
export type EveningSpawn = SpawnWindow | EnemyWindow;

/** Whether a time is of an enemy that a weather brings. */
export function isEnemyWindow(window: EveningSpawn): window is EnemyWindow {
  return window.filter.kind === "weather-enemy";
}

/** Such a time as a stop of an evening. */
export type TonightWindow = EveningWindow & Readonly<{ window: EveningSpawn }>;

export type TonightStep = PlannedStop<TonightWindow>;

export const undecided: Decisions = { chosen: [], dropped: [] };

/** The decisions that a player has noted about an evening. */
export function decisionsOf({ end }: Stretch, { decided }: Wishes): Decisions {
  return decided?.of === end ? decided : undecided;
}

/** The evenings of the next week from `from` on, a running one from now; by the machine's own wall clock. */
export function eveningsFrom(ranges: readonly PlayRange[], from: number): readonly Stretch[] {
  return playStretches(ranges, from, from + DAYS_AHEAD * DAY, localCalendar)
    .map(({ start, end }) => ({ start: Math.max(start, from), end }))
    .filter(({ start, end }) => end - start >= MIN_EVENING);
}

/** The two weathers of the Occult Crescent that are its own; the enemies of the others are up many times an evening. */
const ownWeathers: readonly string[] = ["atmosphericPhantasms", "illusoryDisturbances"];

/** Default wishes of an evening: the monsters that players gather for, the fragment farms, and the enemies of a rare weather. */
const fillers = new Set([
  ...["nm", "fragments"].flatMap((id) => membersById(id).map((rule) => rule.id)),
  ...wishable.flatMap((rule) =>
    rule.kind === "weather-enemy" && rule.weather.some((each) => ownWeathers.includes(each)) ? [rule.id] : [],
  ),
]);

function rulesOf({ wishes, operations, fill }: Wishes): readonly EveningRule[] {
  return wishable.filter(
    (rule) =>
      operations.includes(operationOfRule(rule)) &&
      (wishes.includes(rule.id) || (fill && fillers.has(rule.id))),
  );
}

/** A visit to it is worth the way for so long. */
export const leastOf = ({ kind }: EveningRule): number => MIN_STAY[kind];

/** Every time of these things inside a stretch, soonest first. */
export function spawnsOf({ start, end }: Stretch, rules: readonly EveningRule[]): readonly EveningSpawn[] {
  const forecast = rules.filter((rule) => rule.kind !== "weather-enemy");
  const periods = Math.ceil((end - start) / PERIOD_MS) + 1;
  const spawns = upcomingOfAll(forecast, start, { periods, count: forecast.length * periods });
  const enemies = rules.flatMap((rule) =>
    rule.kind === "weather-enemy" ? enemyWindows(rule, start, end) : [],
  );
  return [...spawns, ...enemies].filter((window) => window.start < end).sort((a, b) => a.start - b.start);
}

/** Every window of the wishes and the fillers inside an evening. */
function windowsIn(evening: Stretch, wishes: Wishes): readonly TonightWindow[] {
  return spawnsOf(evening, rulesOf(wishes)).map((window) => ({
    window,
    key: `${window.filter.id}:${window.start}`,
    thing: window.filter.id,
    start: window.start,
    end: window.end,
    least: leastOf(window.filter),
    ...(window.filter.kind === "notorious-monster" && { respawn: RESPAWN }),
    wished: wishes.wishes.includes(window.filter.id),
  }));
}

/** The plan of an evening by a player's wishes and decisions. */
export function planOf(
  evening: Stretch,
  wishes: Wishes,
  { chosen, dropped }: Decisions = undecided,
): readonly TonightStep[] {
  return planEvening({
    windows: windowsIn(evening, wishes),
    hours: evening,
    travel: wishes.travel * MINUTE,
    chosen,
    dropped,
  });
}
