export type RoundTrip = Readonly<{
  /** Stop indices from the start on. The route returns there. */
  order: readonly number[];
  length: number;
  /** No round trip through these stops is shorter. */
  lowerBound: number;
  exact: boolean;
}>;

/** Up to this many stops the optimum is computed exactly (Held–Karp: n² 2ⁿ steps). */
export const EXACT_STOPS = 12;
const COST_TOLERANCE = 1e-9;

/** Symmetric matrix: `distances[a][b]` equals `distances[b][a]`. */
export type Distances = readonly Float64Array[];

function away(distances: Distances, from: number, to: number): number {
  return distances[from]?.[to] ?? 0;
}

function lengthOf(distances: Distances, order: readonly number[]): number {
  return order.reduce(
    (sum, stop, i) => sum + away(distances, stop, order[(i + 1) % order.length] ?? stop),
    0,
  );
}

/** Held–Karp dynamic programming over sets of stops. Stop 0 is the start. */
function shortest(distances: Distances): number[] {
  const count = distances.length - 1;
  const sets = 1 << count;
  const best = new Float64Array(sets * count).fill(Number.POSITIVE_INFINITY);
  const before = new Int8Array(sets * count).fill(-1);
  for (let last = 0; last < count; last += 1) best[(1 << last) * count + last] = away(distances, 0, last + 1);
  for (let set = 1; set < sets; set += 1) {
    for (let last = 0; last < count; last += 1) {
      const sum = best[set * count + last] ?? Number.POSITIVE_INFINITY;
      if (!(set & (1 << last)) || sum === Number.POSITIVE_INFINITY) continue;
      for (let next = 0; next < count; next += 1) {
        if (set & (1 << next)) continue;
        const slot = (set | (1 << next)) * count + next;
        const length = sum + away(distances, last + 1, next + 1);
        if (length < (best[slot] ?? 0)) {
          best[slot] = length;
          before[slot] = last;
        }
      }
    }
  }
  let set = sets - 1;
  let last = 0;
  for (let i = 1; i < count; i += 1) {
    const here = (best[set * count + i] ?? 0) + away(distances, i + 1, 0);
    if (here < (best[set * count + last] ?? 0) + away(distances, last + 1, 0)) last = i;
  }
  const order: number[] = [];
  while (last >= 0) {
    order.push(last + 1);
    const previous = before[set * count + last] ?? -1;
    set &= ~(1 << last);
    last = previous;
  }
  return [0, ...order.reverse()];
}

function nearestFirst(distances: Distances, start: number): number[] {
  const left = new Set(distances.keys());
  left.delete(start);
  const order = [start];
  let here = start;
  while (left.size > 0) {
    let near = -1;
    for (const stop of left)
      if (near < 0 || away(distances, here, stop) < away(distances, here, near)) near = stop;
    left.delete(near);
    order.push(near);
    here = near;
  }
  return order;
}

/** 2-opt: reverses sections of the route where that makes it shorter. */
function uncross(distances: Distances, order: number[]): boolean {
  const count = order.length;
  let better = false;
  for (let i = 0; i < count - 1; i += 1) {
    for (let j = i + 2; j < count; j += 1) {
      if (i === 0 && j === count - 1) continue;
      const [a = 0, b = 0, c = 0, d = 0] = [order[i], order[i + 1], order[j], order[(j + 1) % count]];
      const gain =
        away(distances, a, b) + away(distances, c, d) - away(distances, a, c) - away(distances, b, d);
      if (gain <= COST_TOLERANCE) continue;
      for (let left = i + 1, right = j; left < right; left += 1, right -= 1) {
        const kept = order[left] ?? 0;
        order[left] = order[right] ?? 0;
        order[right] = kept;
      }
      better = true;
    }
  }
  return better;
}

/** Or-opt: moves up to three consecutive stops to a better position, reversed if that helps. */
function shift(distances: Distances, order: number[]): boolean {
  const count = order.length;
  for (let size = 1; size <= Math.min(3, count - 3); size += 1) {
    for (let from = 0; from < count; from += 1) {
      const ring = Array.from({ length: count }, (_, i) => order[(from + i) % count] ?? 0);
      const moved = ring.slice(1, size + 1);
      const rest = [ring[0] ?? 0, ...ring.slice(size + 1)];
      const [first = 0, last = 0] = [moved[0], moved[moved.length - 1]];
      const [a = 0, b = 0] = [rest[0], rest[1]];
      const freed = away(distances, a, first) + away(distances, last, b) - away(distances, a, b);
      for (let i = 1; i < rest.length; i += 1) {
        const [p = 0, q = 0] = [rest[i], rest[(i + 1) % rest.length]];
        const straight = away(distances, p, first) + away(distances, last, q);
        const turned = away(distances, p, last) + away(distances, first, q);
        if (freed - Math.min(straight, turned) + away(distances, p, q) <= COST_TOLERANCE) continue;
        rest.splice(i + 1, 0, ...(straight <= turned ? moved : moved.reverse()));
        order.splice(0, count, ...rest);
        return true;
      }
    }
  }
  return false;
}

function improve(distances: Distances, order: number[]): number[] {
  let better = true;
  while (better) {
    while (uncross(distances, order)) better = true;
    better = shift(distances, order);
  }
  return order;
}

/**
 * Held–Karp lower bound: the minimum 1-tree under node prices that push every degree toward 2. Every round
 * trip is a 1-tree, and prices change the length of all round trips equally, so each iteration gives a valid
 * lower bound. The best one is returned.
 */
function boundOf(distances: Distances, upper: number): number {
  const count = distances.length;
  const prices = new Float64Array(count);
  let best = 0;
  let step = 1;
  for (let round = 0; round < 300; round += 1) {
    const degree = new Int32Array(count);
    const joined = new Uint8Array(count);
    const nearest = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
    const link = new Int32Array(count).fill(-1);
    const cost = (a: number, b: number) => away(distances, a, b) + (prices[a] ?? 0) + (prices[b] ?? 0);
    let sum = 0;
    // Minimum spanning tree without stop 0 (Prim), then the two cheapest edges of stop 0.
    let here = 1;
    joined[1] = 1;
    for (let edges = 1; edges < count - 1; edges += 1) {
      let next = -1;
      for (let stop = 1; stop < count; stop += 1) {
        if (joined[stop]) continue;
        const length = cost(here, stop);
        if (length < (nearest[stop] ?? 0)) {
          nearest[stop] = length;
          link[stop] = here;
        }
        if (next < 0 || (nearest[stop] ?? 0) < (nearest[next] ?? 0)) next = stop;
      }
      sum += nearest[next] ?? 0;
      joined[next] = 1;
      degree[next] = (degree[next] ?? 0) + 1;
      const from = link[next] ?? 1;
      degree[from] = (degree[from] ?? 0) + 1;
      here = next;
    }
    const ends = Array.from({ length: count - 1 }, (_, i) => i + 1)
      .sort((a, b) => cost(0, a) - cost(0, b))
      .slice(0, 2);
    for (const end of ends) {
      sum += cost(0, end);
      degree[0] = (degree[0] ?? 0) + 1;
      degree[end] = (degree[end] ?? 0) + 1;
    }
    const bound = sum - 2 * prices.reduce((total, price) => total + price, 0);
    if (bound > best) best = bound;
    else if (round % 10 === 9) step *= 0.8;
    const spread = degree.reduce((total, value) => total + (value - 2) ** 2, 0);
    if (spread === 0) break;
    const scale = (step * Math.max(upper - bound, upper * 1e-4)) / spread;
    for (let stop = 0; stop < count; stop += 1) {
      prices[stop] = (prices[stop] ?? 0) + scale * ((degree[stop] ?? 2) - 2);
    }
  }
  return Math.min(best, upper);
}

/** A baseline tour for comparison: nearest neighbor, then 2-opt until nothing improves. */
export function plainRoundTrip(distances: Distances): readonly number[] {
  const order = nearestFirst(distances, 0);
  while (uncross(distances, order));
  return order;
}

/**
 * Finds a cheap round trip through all stops, from the first one. Optimal up to {@link EXACT_STOPS}. Beyond
 * that, the best of several nearest-neighbor tours after 2-opt and Or-opt, with a proven lower bound. Never
 * longer than {@link plainRoundTrip}.
 */
export function roundTrip(distances: Distances): RoundTrip {
  const count = distances.length;
  if (count < 4) {
    const order = [...distances.keys()];
    const length = lengthOf(distances, order);
    return { order, length, lowerBound: length, exact: true };
  }
  if (count <= EXACT_STOPS) {
    const order = shortest(distances);
    const length = lengthOf(distances, order);
    return { order, length, lowerBound: length, exact: true };
  }
  const starts = Math.min(count, 12);
  let order: number[] = [];
  let length = Number.POSITIVE_INFINITY;
  for (let i = 0; i < starts; i += 1) {
    const tried = improve(distances, nearestFirst(distances, Math.floor((i * count) / starts)));
    const tourLength = lengthOf(distances, tried);
    if (tourLength < length - COST_TOLERANCE) [order, length] = [tried, tourLength];
  }
  const first = order.indexOf(0);
  order = [...order.slice(first), ...order.slice(0, first)];
  const lowerBound = boundOf(distances, length);
  return { order, length, lowerBound, exact: length - lowerBound <= COST_TOLERANCE };
}
