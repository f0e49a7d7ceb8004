import { logogramFacts } from "#records/logograms/facts";
import type { LogogramId } from "#records/logograms/ids";
import { type MnemeId, mnemeIds } from "#records/mnemes/ids";
import { meanDrawsUpTo } from "../draws/mean.ts";

/** A logogram with its mnemes as indexes into `mnemeIds` and their chances, which sum to 1. */
export type Source = Readonly<{ id: LogogramId; mnemes: readonly number[]; chances: readonly number[] }>;

export const mnemeIndex: ReadonlyMap<MnemeId, number> = new Map(mnemeIds.map((id, index) => [id, index]));

export const sources: readonly Source[] = logogramFacts.map(({ id, mnemes }) => {
  const sum = mnemes.reduce((total, { percent }) => total + percent, 0);
  return {
    id,
    mnemes: mnemes.map(({ mneme }) => mnemeIndex.get(mneme) ?? 0),
    chances: mnemes.map(({ percent }) => percent / sum),
  };
});

/** Mean number of logograms until `missing` (counts in the order of the source's mnemes) is complete. */
const meanOf = meanDrawsUpTo(2_048, 2);
export const meanDraws = ({ chances }: Source, missing: ArrayLike<number>): number =>
  meanOf(chances, missing);

class Branch {
  readonly next: (Branch | undefined)[] = [];
  mean: number | null = null;
}

/** Caches `meanDraws` in a tree with one level per mneme: a search repeats the same counts many times. */
export class DrawTable {
  readonly #roots = sources.map(() => new Branch());

  find(place: number, missing: Int32Array): number {
    let branch = this.#roots[place] ?? new Branch();
    for (let kind = 0; kind < missing.length; kind++)
      branch = branch.next[missing[kind] ?? 0] ??= new Branch();
    const source = sources[place];
    branch.mean ??= source === undefined ? 0 : meanDraws(source, missing);
    return branch.mean;
  }
}
