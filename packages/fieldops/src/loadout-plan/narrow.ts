import { type Bound, type Play, play, weigh } from "./bounds.ts";
import type { Terms } from "./cost.ts";
import { KINDS, type Option, type TrayClass } from "./options.ts";
import { type Marginals, marginalsOf, rangeOf } from "./ranges.ts";

/*
 * Takes away the ways that no cheapest choice needs.
 *
 * One way is never better than another of its tray if what it uses more costs at least as much, wherever the other trays take the use,
 * as what it uses less could cost at most. And a way is out if a lower bound says that every choice with it costs as much as a choice that
 * is known. With fewer ways the use can vary less, so marginal costs and bounds come closer: both are asked again until nothing goes.
 */

/** Waits reckoned by the integral and those reckoned by count differ by less than this, in proportion. */
const MARGIN = 1e-6;

function neverBetter(option: Option, other: Option, { least, most }: Marginals): boolean {
  let saved = 0;
  let extra = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const difference = (other.use[kind] ?? 0) - (option.use[kind] ?? 0);
    if (difference > 0) extra += difference * (most[kind] ?? 0);
    else saved -= difference * (least[kind] ?? 0);
  }
  return extra <= saved * (1 - MARGIN);
}

/** The ways without those that another of them always undercuts. */
function withoutDearer(options: readonly Option[], marginals: Marginals): readonly Option[] {
  if (options.length < 2) return options;
  const left = [...options];
  for (let place = left.length - 1; place >= 0; place--) {
    const option = left[place];
    if (option === undefined) continue;
    if (left.some((other) => other !== option && neverBetter(option, other, marginals)))
      left.splice(place, 1);
  }
  return left.length === options.length ? options : left;
}

/** The ways that, by every bound, a choice cheaper than `most` may have; null where there is no such choice. */
export function withinReach(
  classes: readonly TrayClass[],
  bounds: readonly Bound[],
  most: number,
): readonly TrayClass[] | null {
  let left = classes;
  for (const { slopes, base } of bounds) {
    const weights = left.map(({ options }) => options.map(({ use }) => weigh(use, slopes)));
    const least = weights.map((list) => Math.min(...list));
    const sum = least.reduce((total, weight, at) => total + weight * (left[at]?.places.length ?? 0), base);
    if (sum >= most) return null;
    const slack = most - sum;
    left = left.map((each, at) => {
      const options = each.options.filter(
        (_, place) => (weights[at]?.[place] ?? 0) - (least[at] ?? 0) < slack,
      );
      return options.length === each.options.length ? each : { ...each, options };
    });
  }
  return left;
}

export const waysOf = (classes: readonly TrayClass[]) =>
  classes.reduce((sum, { options }) => sum + options.length, 0);

export type Narrowed = Readonly<{ classes: readonly TrayClass[]; played: Play }>;

/**
 * The trays with the ways that may still be part of a choice cheaper than the cheapest known; null where there is none.
 * @param most asked for anew after every play, as `onAnswer` may lower it
 */
export function narrow(
  classes: readonly TrayClass[],
  terms: Terms,
  rounds: number,
  keep: number,
  most: () => number,
  onAnswer: (classes: readonly TrayClass[], played: Play) => void,
  from?: Bound,
): Narrowed | null {
  let left = classes;
  let start = from;
  for (;;) {
    const marginals = marginalsOf(rangeOf(left), terms);
    const cut = left.map((each) => {
      const options = withoutDearer(each.options, marginals);
      return options === each.options ? each : { ...each, options };
    });
    const played = play(cut, rangeOf(cut), terms, rounds, keep, start);
    onAnswer(cut, played);
    const reached = withinReach(cut, played.bounds, most());
    if (reached === null) return null;
    const before = waysOf(left);
    left = reached;
    if (waysOf(left) === before || waysOf(left) === left.length) return { classes: left, played };
    start = played.bounds[0];
  }
}
