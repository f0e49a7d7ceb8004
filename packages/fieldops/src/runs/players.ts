import type { Player } from "./assign.ts";
import { tidyText } from "./codec.ts";
import { type RunJob, type RunTask, runJobs, runTasks, type SeatRole, seatRoles } from "./types.ts";

/** Words by which people say what they play, beside the ids; lower case. */
const roleWords: ReadonlyMap<string, SeatRole> = new Map(
  Object.entries({
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
    dps: "dps",
    dd: "dps",
    any: "any",
    flex: "any",
    fill: "any",
  } as const),
);

const taskWords: ReadonlyMap<string, RunTask> = new Map(
  Object.entries({
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
  } as const),
);

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

/** Whether a first line names columns instead of a player. */
const heading = (cells: readonly string[]) =>
  /^(?:name|player|character|spieler|joueur|名前)$/i.test(cells[0]?.trim() ?? "");

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
    if (/^(?:absence|bench)$/i.test(textOf(className))) return [];
    const words = [textOf(specName), textOf(className)].filter((word) => word !== "");
    return [[textOf(name), words] as const];
  });
}

/**
 * Players out of pasted text: lines of a name and what they play (`Name: tank, healer, perceptor`), comma- or tab-separated tables with or without
 * a heading, or a sign-up tool's JSON. Never throws.
 */
export function readPlayers(text: string): ReadPlayers {
  const clean = text.slice(0, LONGEST_TEXT).replace(/^\ufeff/, "");
  const rows =
    readSignUps(clean) ??
    clean
      .split(/\r?\n/)
      .filter((line) => line.trim() !== "")
      .flatMap((line, index) => {
        const colon = /^([^:,;\t"]{0,80}):(.*)$/.exec(line);
        const cells = colon === null ? cellsOf(line) : [colon[1] ?? "", colon[2] ?? ""];
        if (index === 0 && heading(cells)) return [];
        const words = cells.slice(1).flatMap((cell) => cell.split(/[,;/|+]/));
        return [[cells[0] ?? "", words] as const];
      });
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
      const role = seatRoles.find((known) => known === word) ?? roleWords.get(word);
      const job = jobWords.get(word.replace(/^phantom/, ""));
      const task = runTasks.find((known) => known.toLowerCase() === word) ?? taskWords.get(word);
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
