import { tidyText } from "../tidy-text.ts";
import type { RunDuty } from "../types.ts";
import { withoutMarks } from "./marks.ts";
import { mergeMeanings, noPreferences, type Preferences } from "./meanings.ts";
import type { SignUpDoubt } from "./types.ts";
import { isCounted, isWrittenShort, type Meaning, saysPlay, type Token, tokensOf } from "./words.ts";

/** The rest of a line is ignored. */
export const MAX_LINE_LENGTH = 300;

/** A parsed line. `name` is "" if it names nobody. */
export type LineRead = Readonly<{
  name: string;
  said: Preferences;
  doubts: readonly SignUpDoubt[];
  /** Has an @, or a number or bullet at the start, which suggests a person. */
  marked: boolean;
  /** Every word is known, so the line may be a heading. */
  onlyKnown: boolean;
  /** Words before a count (“Attendees (3)”) or before a final colon: probably a heading. */
  heading: Readonly<{ words: string; counted: boolean }> | null;
  /** The line starts with a status and a colon, so it does not belong to the group above. */
  ownStatus: boolean;
  /** A status is separate from the name: “Cy – maybe”, “Cy (late)”. */
  statusApart: boolean;
  /** The seat is untaken. */
  open: boolean;
}>;

type Separator = "bracket" | "list" | "strong";
type Piece = Readonly<{ text: string; before: Separator; tokens: readonly Token[] }>;

/** Words with a count after a separator: “No (1)”, “Absagen: 2”, “タンク×2”, “Tanks – 2/8”. */
const COUNTED =
  /^(?<words>[^\d:：|]{2,60}?)\s*(?:[:：–—×✕-]|(?=[([（【]))\s*[([（【]?\s*[×✕]?\s*\d{1,3}(?:\s*[/／]\s*\d{1,3})?\s*(?:名|人|명|枠|people|players?|spieler|joueurs?|inscrits?)?\s*[)\]）】]?\s*[:：]?$/iu;
const COLON_ENDED = /^(?<words>[^:：|]{2,60}?)\s*[:：]$/u;

function headingOf(text: string): LineRead["heading"] {
  const plain = text.trim();
  const counted = COUNTED.exec(plain)?.groups?.words;
  const words = tidyText(
    (counted ?? COLON_ENDED.exec(plain)?.groups?.words ?? "").replaceAll(/[【】]/g, " "),
  );
  if (!/\p{L}/u.test(words) || words.split(" ").length > 5) return null;
  return { words, counted: counted !== undefined };
}

const BRACKETS = /[(（[【「『<{]([^()（）[\]【】「」『』<>{}]{0,200})[)）\]】」』>}]/gu;
const STRONG = /\t|[|｜]|[:：](?!\/\/)|[;；]|\s[-–—−~〜→=＝]+>?\s|=>|->|→/u;
const LIST = /[,，、/／+＋&＆]/u;
const PIECES = new RegExp(`(${STRONG.source}|${LIST.source})`, "u");

/** While a line is split, a private-use character replaces the colon in times. */
const TIME = /(\d{1,2})[:：](\d{2})/g;
const HELD_COLON = "\ue000";

/** Brackets separate only if they contain a known word. Notes in brackets go to `notes`. */
function piecesOf(text: string, notes: string[]): readonly Piece[] {
  const held = text.replaceAll(TIME, `$1${HELD_COLON}$2`).replaceAll(/(?<=\S)[×✕](?=\d)/g, " ×");
  const pieces: { text: string; before: Separator }[] = [];
  const take = (stretch: string, first: Separator) => {
    let before = first;
    for (const [at, part] of stretch.split(PIECES).entries()) {
      if (at % 2 === 1) before = STRONG.test(part) ? "strong" : "list";
      else {
        pieces.push({ text: part.replaceAll(HELD_COLON, ":").trim(), before });
      }
    }
  };
  let from = 0;
  let before: Separator = "strong";
  for (const match of held.matchAll(BRACKETS)) {
    const inside = match[1] ?? "";
    const told = inside
      .split(PIECES)
      .some((part) => tokensOf(part).some(({ meaning }) => meaning !== null && meaning.filler !== true));
    if (!told && !isNote(inside, held.slice(0, match.index))) continue;
    if (!told) notes.push(inside.replaceAll(HELD_COLON, ":").trim());
    take(held.slice(from, match.index), before);
    if (told) take(inside, "bracket");
    from = match.index + match[0].length;
    before = "bracket";
  }
  take(held.slice(from), before);
  return pieces
    .filter((piece) => piece.text !== "")
    .map((piece) => ({ ...piece, tokens: tokensOf(piece.text) }));
}

/**
 * A bracket with a digit, several words or lowercase is a note; a single capitalized word is a world or tag.
 */
const isNote = (inside: string, before: string) =>
  /[\p{L}\p{N}]/u.test(before) && (/\d|\S\s+\S/u.test(inside) || /^\p{Ll}/u.test(inside.trim()));

const isKnown = ({ meaning }: Token) => meaning !== null;
const saysSomething = ({ meaning }: Token) => meaning !== null && meaning.filler !== true;
const saysJob = ({ meaning }: Token) =>
  meaning !== null &&
  (meaning.job !== undefined || meaning.jobs !== undefined || meaning.phantom !== undefined);
const allKnown = ({ tokens }: Piece) => tokens.every(isKnown);
const tells = ({ tokens }: Piece) => tokens.some(saysSomething);

const saysStatusOnly = (tokens: readonly Token[]) =>
  tokens.some(({ meaning }) => meaning?.status !== undefined) &&
  tokens.every((token) => isKnown(token) && !saysPlay(token));

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(" ");

const NOT = /^(?:no|not|non|pas|kein|keine|nicht|without|sans|ohne)$/i;

/** Whether a word is negated (“no WHM”). */
const isDenied = (tokens: readonly Token[], at: number) => NOT.test(tokens[at - 1]?.text ?? "");

function meaningsIn(tokens: readonly Token[]): readonly Meaning[] {
  return tokens.flatMap(({ meaning }, at) =>
    meaning === null || !isCounted(tokens, at) || isDenied(tokens, at) ? [] : [meaning],
  );
}

/** Words that were not understood or are negated, and uncounted ones that may mean absence. */
const unreadIn = (tokens: readonly Token[]) =>
  tokens.filter(
    ({ meaning }, at) =>
      meaning === null ||
      (meaning.status === "absent" && !isCounted(tokens, at)) ||
      (isDenied(tokens, at) && meaning.filler !== true),
  );

type Stripped = Readonly<{ name: readonly Token[]; taken: readonly Token[]; unsure: boolean }>;

/** Removes known words from one end of a piece that contains both name and job. */
function strip(tokens: readonly Token[], end: "after" | "before", onlyShort: boolean): Stripped {
  const order = end === "after" ? tokens.toReversed() : tokens;
  let count = 0;
  while (count < order.length - 1) {
    const token = order[count];
    if (token?.meaning == null) break;
    if (token.meaning.alone === true) {
      // Matches “Aya Sol PCT can't”, but not “Bo Out WHM”.
      if (end === "before" || token.meaning.status !== "absent") break;
      if (order.slice(0, count).some(saysPlay)) break;
    }
    const short = token.meaning.short === true;
    if (short && !isWrittenShort(token.text) && !onlyTold(token.text)) break;
    if (onlyShort && !short && token.meaning.filler !== true && LATIN.test(token.text)) break;
    count += 1;
  }
  if (!order.slice(0, count).some(saysPlay)) {
    const common = order.findIndex(({ meaning }) => meaning?.alone === true);
    if (common !== -1) count = Math.min(count, common);
  }
  // A filler next to the name is part of it: “Will Or”.
  while (count > 0 && order[count - 1]?.meaning?.filler === true) count -= 1;
  const taken = order.slice(0, count);
  const name = order.slice(count);
  const unsure =
    taken.some(({ text, meaning }) => meaning?.short !== true && /^\p{Lu}\p{Ll}/u.test(text)) &&
    name.length < 2;
  return end === "after"
    ? { name: name.toReversed(), taken: taken.toReversed(), unsure }
    : { name, taken, unsure };
}

/** A full Latin word may be part of a name (“Aya Sage”) if the job is named elsewhere. */
const LATIN = /\p{Script=Latin}/u;

/** Longer words of this kind, like “Tank”, are never names, even if capitalized. */
const onlyTold = (text: string) => text.length > 3;

/** Removes a status of several words after a name: “Bo arrive plus tard”. */
function withoutStatus(tokens: readonly Token[]): Stripped {
  const last = tokens.at(-1);
  const said = last?.meaning?.status !== undefined && / /.test(last.text) && tokens.length > 1;
  const end = said ? tokens.length - 1 : tokens.length;
  return { name: tokens.slice(0, end), taken: tokens.slice(end), unsure: false };
}

const ABBREVIATED = /^[A-Z]{3}$/;

/** Splits a name, an uppercase job abbreviation and words about it: `Milo March DNC first time here`. */
function splitInside(tokens: readonly Token[]): Stripped | null {
  const at = tokens.findIndex(({ text, meaning }) => meaning?.job !== undefined && ABBREVIATED.test(text));
  const name = tokens.slice(0, Math.max(0, at));
  const isName =
    name.length > 0 &&
    name.length < 4 &&
    name.every(({ text, meaning }) => meaning === null && /^[\p{Lu}\p{Lo}]/u.test(text));
  return isName ? { name, taken: tokens.slice(at), unsure: false } : null;
}

/** Splits a name and a job joined by a hyphen: `Milo March-DNC`. */
function splitHyphen(tokens: readonly Token[]): Stripped | null {
  const text = textOf(tokens);
  const found = /^(.*[^\s-])[-–]([\p{L}\p{M}]+)$/u.exec(text);
  if (found === null) return null;
  const after = tokensOf(found[2] ?? "");
  if (!after.every(saysSomething) || !isWrittenShort(found[2] ?? "")) return null;
  return { name: tokensOf(found[1] ?? ""), taken: after, unsure: false };
}

/** Parses a line of a list: name and jobs in any order. Never throws; unknown words go to `doubts`. */
export function readLine(raw: string, brings: RunDuty["brings"]): LineRead {
  const cut = raw.slice(0, MAX_LINE_LENGTH);
  const { text, marks, marked: numbered } = withoutMarks(cut.replaceAll(/https?:\/\/\S+/g, "\t"));
  const at = /(?:^|\s)@(?=\S)/u.test(text);
  const notes: string[] = [];
  const pieces = piecesOf(text.replaceAll(/(^|\s)@\s*(?=\S)/gu, "$1"), notes);
  const doubts: SignUpDoubt[] = raw.length > MAX_LINE_LENGTH ? [{ kind: "cut", text: "" }] : [];
  const heading = headingOf(text);
  const open = pieces.some(({ tokens }) => tokens.some(({ meaning }) => meaning?.open === true));
  const known = { heading, open, ownStatus: false, statusApart: false };
  if (pieces.length === 0)
    return {
      name: "",
      said: mergeMeanings(marks, brings),
      doubts,
      marked: at,
      // “❌ (2)” is a group heading.
      onlyKnown: marks.length > 0,
      ...known,
    };
  const headed = heading === null ? [] : tokensOf(heading.words);
  if (heading !== null && headed.every(isKnown)) {
    const said = mergeMeanings([...marks, ...meaningsIn(headed)], brings);
    return { name: "", said, doubts, marked: numbered || at, onlyKnown: true, ...known };
  }

  const meanings: Meaning[] = [...marks];
  const rest: string[] = [];
  const nameAt = namePiece(pieces);
  let name = "";
  let more: readonly Token[] = [];
  pieces.forEach((piece, place) => {
    if (place !== nameAt) {
      meanings.push(...meaningsIn(piece.tokens));
      const unread = unreadIn(piece.tokens);
      if (unread.length > 0) rest.push(textOf(unread));
      return;
    }
    const found = nameOf(pieces, place);
    name = textOf(found.name);
    more = found.taken;
    if (found.unsure) doubts.push({ kind: "jobOrName", text: piece.text });
    meanings.push(...meaningsIn(more));
    const unread = unreadIn(more);
    if (unread.length > 0) rest.push(textOf(unread));
  });
  if (rest.length > 0) doubts.push({ kind: "rest", text: tidyText(rest.join(", ")) });
  if (notes.length > 0) doubts.push({ kind: "note", text: tidyText(notes.join(", ")) });
  const said = meanings.length === 0 ? noPreferences : mergeMeanings(meanings, brings);
  return {
    name: tidyText(name.replace(/^["“”'«»]+|["“”«»,]+$/gu, "").replace(/^\d{1,3}[.)]?\s+(?=\p{L})/u, "")),
    said,
    doubts,
    marked: numbered || at,
    onlyKnown: pieces.every(allKnown),
    heading,
    open,
    statusApart: pieces.some(
      ({ before, tokens }, at) => at !== nameAt && before !== "list" && at > 0 && saysStatusOnly(tokens),
    ),
    ownStatus: nameAt > 0 && pieces[1]?.before === "strong" && saysStatusOnly(pieces[0]?.tokens ?? []),
  };
}

/**
 * The first piece with unknown words, or the first piece if all words are known, it looks like a name and
 * others say what they play. Otherwise -1.
 */
function namePiece(pieces: readonly Piece[]): number {
  const foreign = pieces.findIndex(({ tokens }) => !tokens.some(isKnown));
  const mixed = pieces.findIndex((piece) => !allKnown(piece));
  // A partly known piece takes precedence over a later unknown one, unless it starts with an abbreviation or
  // role.
  const first =
    foreign === -1 || (mixed !== -1 && mixed < foreign && !startsKnown(pieces[mixed])) ? mixed : foreign;
  if (first !== -1) return first;
  return pieces.length > 1 &&
    pieces[1]?.before === "strong" &&
    pieces.slice(1).some(tells) &&
    isNamed(pieces[0])
    ? 0
    : -1;
}

const startsKnown = (piece: Piece | undefined) =>
  piece?.tokens[0] !== undefined &&
  saysSomething(piece.tokens[0]) &&
  piece.tokens[0].meaning?.short !== undefined;

/** Two or more full capitalized words, even if each is a job: “Sage Monk: WHM”. */
const isNamed = (piece: Piece | undefined) =>
  piece !== undefined &&
  piece.tokens.length > 1 &&
  piece.tokens.every(({ text, meaning }) => meaning?.short !== true && /^\p{Lu}/u.test(text));

function nameOf(pieces: readonly Piece[], place: number): Stripped {
  const piece = pieces[place];
  const tokens = piece?.tokens ?? [];
  const others = pieces.some((other, at) => at !== place && other.tokens.some(saysPlay));
  const whole: Stripped = { name: tokens, taken: [], unsure: false };
  if (!tokens.some((token) => !isKnown(token))) return { ...whole, unsure: true };
  const next = pieces[place + 1];
  const before = pieces[place - 1];
  const joinsNext = next?.before === "list" && next.tokens[0] !== undefined && saysSomething(next.tokens[0]);
  const joinsLast = piece?.before === "list" && before !== undefined && allKnown(before) && tells(before);
  if (others) {
    const after = joinsNext ? strip(tokens, "after", true) : whole;
    if (after.taken.length > 0) return after;
    const first = joinsLast ? strip(tokens, "before", true) : whole;
    if (first.taken.length > 0) return first;
    // “MT: Aya Sol WAR”: the label only names a role, the job follows the name.
    const jobs = pieces.some((other, at) => at !== place && other.tokens.some(saysJob));
    return jobs ? withoutStatus(tokens) : strip(tokens, "after", true);
  }
  const hyphen = splitHyphen(tokens);
  if (hyphen !== null) return hyphen;
  const after = strip(tokens, "after", false);
  const first = strip(after.name, "before", false);
  const inside = splitInside(tokens);
  // “Aya Sol PLD happy to flex”: lowercase words after a job are not part of the name.
  const more = inside === null ? [] : first.name.slice(inside.name.length + 1);
  const told = [...first.taken, ...after.taken].some(saysPlay);
  if (inside !== null && (!told || (more.length > 0 && more.every(({ text }) => /^\p{Ll}/u.test(text)))))
    return inside;
  return {
    name: first.name,
    taken: [...first.taken, ...after.taken],
    unsure: after.unsure || first.unsure,
  };
}
