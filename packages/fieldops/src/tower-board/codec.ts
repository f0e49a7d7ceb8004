import { combatJobs } from "../runs/combat-jobs.ts";
import { type RunJob, runJobs } from "../runs/seat-words.ts";
import { tidyText } from "../runs/tidy-text.ts";
import { fromBase64, toBase64 } from "../share-codes/base64.ts";
import {
  emptyBoard,
  isLevelOf,
  type OwnJob,
  PARTY,
  type TowerBoard,
  type TowerPlayer,
  towerKinds,
} from "./board.ts";
import { guidesOf, jobNeeds } from "./needs.ts";

/*
 * The fragment of a board, base64 (URL-safe, unpadded) of lines. First line:
 * `1;tower;guide;elsewhere;players`, base 36, `elsewhere` as a bit mask, `players` as their count. Then a
 * line per player: `job.level~job.level`, a tab, an optional combat job with another tab, and the name. `!`
 * marks the job they play; unknown levels are omitted. Every line ends in a line break, so that a truncated
 * link is detected.
 */

const VERSION = "1";

export type BoardFault = "cut" | "players" | "settings" | "version";

export type DecodedTowerBoard = Readonly<{ board: TowerBoard; faults: readonly BoardFault[] }>;

const digits = (value: number) => value.toString(36);
const number = (text: string | undefined): number =>
  text !== undefined && /^[\da-z]{1,4}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN;

const jobText = ({ job, level }: OwnJob, plays: RunJob | null) =>
  `${digits(runJobs.indexOf(job))}${level === null ? "" : `.${digits(level)}`}${job === plays ? "!" : ""}`;

export function encodeTowerBoard({ tower, guide, elsewhere, players }: TowerBoard): string {
  const mask = elsewhere.reduce((sum, at) => sum + 2 ** at, 0);
  const head = [
    VERSION,
    digits(towerKinds.indexOf(tower)),
    digits(guide),
    digits(mask),
    digits(players.length),
  ];
  const lines = players.map(
    ({ name, combat, plays, has }) =>
      `${has.map((own) => jobText(own, plays)).join("~")}\t${combat === undefined ? "" : `${digits(combatJobs.indexOf(combat))}\t`}${tidyText(name)}`,
  );
  return toBase64([head.join(";"), ...lines].map((line) => `${line}\n`).join(""));
}

/** Parses a player's line. `sound` is false if a job or level was invalid and dropped. */
function readPlayer(line: string): Readonly<{ player: TowerPlayer; sound: boolean }> {
  const [jobs = "", ...rest] = line.split("\t");
  let played: RunJob | null = null;
  const combat = rest.length === 2 ? combatJobs[number(rest[0])] : undefined;
  const name = tidyText((combat === undefined ? rest : rest.slice(1)).join(" "));
  let sound = rest.length === 1 || combat !== undefined;
  const has: OwnJob[] = [];
  for (const part of jobs === "" ? [] : jobs.split("~")) {
    const [, id, levelText, mark] = /^([\da-z]{1,2})(?:\.([\da-z]{1,2}))?(!?)$/.exec(part) ?? [];
    const job = runJobs[number(id)];
    if (job === undefined || has.some((own) => own.job === job)) {
      sound = false;
      continue;
    }
    const level = levelText === undefined ? null : number(levelText);
    const isSound = level === null || isLevelOf(job, level);
    if (!isSound) sound = false;
    has.push({ job, level: isSound ? level : null });
    if (mark === "!" && played === null) played = job;
    else if (mark === "!") sound = false;
  }
  return { player: { name, ...(combat === undefined ? {} : { combat }), plays: played, has }, sound };
}

/** Decodes the board of a link. Never throws: unreadable parts are dropped and listed in `faults`. */
export function decodeTowerBoard(code: string): DecodedTowerBoard {
  const faults = new Set<BoardFault>();
  const lines = fromBase64(code).split("\n");
  // Nothing follows the last line break unless the link was truncated or a chat appended something.
  lines.pop();
  const [head = "", ...playerLines] = lines;
  const [version, towerText, guideText, maskText, countText] = head.split(";");
  if (version !== VERSION) return { board: emptyBoard, faults: code === "" ? [] : ["version"] };
  const tower = towerKinds[number(towerText)];
  const guide = number(guideText);
  const base = { tower: tower ?? emptyBoard.tower, guide: 0 };
  const hasGuide = tower !== undefined && guide < Math.max(1, guidesOf(tower).length);
  const chosen = hasGuide ? { ...base, guide } : base;
  const mask = number(maskText);
  const needs = jobNeeds(chosen);
  const isMask = hasGuide && mask < 2 ** needs.length;
  if (!isMask) faults.add("settings");
  const elsewhere = isMask
    ? needs.flatMap((_, at) => (Math.floor(mask / 2 ** at) % 2 === 1 ? [at] : []))
    : [];
  const read = playerLines.slice(0, PARTY).map(readPlayer);
  if (read.some(({ sound }) => !sound)) faults.add("players");
  if (playerLines.length !== number(countText) || playerLines.length > PARTY) faults.add("cut");
  return {
    board: { ...chosen, elsewhere, players: read.map(({ player }) => player) },
    faults: [...faults],
  };
}
