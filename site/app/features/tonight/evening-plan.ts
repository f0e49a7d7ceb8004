import { PERIOD_MS } from "@foray/eorzea/time";
import { type SpawnWindow, upcomingOfAll } from "@foray/fieldops/forecast/windows";
import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import { machineCalendar } from "@foray/fieldops/patterns/local-calendar";
import type { PlayRange } from "@foray/fieldops/patterns/play-range";
import { playStretches, type Stretch } from "@foray/fieldops/patterns/play-times";
import { type EveningStep, type EveningWindow, planEvening } from "@foray/fieldops/tonight/plan-evening";
import { operationOfRule, type Wishes, wishable } from "./wishes.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const DAYS_AHEAD = 7;
/** Shortest rest of an evening that still counts. */
const LEAST_EVENING = 15 * MINUTE;
/** A monster is called and killed in so long; a farm is worth the way for so much of it. */
const LEAST_STAY = {
  "notorious-monster": 10 * MINUTE,
  "eureka-farm": 20 * MINUTE,
  "fragment-farm": 20 * MINUTE,
};

/** Every monster of the records is back two hours after its death; the test checks that. */
export const RESPAWN = 120 * MINUTE;

/** A window of the forecast as a stop of an evening. */
export type TonightWindow = EveningWindow & Readonly<{ window: SpawnWindow }>;

export type TonightStep = EveningStep<TonightWindow>;

/** A player's decisions about one evening: keys of windows. */
export type Decisions = Readonly<{ chosen: readonly string[]; dropped: readonly string[] }>;

export const undecided: Decisions = { chosen: [], dropped: [] };

/** The evenings of the next week from `from` on, a running one from now; by the machine's own wall clock. */
export function eveningsFrom(ranges: readonly PlayRange[], from: number): readonly Stretch[] {
  return playStretches(ranges, from, from + DAYS_AHEAD * DAY, machineCalendar)
    .map(({ start, end }) => ({ start: Math.max(start, from), end }))
    .filter(({ start, end }) => end - start >= LEAST_EVENING);
}

/** Default wishes of an evening: the monsters that players gather for, and the fragment farms. */
const fillers = new Set(
  filterRules.flatMap((rule) =>
    rule.kind === "collection" && (rule.id === "nm" || rule.id === "fragments") ? rule.contains : [],
  ),
);

function rulesOf({ wishes, operations, fill }: Wishes): readonly SpawnRule[] {
  return wishable.filter(
    (rule) =>
      operations.includes(operationOfRule(rule)) &&
      (wishes.includes(rule.id) || (fill && fillers.has(rule.id))),
  );
}

/** Every window of the wishes and the fillers inside an evening. */
function windowsIn({ start, end }: Stretch, wishes: Wishes): readonly TonightWindow[] {
  const rules = rulesOf(wishes);
  const periods = Math.ceil((end - start) / PERIOD_MS) + 1;
  return upcomingOfAll(rules, start, { periods, count: rules.length * periods })
    .filter((window) => window.start < end)
    .map((window) => ({
      window,
      key: `${window.filter.id}:${window.start}`,
      thing: window.filter.id,
      start: window.start,
      end: window.end,
      least: LEAST_STAY[window.filter.kind],
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
