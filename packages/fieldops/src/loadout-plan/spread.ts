import { sources } from "./draws.ts";
import { synthesisOf } from "./model.ts";
import { triesAt } from "./scenarios.ts";
import type { Terms } from "./terms.ts";
import type { Spread, TrayChoice } from "./types.ts";

/** Enough runs to determine the 90% quantile to about 2%. */
const RUNS = 4_000;

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Number of logograms opened until all of `missing` (counts by kind, modified in place) has dropped. */
function openUntil(missing: number[], chances: readonly number[], random: () => number): number {
  let left = 0;
  for (const count of missing) left += count;
  let opened = 0;
  while (left > 0) {
    opened += 1;
    let kind = 0;
    let rest = random() - (chances[0] ?? 1);
    while (rest > 0 && kind < chances.length - 1) {
      kind += 1;
      rest -= chances[kind] ?? 0;
    }
    const count = missing[kind] ?? 0;
    if (count === 0) continue;
    missing[kind] = count - 1;
    left -= 1;
  }
  return opened;
}

/** Seeded, so equal choices give equal results. */
export function spreadOf(choices: readonly TrayChoice[], { owned, ownedLogograms, prices }: Terms): Spread {
  const random = randomFrom(20_261_122);
  const trays = choices.map(synthesisOf);
  const needed = sources.flatMap((source, place) =>
    trays.some(({ places }) => places.has(place))
      ? [{ ...source, place, missing: source.mnemes.map(() => 0) }]
      : [],
  );
  const used = new Int32Array(owned.length);
  const costs = new Float64Array(RUNS);
  for (let run = 0; run < RUNS; run++) {
    used.fill(0);
    for (const { chance, uses } of trays) {
      const tries = triesAt(chance, random());
      for (const { mneme, quantity } of uses) used[mneme] = (used[mneme] ?? 0) + quantity * tries;
    }
    for (const { place, mnemes, chances, missing } of needed) {
      for (let kind = 0; kind < missing.length; kind++) {
        const mneme = mnemes[kind] ?? 0;
        missing[kind] = Math.max(0, (used[mneme] ?? 0) - (owned[mneme] ?? 0));
      }
      const bought = openUntil(missing, chances, random) - (ownedLogograms[place] ?? 0);
      if (bought > 0) costs[run] = (costs[run] ?? 0) + bought * (prices[place] ?? 0);
    }
  }
  costs.sort();
  const free = costs.findIndex((cost) => cost > 0);
  return { sufficient: (free < 0 ? RUNS : free) / RUNS, ninety: costs[Math.ceil(RUNS * 0.9) - 1] ?? 0 };
}
