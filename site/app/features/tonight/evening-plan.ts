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
/** Shortest remaining evening worth planning, in ms. */
const MIN_EVENING = 15 * MINUTE;
/** Shortest visit worth the way, in ms. */
const MIN_STAY = {
  "notorious-monster": 10 * MINUTE,
  "eureka-farm": 20 * MINUTE,
  "fragment-farm": 20 * MINUTE,
  "weather-enemy": 10 * MINUTE,
};

/** Respawn time in ms. The same for all monsters with a forecast, which a test checks. */
export const RESPAWN = ruleValue("monster-respawn") * MINUTE;

/** A window of the forecast, or of an enemy tied to a weather. */
export type EveningSpawn = SpawnWindow | EnemyWindow;

export function isEnemyWindow(window: EveningSpawn): window is EnemyWindow {
  return window.filter.kind === "weather-enemy";
}

export type TonightWindow = EveningWindow & Readonly<{ window: EveningSpawn }>;

export type TonightStep = PlannedStop<TonightWindow>;

export const undecided: Decisions = { chosen: [], dropped: [] };

/** Decisions saved for an evening, which is identified by its end. */
export function decisionsOf({ end }: Stretch, { decided }: Wishes): Decisions {
  return decided?.of === end ? decided : undecided;
}

/** Evenings of the week after `from`. One in progress starts at `from`. */
export function eveningsFrom(ranges: readonly PlayRange[], from: number): readonly Stretch[] {
  return playStretches(ranges, from, from + DAYS_AHEAD * DAY, localCalendar)
    .map(({ start, end }) => ({ start: Math.max(start, from), end }))
    .filter(({ start, end }) => end - start >= MIN_EVENING);
}

/** The weathers specific to the Occult Crescent. Enemies of other weathers are up many times an evening. */
const ownWeathers: readonly string[] = ["atmosphericPhantasms", "illusoryDisturbances"];

/** Ids that fill spare time: popular NMs, fragment farms, and enemies of rare weathers. */
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

export const leastOf = ({ kind }: EveningRule): number => MIN_STAY[kind];

/** Windows within a time range, soonest first. */
export function spawnsOf({ start, end }: Stretch, rules: readonly EveningRule[]): readonly EveningSpawn[] {
  const forecast = rules.filter((rule) => rule.kind !== "weather-enemy");
  const periods = Math.ceil((end - start) / PERIOD_MS) + 1;
  const spawns = upcomingOfAll(forecast, start, { periods, count: forecast.length * periods });
  const enemies = rules.flatMap((rule) =>
    rule.kind === "weather-enemy" ? enemyWindows(rule, start, end) : [],
  );
  return [...spawns, ...enemies].filter((window) => window.start < end).sort((a, b) => a.start - b.start);
}

function windowsIn(evening: Stretch, wishes: Wishes): readonly TonightWindow[] {
  return spawnsOf(evening, rulesOf(wishes)).map((window) => ({
    window,
    key: `${window.filter.id}:${window.start}`,
    target: window.filter.id,
    start: window.start,
    end: window.end,
    least: leastOf(window.filter),
    ...(window.filter.kind === "notorious-monster" && { respawn: RESPAWN }),
    wished: wishes.wishes.includes(window.filter.id),
  }));
}

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
