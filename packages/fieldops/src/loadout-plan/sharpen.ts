import { type Bound, cheapest } from "./bounds.ts";
import { type Course, overSlopes, type Step } from "./courses.ts";
import { sources } from "./draws.ts";
import { addUse, KINDS } from "./options.ts";

/*
 * The best bound there is of the kind in `bounds.ts`: for given slopes, the base of a logogram can be as high as the least that its cost
 * lies over them at any use that the trays can bring it to. Where those uses are few they are all looked at, and the slopes are moved
 * until what the trays would choose and what the logogram would choose come together (the Lagrangian dual, by subgradients).
 */

/** Rounds without a better bound after which the slopes are moved half as far. */
const PATIENCE = 12;
/** The pace at which moving the slopes has come to its end. */
const STILL = 1e-3;

/** The last state at which the cost of a logogram lies least over the slopes. */
function leastOver(
  mnemes: readonly number[],
  course: Course,
  slopes: Float64Array,
): Readonly<{ state: number; over: number }> {
  let least = Number.POSITIVE_INFINITY;
  let best = 0;
  for (let state = 0; state < course.costs.length; state++) {
    const over = overSlopes(mnemes, course, slopes, state);
    if (over >= least) continue;
    least = over;
    best = state;
  }
  return { state: best, over: least };
}

/**
 * A bound at least as good as `from`.
 * @param courses by logogram; one that has none keeps the slopes and the base that it has
 * @param most a bound this high says all there is to say
 */
export function sharpen(
  steps: readonly Step[],
  courses: readonly (Course | null)[],
  from: Bound,
  most: number,
  rounds: number,
): Bound {
  const slopes = from.slopes.slice();
  let best = from;
  let highest = Number.NEGATIVE_INFINITY;
  let pace = 1;
  let idle = 0;
  for (let round = 0; round < rounds; round++) {
    const apart = new Float64Array(KINDS);
    let value = 0;
    for (const { options } of steps) {
      const pick = cheapest(options, slopes);
      if (pick === undefined) continue;
      value += pick.weight;
      addUse(apart, pick.option.use);
    }
    const bases = from.bases.slice();
    let base = 0;
    let square = 0;
    for (let place = 0; place < sources.length; place++) {
      const mnemes = sources[place]?.mnemes ?? [];
      const course = courses[place];
      if (course === null || course === undefined) {
        for (const mneme of mnemes) apart[mneme] = 0;
      } else {
        const { state, over } = leastOver(mnemes, course, slopes);
        bases[place] = over;
        for (let kind = 0; kind < mnemes.length; kind++) {
          const mneme = mnemes[kind] ?? 0;
          const gap = (apart[mneme] ?? 0) - (course.uses[state * mnemes.length + kind] ?? 0);
          apart[mneme] = gap;
          square += gap * gap;
        }
      }
      base += bases[place] ?? 0;
    }
    value += base;
    if (value > highest) {
      if (value > highest + 1e-3 * Math.abs(most - highest)) idle = 0;
      highest = value;
      best = { slopes: slopes.slice(), base, bases };
    } else {
      idle += 1;
      if (idle > PATIENCE) {
        idle = 0;
        pace /= 2;
      }
    }
    if (square < 1e-12 || highest >= most || pace < STILL) break;
    const stride = (pace * (most - value)) / square;
    for (let kind = 0; kind < KINDS; kind++) slopes[kind] = (slopes[kind] ?? 0) + stride * (apart[kind] ?? 0);
  }
  return best;
}
