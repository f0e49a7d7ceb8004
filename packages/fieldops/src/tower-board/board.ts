import { phantomJobFacts } from "#records/phantom-jobs/facts";
import type { PhantomJobFacts } from "../occult/phantom-jobs/types.ts";
import type { CombatJob } from "../runs/combat-jobs.ts";
import type { RunJob } from "../runs/seat-words.ts";
import type { RunKind } from "../runs/types.ts";

/** The forms of the tower; links have their places in this list, so new ones go to its end. */
export const towerKinds = [
  "tower-blood",
  "tower-magic",
  "tower-magic-extreme",
] as const satisfies readonly RunKind[];
export type TowerKind = (typeof towerKinds)[number];

/** Seats of a party. */
export const PARTY = 8;

/** A phantom job that somebody has unlocked; its level is `null` if nobody entered it. */
export type OwnJob = Readonly<{ job: RunJob; level: number | null }>;

export type TowerPlayer = Readonly<{
  name: string;
  /** The job they play besides; absent if nobody entered it. */
  combat?: CombatJob;
  /** One of the jobs below; `null` if none is chosen yet. */
  plays: RunJob | null;
  /** Every job they could play, each once. */
  has: readonly OwnJob[];
}>;

export type TowerBoard = Readonly<{
  tower: TowerKind;
  /** Index among the tower's guides. */
  guide: number;
  /** Indices of the guide's needs for jobs that another party fills, rising. */
  elsewhere: readonly number[];
  /** Up to eight, in their order. */
  players: readonly TowerPlayer[];
}>;

export const emptyBoard: TowerBoard = { tower: "tower-blood", guide: 0, elsewhere: [], players: [] };

const facts: ReadonlyMap<string, PhantomJobFacts> = new Map(phantomJobFacts.map((job) => [job.id, job]));

/** The facts of a job. */
export function jobFacts(job: RunJob): PhantomJobFacts {
  const found = facts.get(job);
  if (found === undefined) throw new TypeError(`'${job}' is not a phantom job.`);
  return found;
}

/** Whether a job has this level. */
export const isLevelOf = (job: RunJob, level: number): boolean =>
  Number.isInteger(level) && level >= 1 && level <= jobFacts(job).levelMax;

/** The level of a player's job: `null` if it was not entered, `undefined` if they have not unlocked it. */
export const levelOf = (player: TowerPlayer, job: RunJob): number | null | undefined =>
  player.has.find((own) => own.job === job)?.level;

export const hasJob = (player: TowerPlayer, job: RunJob): boolean =>
  player.has.some((own) => own.job === job);

/** Whether anybody's phantom jobs were entered: without them nothing is known of what is missing. */
export const isTold = ({ players }: TowerBoard): boolean => players.some(({ has }) => has.length > 0);

/** The player in another job; a job that they did not have starts at level 1. */
export function withJob(player: TowerPlayer, job: RunJob): TowerPlayer {
  const has = hasJob(player, job) ? player.has : [...player.has, { job, level: 1 }];
  return { ...player, plays: job, has };
}

/** The board with one player more; a full party stays the same. */
export function addPlayer(board: TowerBoard, player: TowerPlayer): TowerBoard {
  return board.players.length < PARTY ? { ...board, players: [...board.players, player] } : board;
}

export function setPlayer(board: TowerBoard, place: number, player: TowerPlayer): TowerBoard {
  return place in board.players ? { ...board, players: board.players.with(place, player) } : board;
}

export function removePlayer(board: TowerBoard, place: number): TowerBoard {
  return { ...board, players: board.players.filter((_, at) => at !== place) };
}

/** The board for another tower or guide: nothing is with another party yet. */
export const withTower = (board: TowerBoard, tower: TowerKind): TowerBoard =>
  tower === board.tower ? board : { ...board, tower, guide: 0, elsewhere: [] };
export const withGuide = (board: TowerBoard, guide: number): TowerBoard =>
  guide === board.guide ? board : { ...board, guide, elsewhere: [] };

/** Leaves a need to another party, or takes it back. */
export function leaveNeed(board: TowerBoard, at: number, elsewhere: boolean): TowerBoard {
  const others = board.elsewhere.filter((each) => each !== at);
  return { ...board, elsewhere: elsewhere ? [...others, at].toSorted((a, b) => a - b) : others };
}
