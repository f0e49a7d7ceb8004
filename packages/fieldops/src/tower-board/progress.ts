import { experienceBetween } from "../occult/phantom-jobs/experience.ts";
import type { RunJob } from "../runs/seat-words.ts";
import { hasJob, jobFacts, levelOf, type TowerBoard } from "./board.ts";
import { applyChange, type Proposal } from "./changes.ts";
import { needStates, plays } from "./needs.ts";
import { comparePrices, priceOf } from "./prices.ts";

export type UnlockRow = Readonly<{
  job: RunJob;
  /** False if the guide only recommends it. */
  required: boolean;
  owners: number;
  without: readonly number[];
}>;

/** Jobs for short needs, cheapest to unlock first, required before recommended at the same price. */
export function unlockRows(board: TowerBoard): readonly UnlockRow[] {
  const short = needStates(board).filter(({ lacking }) => lacking > 0);
  const jobs = [...new Set(short.flatMap(({ need }) => need.jobs))];
  return jobs
    .map((job): UnlockRow => {
      const without = board.players.flatMap((player, place) => (hasJob(player, job) ? [] : [place]));
      return {
        job,
        required: short.some(({ need }) => need.required && need.jobs.includes(job)),
        owners: board.players.length - without.length,
        without,
      };
    })
    .toSorted(
      (a, b) => comparePrices(priceOf(a.job), priceOf(b.job)) || Number(b.required) - Number(a.required),
    );
}

export type LevelRow = Readonly<{
  place: number;
  job: RunJob;
  level: number | null;
  goal: number;
  /** Missing experience; `null` if the level or the experience table is unknown. */
  missing: number | null;
  /** Whether they play the job only after the proposed changes. */
  proposed: boolean;
}>;

/** Sorted by missing experience, unknown last. Guides state no levels, so the goal is the maximum. */
export function levelRows(board: TowerBoard, { changes }: Pick<Proposal, "changes">): readonly LevelRow[] {
  const after = changes.reduce(applyChange, board);
  const states = needStates(after).filter(({ elsewhere }) => !elsewhere);
  const rows = after.players.flatMap((player, place): readonly LevelRow[] => {
    const job = player.plays;
    if (job === null || !states.some(({ need }) => plays(player, need))) return [];
    const facts = jobFacts(job);
    const level = levelOf(player, job) ?? null;
    if (level !== null && level >= facts.levelMax) return [];
    const missing = level === null ? null : experienceBetween(facts, level, facts.levelMax);
    const proposed = changes.some((change) => change.place === place);
    return [{ place, job, level, goal: facts.levelMax, missing, proposed }];
  });
  return rows.toSorted(
    (a, b) => (a.missing ?? Number.POSITIVE_INFINITY) - (b.missing ?? Number.POSITIVE_INFINITY) || 0,
  );
}
