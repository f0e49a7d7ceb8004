import { dutyOf } from "../runs/duties.ts";
import type { RunJob } from "../runs/seat-words.ts";
import type { RunGuide, RunNeed } from "../runs/types.ts";
import { hasJob, type TowerBoard, type TowerKind, type TowerPlayer } from "./board.ts";

export type TowerNeed = Readonly<{
  jobs: readonly RunJob[];
  count: number;
  per: RunNeed["per"];
  /** False if the guide only recommends it. */
  required: boolean;
}>;

export const guidesOf = (tower: TowerKind): readonly RunGuide[] => dutyOf(tower).guides;

/** A guide's needs for phantom jobs. Needs for roles are left to the run board. */
export function jobNeeds({ tower, guide }: Pick<TowerBoard, "guide" | "tower">): readonly TowerNeed[] {
  return (guidesOf(tower)[guide]?.needs ?? []).flatMap(({ of, count, per, required }) =>
    "jobs" in of ? [{ jobs: of.jobs, count, per, required }] : [],
  );
}

/** `loses`: required needs that would become short. */
export type CouldSwitch = Readonly<{ place: number; loses: number }>;

export type TowerNeedState = Readonly<{
  need: TowerNeed;
  /** Index among the guide's job needs. */
  at: number;
  /** Left to another party. */
  elsewhere: boolean;
  /** Indices of players. */
  filledBy: readonly number[];
  lacking: number;
  /** If it is short: players who have one of its jobs, sorted by `loses`. */
  could: readonly CouldSwitch[];
}>;

export const plays = ({ plays: job }: TowerPlayer, { jobs }: Pick<TowerNeed, "jobs">): boolean =>
  job !== null && jobs.includes(job);

const filled = (players: readonly TowerPlayer[], need: TowerNeed): number =>
  players.filter((player) => plays(player, need)).length;

export function needStates(board: TowerBoard): readonly TowerNeedState[] {
  const { players } = board;
  const needs = jobNeeds(board);
  const isElsewhere = (at: number) => board.elsewhere.includes(at);
  const losesWithout = (place: number) =>
    needs.filter((need, at) => {
      if (!need.required || isElsewhere(at)) return false;
      const player = players[place];
      return player !== undefined && plays(player, need) && filled(players, need) === need.count;
    }).length;
  return needs.map((need, at) => {
    const filledBy = players.flatMap((player, place) => (plays(player, need) ? [place] : []));
    const elsewhere = isElsewhere(at);
    const lacking = elsewhere ? 0 : Math.max(0, need.count - filledBy.length);
    const could = players.flatMap((player, place) =>
      lacking > 0 && !filledBy.includes(place) && need.jobs.some((job) => hasJob(player, job))
        ? [{ place, loses: losesWithout(place) }]
        : [],
    );
    return {
      need,
      at,
      elsewhere,
      filledBy,
      lacking,
      could: could.toSorted((a, b) => a.loses - b.loses),
    };
  });
}
