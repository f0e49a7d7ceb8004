import { combatJobFacts } from "#records/combat-jobs/facts";
import phantomDe from "#records/phantom-jobs/names/de";
import phantomEn from "#records/phantom-jobs/names/en";
import phantomFr from "#records/phantom-jobs/names/fr";
import phantomJa from "#records/phantom-jobs/names/ja";
import { signUpWords } from "#records/sign-up-words/facts";
import type { NameTable } from "../../names.ts";
import { type CombatJob, combatJobs } from "../combat-jobs.ts";
import {
  type RunJob,
  type RunTask,
  runJobs,
  runTasks,
  type SeatRole,
  type SignUpStatus,
  seatRoles,
  signUpStatuses,
} from "../seat-words.ts";

/** Everything a word of a sign-up can mean. A few words name both a job and a phantom job. */
export type Meaning = Readonly<{
  job?: CombatJob;
  /** Several jobs, like “shield healer”. */
  jobs?: readonly CombatJob[];
  role?: SeatRole;
  phantom?: RunJob;
  /** Unambiguously a phantom job, like “Phantom Bard”. */
  onlyPhantom?: true;
  task?: RunTask;
  status?: SignUpStatus;
  /** Has no meaning by itself, like “or”, “main” or a time. */
  filler?: true;
  /** The seat is untaken. */
  open?: true;
  /** The status counts only if the word is alone or follows what somebody plays: “no”, “in”, “PCT can't”. */
  alone?: true;
  /** An abbreviation or role: part of a name only if capitalized like one. */
  short?: true;
}>;

/** Strips case, accents, spaces, hyphens, periods and the like, and converts full-width letters. */
export function fold(word: string): string {
  if (/^[\w.'-]*$/.test(word)) return word.toLowerCase().replaceAll(/[_\-.']+/g, "");
  return word
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[\s_\-.'’`・]+|\ufe0f/g, "");
}

/** Phantom jobs that share their name with a combat job. */
const sharedJobs: ReadonlySet<RunJob> = new Set(
  runJobs.filter((job) => combatJobs.some((combat) => fold(combatJobFacts[combat].names.en) === fold(job))),
);

function makeDictionary(): ReadonlyMap<string, Meaning> {
  const words = new Map<string, Meaning>();
  const put = (word: string, meaning: Meaning) => {
    const key = fold(word);
    if (key.length > 0) words.set(key, { ...words.get(key), ...meaning });
  };
  const { alone, fillers, jobGroups, jobs, open, roles, statuses, tasks } = signUpWords;
  for (const word of fillers) put(word, { filler: true });
  for (const word of open) put(word, { filler: true, open: true });
  for (const status of signUpStatuses) for (const word of statuses[status]) put(word, { status });
  for (const status of ["in", "absent"] as const)
    for (const word of alone[status]) put(word, { status, alone: true });
  for (const word of [...statuses.absent, ...alone.absent])
    for (const more of alone.beside) {
      put(`${word} ${more}`, { status: "absent" });
      put(`${more} ${word}`, { status: "absent" });
    }
  for (const task of runTasks) for (const word of tasks[task]) put(word, { task });
  put("maintank", { task: "mainTank" });
  const combatNames = new Set(
    combatJobs.flatMap((job) => [job, ...Object.values(combatJobFacts[job].names).map(fold), ...jobs[job]]),
  );
  const phantomNames: readonly NameTable[] = [phantomEn, phantomJa, phantomDe, phantomFr];
  for (const job of runJobs) {
    put(job, { phantom: job });
    for (const table of phantomNames) {
      const name = table[job];
      if (name === undefined) continue;
      put(name, { phantom: job, onlyPhantom: true });
      put(`phantom ${job}`, { phantom: job, onlyPhantom: true });
      const bare = name.replace(/^phantom[ -]?|^サポート| fantôme$/i, "");
      // Some names without the prefix are another combat job (French “Paladin”) and keep that meaning.
      const same = fold(combatJobFacts.pld.names.en) !== fold(bare) && sharedJobs.has(job);
      if (bare !== name && (same || !combatNames.has(fold(bare)))) put(bare, { phantom: job });
    }
  }
  for (const job of combatJobs) {
    const { names } = combatJobFacts[job];
    for (const name of Object.values(names)) {
      put(name, { job, ...(name.length === 1 && { short: true }) });
      // Plural headings in English, French and German.
      if (/^[a-zé ]+$/i.test(name)) put(`${name}s`, { job });
    }
    put(job, { job, short: true });
    const full = new Set(Object.values(names).map(fold));
    for (const word of jobs[job])
      put(word, { job, ...(word.length <= 4 && !full.has(fold(word)) && { short: true }) });
  }
  for (const role of seatRoles) for (const word of roles[role]) put(word, { role, short: true });
  for (const group of jobGroups) for (const word of group.words) put(word, { jobs: group.jobs, short: true });
  for (const [sign, status] of statusSigns) words.set(sign, { status });
  return words;
}

const statusSigns: readonly (readonly [string, SignUpStatus])[] = [
  ...["○", "◯", "◎", "〇", "✓", "✔", "✅", "☑", "👍", "🟢"].map((sign) => [sign, "in"] as const),
  ...["△", "▲", "❓", "❔", "🤔", "🟡"].map((sign) => [sign, "tentative"] as const),
  ...["×", "✕", "✖", "✗", "✘", "❌", "🚫", "⛔", "👎", "❎"].map((sign) => [sign, "absent"] as const),
  ...["⏰", "🕒", "⌛", "⏳", "🐌"].map((sign) => [sign, "late"] as const),
];

const dictionary = makeDictionary();
const MAX_PHRASE_LENGTH = 4;

const FILLER: Meaning = { filler: true };

/** Meaning of a word; `undefined` if unknown. Numbers, times and counts (“2/8”) are fillers. */
function meaningOf(word: string, key: string): Meaning | undefined {
  const known = dictionary.get(key);
  if (known !== undefined) return known;
  if (
    /^\(?[+~x×]?\d{1,4}(?:[:：h/]\d{0,4})?(?:pm|am|ms?|min|st|et|utc|uhr|時|分|人|名|人目|枠)?\)?$/.test(key)
  )
    return FILLER;
  return /^[^\p{L}\p{N}]+$/u.test(word) ? FILLER : undefined;
}

/** `meaning` is `null` if the word is unknown. */
export type Token = Readonly<{ text: string; meaning: Meaning | null }>;

const MAX_WORDS = 60;

/** Prefers the longest known phrases. */
export function tokensOf(text: string): readonly Token[] {
  const words = text.split(/\s+/, MAX_WORDS).filter((word) => word !== "");
  const keys = words.map(fold);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    let meaning = meaningOf(words[at] ?? "", keys[at] ?? "");
    let key = keys[at] ?? "";
    for (let more = 1; more < Math.min(MAX_PHRASE_LENGTH, words.length - at); more++) {
      const next = keys[at + more] ?? "";
      key += next;
      // A time may be followed by its time zone: “19:00 ST”.
      const known = dictionary.get(key) ?? (more === 1 && TIME_ZONE.test(key) ? FILLER : undefined);
      if (known === undefined || (known.filler === true && !TIME_ZONE.test(key)) || next === "") continue;
      meaning = known;
      taken = more + 1;
    }
    tokens.push({ text: words.slice(at, at + taken).join(" "), meaning: meaning ?? null });
    at += taken;
  }
  return tokens;
}

export const saysPlay = ({ meaning }: Token) =>
  meaning !== null &&
  (meaning.job !== undefined ||
    meaning.jobs !== undefined ||
    meaning.role !== undefined ||
    meaning.phantom !== undefined);

/** Words like “no” count only alone, or after the last job of a text without unknown words. */
export function isCounted(tokens: readonly Token[], at: number): boolean {
  const meaning = tokens[at]?.meaning ?? null;
  if (meaning === null) return false;
  if (meaning.alone !== true || tokens.length === 1) return true;
  return (
    tokens.every((token) => token.meaning !== null) &&
    tokens.slice(0, at).some(saysPlay) &&
    !tokens.slice(at + 1).some(saysPlay)
  );
}

const TIME_ZONE =
  /^\d{1,2}(?:(?:[:：h]\d{0,2}|\d\d)(?:[ap]m|uhr)?|[ap]m)(?:st|et|utc|gmt|cet|cest|bst|est|edt|pst|pdt|jst|lt|pt|am|pm|uhr)$/;

/** “SAM” and “sam” are the job, “Sam” is a name. */
export function isWrittenShort(text: string): boolean {
  return text === text.toUpperCase() || text === text.toLowerCase();
}

export type HeadKind = "character" | "date" | "job" | "name" | "status";

const headWords = (kind: HeadKind): ReadonlySet<string> => new Set(signUpWords.heads[kind].map(fold));
const characterHeads = headWords("character");
const nameHeads = headWords("name");
const jobHeads = headWords("job");
const statusHeads = headWords("status");
const dateHeads = headWords("date");

/** What a column contains, judging by its header; `undefined` if unknown. */
export function headOf(cell: string): HeadKind | undefined {
  const key = fold(cell).replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (characterHeads.has(key)) return "character";
  if (nameHeads.has(key)) return "name";
  if (
    jobHeads.has(key) ||
    /^(?:job|role|class|ジョブ|ロール|第)\d?(?:st|nd|rd)?(?:choice|希望|ジョブ)?\d?$/.test(key)
  )
    return "job";
  if (statusHeads.has(key)) return "status";
  return dateHeads.has(key) ? "date" : undefined;
}
