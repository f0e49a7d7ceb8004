import { logogramFacts } from "#records/logograms/facts";
import type { LogogramId } from "#records/logograms/ids";
import { type MnemeId, mnemeIds } from "#records/mnemes/ids";
import { meanDrawsUpTo } from "../draws/mean.ts";

/** A logogram as the planner needs it: its mnemes by their index in `mnemeIds`, with their chances, which sum to 1. */
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

/** Mean number of logograms until every count of `missing`, by the place of the mneme in the source, has arrived. */
const meanOf = meanDrawsUpTo(2_048, 2);
export const meanDraws = ({ chances }: Source, missing: ArrayLike<number>): number =>
  meanOf(chances, missing);

class Branch {
  readonly next: (Branch | undefined)[] = [];
  mean: number | null = null;
}

/** Remembers `meanDraws`, one level of branches a mneme: a search asks for the same counts over and over. */
export class DrawTable {
  readonly #roots = sources.map(() => new Branch());

  /** Mean draws from the source at a place of `sources`. */
  find(place: number, missing: Int32Array): number {
    let branch = this.#roots[place] ?? new Branch();
    for (let kind = 0; kind < missing.length; kind++)
      branch = branch.next[missing[kind] ?? 0] ??= new Branch();
    const source = sources[place];
    branch.mean ??= source === undefined ? 0 : meanDraws(source, missing);
    return branch.mean;
  }
}
