import { phantomJobFacts } from "#records/phantom-jobs/facts";
import type { PhantomJobFacts } from "../occult/phantom-jobs/types.ts";
import type { CombatJob } from "../runs/combat-jobs.ts";
import type { RunJob } from "../runs/seat-words.ts";
import type { RunKind } from "../runs/types.ts";

/** Links store the index, so add new ones at the end. */
export const towerKinds = [
  "tower-blood",
  "tower-magic",
  "tower-magic-extreme",
] as const satisfies readonly RunKind[];
export type TowerKind = (typeof towerKinds)[number];

export const PARTY = 8;

/** `level` is `null` if not entered. */
export type OwnJob = Readonly<{ job: RunJob; level: number | null }>;

export type TowerPlayer = Readonly<{
  name: string;
  /** Their combat job; absent if not entered. */
  combat?: CombatJob;
  /** One of the jobs in `has`; `null` if none is chosen yet. */
  plays: RunJob | null;
  /** Each once. */
  has: readonly OwnJob[];
}>;

export type TowerBoard = Readonly<{
  tower: TowerKind;
  /** Index into the tower's guides. */
  guide: number;
  /** Indices of the job needs that another party fills, ascending. */
  elsewhere: readonly number[];
  players: readonly TowerPlayer[];
}>;

export const emptyBoard: TowerBoard = { tower: "tower-blood", guide: 0, elsewhere: [], players: [] };

const facts: ReadonlyMap<string, PhantomJobFacts> = new Map(phantomJobFacts.map((job) => [job.id, job]));

export function jobFacts(job: RunJob): PhantomJobFacts {
  const found = facts.get(job);
  if (found === undefined) throw new TypeError(`'${job}' is not a phantom job.`);
  return found;
}

export const isLevelOf = (job: RunJob, level: number): boolean =>
  Number.isInteger(level) && level >= 1 && level <= jobFacts(job).levelMax;

/** Level of a player's job: `null` if not entered, `undefined` if the job is not unlocked. */
export const levelOf = (player: TowerPlayer, job: RunJob): number | null | undefined =>
  player.has.find((own) => own.job === job)?.level;

export const hasJob = (player: TowerPlayer, job: RunJob): boolean =>
  player.has.some((own) => own.job === job);

/** Whether any phantom jobs were entered. */
export const isTold = ({ players }: TowerBoard): boolean => players.some(({ has }) => has.length > 0);

/** A job that is not unlocked yet starts at level 1. */
export function withJob(player: TowerPlayer, job: RunJob): TowerPlayer {
  const has = hasJob(player, job) ? player.has : [...player.has, { job, level: 1 }];
  return { ...player, plays: job, has };
}

/** A full party stays unchanged. */
export function addPlayer(board: TowerBoard, player: TowerPlayer): TowerBoard {
  return board.players.length < PARTY ? { ...board, players: [...board.players, player] } : board;
}

export function setPlayer(board: TowerBoard, place: number, player: TowerPlayer): TowerBoard {
  return place in board.players ? { ...board, players: board.players.with(place, player) } : board;
}

export function removePlayer(board: TowerBoard, place: number): TowerBoard {
  return { ...board, players: board.players.filter((_, at) => at !== place) };
}

/** Resets the needs left to other parties. */
export const withTower = (board: TowerBoard, tower: TowerKind): TowerBoard =>
  tower === board.tower ? board : { ...board, tower, guide: 0, elsewhere: [] };
export const withGuide = (board: TowerBoard, guide: number): TowerBoard =>
  guide === board.guide ? board : { ...board, guide, elsewhere: [] };

export function leaveNeed(board: TowerBoard, at: number, elsewhere: boolean): TowerBoard {
  const others = board.elsewhere.filter((each) => each !== at);
  return { ...board, elsewhere: elsewhere ? [...others, at].toSorted((a, b) => a - b) : others };
}
