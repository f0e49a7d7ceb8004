import { dutyOf } from "../runs/duties.ts";
import type { RunJob } from "../runs/seat-words.ts";
import type { RunGuide, RunNeed } from "../runs/types.ts";
import { hasJob, type TowerBoard, type TowerKind, type TowerPlayer } from "./board.ts";

/** A guide's need for phantom jobs: this many players in one of them. */
export type TowerNeed = Readonly<{
  jobs: readonly RunJob[];
  count: number;
  per: RunNeed["per"];
  /** The guide needs it; else it recommends it. */
  required: boolean;
}>;

/** Guides that name needs for a tower; none if no public one does. */
export const guidesOf = (tower: TowerKind): readonly RunGuide[] => dutyOf(tower).guides;

/** A guide's needs for phantom jobs. Those for roles are of the run board, which knows what everybody plays. */
export function jobNeeds({ tower, guide }: Pick<TowerBoard, "guide" | "tower">): readonly TowerNeed[] {
  return (guidesOf(tower)[guide]?.needs ?? []).flatMap(({ of, count, per, required }) =>
    "jobs" in of ? [{ jobs: of.jobs, count, per, required }] : [],
  );
}

/** Somebody who could switch, and how many required needs are short once they have. */
export type CouldSwitch = Readonly<{ place: number; loses: number }>;

export type TowerNeedState = Readonly<{
  need: TowerNeed;
  /** Index among the guide's needs for jobs. */
  at: number;
  /** Another party fills it. */
  elsewhere: boolean;
  /** Places of the players who play one of its jobs. */
  filledBy: readonly number[];
  lacking: number;
  /** While it is short: players who have one of its jobs, those first who leave nothing required short. */
  could: readonly CouldSwitch[];
}>;

export const plays = ({ plays: job }: TowerPlayer, { jobs }: Pick<TowerNeed, "jobs">): boolean =>
  job !== null && jobs.includes(job);

const filled = (players: readonly TowerPlayer[], need: TowerNeed): number =>
  players.filter((player) => plays(player, need)).length;

/** Every need for jobs in the party: who fills it, how many are missing, who could switch. */
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
