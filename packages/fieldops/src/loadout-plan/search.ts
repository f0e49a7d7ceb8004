import type { Bound } from "./bounds.ts";
import type { Terms } from "./cost.ts";
import { courseOf, stepsOf } from "./courses.ts";
import { sources } from "./draws.ts";
import { Incumbent } from "./incumbent.ts";
import { narrow, withinReach } from "./narrow.ts";
import type { Option, TrayClass } from "./options.ts";
import { sharpen } from "./sharpen.ts";
import { sweep } from "./sweep.ts";

/** Rounds of play, and bounds kept from them: more cost more than they save (bench/planner-stress). */
const ROUNDS = 30;
const BOUNDS = 3;

/** Choices up to which it does not pay to sharpen the bound. */
const FEW = 5_000;

/**
 * What is spent before the choices are gone through: rounds of sharpening, and states of a logogram that are followed, at most. Most loadouts
 * are done after a few hundred nodes; for one that is not by so many, it pays to spend more.
 */
const EFFORTS = [
  { rounds: 40, states: 3_000, nodes: 1_500 },
  { rounds: 120, states: 6_000, nodes: Number.POSITIVE_INFINITY },
] as const;

export type Found = Readonly<{
  /** The option of every tray, by the tray's place. */
  options: readonly Option[];
  cost: number;
  proved: boolean;
  nodes: number;
}>;

/** Choices that the ways leave, equal trays in every order. */
function choicesOf(classes: readonly TrayClass[]): number {
  return classes.reduce((product, { options, places }) => product * options.length ** places.length, 1);
}

/**
 * The cheapest choice of recipes for all trays: ways that cannot matter are taken away, the bound is sharpened, and what is left is gone
 * through.
 * @param limit nodes to look at, at most; `proved` tells whether that was enough
 */
export function search(classes: readonly TrayClass[], terms: Terms, limit: number): Found {
  const incumbent = new Incumbent(terms);
  let left = classes;
  let bound: Bound | undefined;
  let nodes = 0;
  const found = (proved: boolean): Found => ({
    options: incumbent.options,
    cost: incumbent.cost,
    proved,
    nodes,
  });
  for (const effort of EFFORTS) {
    nodes += 1;
    const narrowed = narrow(
      left,
      terms,
      ROUNDS,
      BOUNDS,
      () => incumbent.most,
      (each, { answer }) => incumbent.offerImproved(each, answer),
      bound,
    );
    if (narrowed === null) return found(true);
    left = narrowed.classes;
    [bound] = narrowed.played.bounds;
    if (bound === undefined) return found(true);
    const steps = stepsOf(left);
    const courses = sources.map((_, place) => courseOf(place, steps, left, terms, effort.states));
    if (choicesOf(left) > FEW) bound = sharpen(steps, courses, bound, incumbent.most, effort.rounds);
    const room = Math.min(effort.nodes, limit - nodes);
    const looked = sweep(steps, courses, bound, terms, incumbent, room);
    nodes += looked;
    if (looked < room) return found(true);
    if (nodes >= limit) return found(false);
    const reached = withinReach(left, [bound], incumbent.most);
    if (reached === null) return found(true);
    left = reached;
  }
  return found(false);
}
