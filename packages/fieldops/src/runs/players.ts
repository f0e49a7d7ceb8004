import type { Player } from "./assign.ts";
import { tidyText } from "./codec.ts";
import {
  type RunDuty,
  type RunJob,
  type RunTask,
  runJobs,
  runTasks,
  type SeatRole,
  seatRoles,
} from "./types.ts";

/** Words by which people say what they play, beside the ids; lower case. */
const roleWords: Readonly<Record<string, SeatRole>> = {
  tank: "tank",
  mt: "tank",
  ot: "tank",
  pld: "tank",
  war: "tank",
  drk: "tank",
  gnb: "tank",
  healer: "healer",
  heal: "healer",
  whm: "healer",
  sch: "healer",
  ast: "healer",
  sge: "healer",
  melee: "melee",
  mnk: "melee",
  drg: "melee",
  nin: "melee",
  sam: "melee",
  rpr: "melee",
  vpr: "melee",
  ranged: "ranged",
  brd: "ranged",
  mch: "ranged",
  dnc: "ranged",
  caster: "caster",
  blm: "caster",
  smn: "caster",
  rdm: "caster",
  pct: "caster",
  paladin: "tank",
  warrior: "tank",
  darkknight: "tank",
  gunbreaker: "tank",
  whitemage: "healer",
  scholar: "healer",
  astrologian: "healer",
  sage: "healer",
  monk: "melee",
  dragoon: "melee",
  ninja: "melee",
  samurai: "melee",
  reaper: "melee",
  viper: "melee",
  bard: "ranged",
  machinist: "ranged",
  dancer: "ranged",
  blackmage: "caster",
  summoner: "caster",
  redmage: "caster",
  pictomancer: "caster",
  bluemage: "caster",
  blu: "caster",
  dps: "dps",
  dd: "dps",
  any: "any",
  flex: "any",
  fill: "any",
};

const taskWords: Readonly<Record<string, RunTask>> = {
  perceptor: "perception",
  percept: "perception",
  perception: "perception",
  dispel: "dispel",
  duelist: "duelist",
  duel: "duelist",
  maintank: "mainTank",
  rend: "rend",
  banish: "banish",
  mimic: "mimicBattery",
  mimicbattery: "mimicBattery",
};

/** Most players and characters that are read of one text. */
const MOST_PLAYERS = 200;
const LONGEST_TEXT = 200_000;

export type ReadPlayers = Readonly<{
  players: readonly Player[];
  /** Words that name no role, job or task, with whose line they stand in; at most 50. */
  unread: readonly Readonly<{ name: string; word: string }>[];
  /** Lines without a name, or past the most. */
  skipped: number;
}>;

const bare = (word: string) => word.toLowerCase().replaceAll(/[\s_-]+/g, "");
const roleOf = (word: string): SeatRole | undefined =>
  Object.hasOwn(roleWords, word) ? roleWords[word] : undefined;
const jobWords: ReadonlyMap<string, RunJob> = new Map(runJobs.map((job) => [bare(job), job]));

/** Cells of one line: parted by tabs, semicolons or commas, quoted ones as they are. */
function cellsOf(line: string): string[] {
  const mark = line.includes("\t") ? "\t" : line.includes(";") ? ";" : ",";
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line[at] ?? "";
    if (char === '"' && quoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"') quoted = !quoted;
    else if (char === mark && !quoted) {
      cells.push(cell);
      cell = "";
    } else cell += char;
  }
  return [...cells, cell];
}

const NAME_COLUMN =
  /^(?:(?:user|player|character|discord) ?)?name$|^(?:player|character|user|spieler|joueur|名前)$/i;

/** Columns of a sign-up table that say nothing of what somebody plays. */
const OTHER_COLUMN =
  /^(?:#|no\.?|position|order|status|e-?mail|note|notes|comment|.*\bid|.*time.*|.*date.*|.*stamp)$/i;

/** A sign-up of somebody who does not come. */
const AWAY = /^(?:absence|absent|bench|declined|no)$/i;

/** What a sign-up says beside a role and means nothing for a seat. */
const UNSURE = /^(?:late|tentative|maybe|primary|queued|yes)$/i;

/** A table's heading: where the name stands, and where what is played; `null` for a line of a player. */
function headingOf(cells: readonly string[]): Readonly<{ name: number; words: readonly number[] }> | null {
  const heads = cells.map((cell) => cell.trim());
  const name = heads.findIndex((head) => NAME_COLUMN.test(head));
  if (name === -1) return null;
  const words = heads.flatMap((head, at) => (at === name || OTHER_COLUMN.test(head) ? [] : [at]));
  return { name, words };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Names with their words, from the JSON that the sign-up tool gives out; `null` for text that is none. */
function readSignUps(text: string): readonly (readonly [string, readonly string[]])[] | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(body) || !Array.isArray(body.signUps)) return null;
  return body.signUps.filter(isRecord).flatMap(({ name, className, specName }) => {
    if (AWAY.test(textOf(className))) return [];
    const words = [textOf(specName), textOf(className)].filter((word) => word !== "" && !UNSURE.test(word));
    return [[textOf(name), words] as const];
  });
}

/** Names with their words, out of lines and tables. */
function readLines(text: string): readonly (readonly [string, readonly string[]])[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  // A tool's table may begin with lines about the event.
  const head = lines
    .slice(0, 8)
    .findIndex((line) => headingOf(cellsOf(line)) !== null && cellsOf(line).length > 1);
  const columns = head === -1 ? null : headingOf(cellsOf(lines[head] ?? ""));
  if (columns !== null)
    return lines.slice(head + 1).flatMap((line) => {
      const cells = cellsOf(line);
      const words = columns.words
        .flatMap((at) => (cells[at] ?? "").split(/[,;/|+]/))
        .map((word) => word.trim());
      if (words.some((word) => AWAY.test(word))) return [];
      return [[cells[columns.name] ?? "", words.filter((word) => !UNSURE.test(word))] as const];
    });
  return lines.map((line) => {
    const colon = /^([^:,;\t"]{0,80}):(.*)$/.exec(line);
    const cells = colon === null ? cellsOf(line) : [colon[1] ?? "", colon[2] ?? ""];
    return [cells[0] ?? "", cells.slice(1).flatMap((cell) => cell.split(/[,;/|+]/))] as const;
  });
}

/**
 * Players out of pasted text: lines of a name and what they play (`Name: tank, healer, perceptor`), comma- or tab-separated tables with or without
 * a heading, or a sign-up tool's JSON or table. Never throws.
 * @param brings what the duty's players bring: where that is a phantom job, a word that is a job of both kinds means the phantom one in lines
 * and tables; a sign-up tool's JSON names real ones
 */
export function readPlayers(text: string, brings: RunDuty["brings"]): ReadPlayers {
  const clean = text.slice(0, LONGEST_TEXT).replace(/^\ufeff/, "");
  const signUps = readSignUps(clean);
  const rows = signUps ?? readLines(clean);
  const phantom = brings === "job" && signUps === null;
  const players: Player[] = [];
  const unread: { name: string; word: string }[] = [];
  let skipped = 0;
  for (const [rawName, words] of rows) {
    const name = tidyText(rawName);
    if (name === "" || players.length === MOST_PLAYERS) {
      skipped += 1;
      continue;
    }
    const roles: SeatRole[] = [];
    const jobs: RunJob[] = [];
    const tasks: RunTask[] = [];
    for (const raw of words) {
      const word = bare(tidyText(raw));
      if (word === "") continue;
      const both = Object.hasOwn(roleWords, word) && jobWords.has(word);
      const role = seatRoles.find((known) => known === word) ?? (both && phantom ? undefined : roleOf(word));
      const job = both && !phantom ? undefined : jobWords.get(word.replace(/^phantom/, ""));
      const task =
        runTasks.find((known) => known.toLowerCase() === word) ??
        (Object.hasOwn(taskWords, word) ? taskWords[word] : undefined);
      if (role !== undefined && role !== "any") roles.push(role);
      if (job !== undefined) jobs.push(job);
      if (task !== undefined) tasks.push(task);
      if (role === undefined && job === undefined && task === undefined && unread.length < 50) {
        unread.push({ name, word: tidyText(raw) });
      }
    }
    players.push({ name, roles: [...new Set(roles)], jobs: [...new Set(jobs)], tasks: [...new Set(tasks)] });
  }
  return { players, unread, skipped };
}
