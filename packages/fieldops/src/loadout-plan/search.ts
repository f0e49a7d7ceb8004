import { type Bound, play, weigh } from "./bounds.ts";
import { costOf, type Terms } from "./cost.ts";
import { localBound } from "./local-bound.ts";
import { addUse, KINDS, type Option, type TrayClass, type Use } from "./options.ts";

/** Rounds of play before the search, and bounds kept from them: more cost more than they save (bench/planner). */
const ROUNDS = 30;
const BOUNDS = 6;

/** How far the local bound follows what is chosen; each is tried. */
const LEANS = [0.5, 1];

/** Two costs this close, in proportion, count as equal. */
const EQUAL = 1e-9;

export type Found = Readonly<{
  /** The option of every tray, by the tray's place. */
  options: readonly Option[];
  cost: number;
  proved: boolean;
  nodes: number;
}>;

type Step = Readonly<{ options: readonly Option[]; weights: readonly Float64Array[]; same: boolean }>;

/**
 * The cheapest choice of recipes for all trays, by branch and bound. Equal trays are filled in one order only.
 * @param limit nodes to look at, at most; `proved` tells whether that was enough
 */
export function search(classes: readonly TrayClass[], terms: Terms, limit: number): Found {
  const { bounds, answer, cost } = play(classes, terms, ROUNDS, BOUNDS);
  const steps = classes.flatMap((each) => stepsOf(each, bounds));
  const rest = restOf(steps, bounds.length);
  const picks = steps.map(() => 0);
  const start = classes.flatMap(({ options, places }, index) => {
    const option = options[answer[index] ?? 0];
    return option === undefined ? [] : places.map(() => option);
  });
  let best: readonly Option[] = start;
  let bestCost = cost;
  let nodes = 0;
  const partial = steps.map(() => Float64Array.from(bounds, ({ base }) => base));
  partial.push(Float64Array.from(bounds, ({ base }) => base));
  const used = [...steps, null].map(() => new Float64Array(KINDS));

  const tooDear = (depth: number): boolean => {
    const sums = partial[depth];
    const after = rest[depth];
    if (sums === undefined || after === undefined) return false;
    const most = bestCost - bestCost * EQUAL;
    for (let bound = 0; bound < sums.length; bound++) {
      if ((sums[bound] ?? 0) + (after[bound] ?? 0) >= most) return true;
    }
    return false;
  };

  const [root] = bounds;
  const bound = root === undefined ? () => 0 : localBound(steps, terms, root);
  const stillTooDear = (depth: number, use: Use): boolean => {
    const most = bestCost - bestCost * EQUAL;
    return LEANS.some((lean) => bound(depth, use, lean) >= most);
  };

  const visit = (depth: number): void => {
    if (nodes >= limit) return;
    nodes += 1;
    const step = steps[depth];
    const here = used[depth];
    if (here === undefined) return;
    if (step === undefined) {
      const total = costOf(here, terms);
      if (total < bestCost - bestCost * EQUAL) {
        bestCost = total;
        best = steps.flatMap(({ options }, place) => options[picks[place] ?? 0] ?? []);
      }
      return;
    }
    const next = used[depth + 1];
    const before = partial[depth];
    const after = partial[depth + 1];
    if (next === undefined || before === undefined || after === undefined) return;
    for (let pick = step.same ? (picks[depth - 1] ?? 0) : 0; pick < step.options.length; pick++) {
      const option = step.options[pick];
      const weights = step.weights[pick];
      if (option === undefined || weights === undefined) continue;
      for (let bound = 0; bound < weights.length; bound++) {
        after[bound] = (before[bound] ?? 0) + (weights[bound] ?? 0);
      }
      if (tooDear(depth + 1)) continue;
      picks[depth] = pick;
      setUse(next, here, option.use);
      if (depth + 2 < steps.length && stillTooDear(depth + 1, next)) continue;
      visit(depth + 1);
    }
  };
  visit(0);
  const places = classes.flatMap((each) => each.places);
  const options: Option[] = [];
  places.forEach((place, index) => {
    const option = best[index];
    if (option !== undefined) options[place] = option;
  });
  return { options, cost: bestCost, proved: nodes < limit, nodes };
}

function setUse(target: Use, from: Use, more: Use): void {
  target.set(from);
  addUse(target, more);
}

/** A class as one step a tray; its options by the first bound, so that a good answer comes early. */
function stepsOf({ options, places }: TrayClass, bounds: readonly Bound[]): Step[] {
  const weighed = options
    .map((option) => ({
      option,
      weights: Float64Array.from(bounds, ({ slopes }) => weigh(option.use, slopes)),
    }))
    .sort((a, b) => (a.weights[0] ?? 0) - (b.weights[0] ?? 0));
  return places.map((_, index) => ({
    options: weighed.map(({ option }) => option),
    weights: weighed.map(({ weights }) => weights),
    same: index > 0,
  }));
}

/** For each step and bound: the least that it and the steps after it add. */
function restOf(steps: readonly Step[], bounds: number): readonly Float64Array[] {
  const rest = [new Float64Array(bounds)];
  for (const { weights } of steps.toReversed()) {
    const after = rest[0] ?? new Float64Array(bounds);
    rest.unshift(after.map((sum, bound) => sum + Math.min(...weights.map((weight) => weight[bound] ?? 0))));
  }
  return rest;
}
