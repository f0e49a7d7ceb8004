import { editDistance } from "@foray/eorzea/edit-distance";
import { normalise } from "./normalise.ts";

export { MAX_TEXT_LENGTH, normalise } from "./normalise.ts";

export interface SearchEntry {
  readonly id: string;
  readonly kind: string;
  readonly names: Readonly<Record<string, string>>;
  readonly keywords?: readonly string[];
  /** Words that only match together with its names or keywords, such as its zone or kind. */
  readonly about?: readonly string[];
  /**
   * Penalty relative to equally good matches; 10 is one level of match quality. For an exact name it only
   * breaks ties, unless it is `LAST` or more.
   */
  readonly weight?: number;
}

/** Ranks an entry below names containing the text as a word, even if the text is its exact name. */
export const LAST = 100;

const ARTICLE = /^(?:the|der|die|das|le|la|les) /i;

const KEYWORD = 2;
/** Rank of a form that starts with the text. */
const PREFIX = 10;
/** Rank of a form with a later word that starts with the text. */
const WITHIN = 20;
/** Rank of a form that contains every word of the text, in any order. */
const EVERY_WORD = 30;
/** Rank of an entry whose forms together contain every word of the text at the start of a word. */
const TOGETHER = 50;
/** Same, but inside words. */
const INSIDE = 56;
/** Rank of an exact name in another language: below any word prefix in the reader's languages. */
const FOREIGN_WHOLE = 35;
/** Ranks partial matches in other languages below all matches in the reader's languages. */
const FOREIGN = 60;

interface Form {
  readonly text: string;
  readonly joined: string;
  readonly words: readonly string[];
  /** Indexes of the words in the vocabulary. */
  readonly wordAt: readonly number[];
  readonly letters: number;
  /** 0 for a name, 1 for the id, 2 for a keyword. */
  readonly origin: number;
  readonly foreign: boolean;
}

interface Indexed<E> {
  readonly entry: E;
  readonly forms: readonly Form[];
  /** All words of the forms and about the entry, each preceded by a space. */
  readonly bag: string;
  readonly bagLetters: number;
}

export interface SearchIndex<E extends SearchEntry = SearchEntry> {
  readonly entries: readonly Indexed<E>[];
  readonly vocabulary: readonly string[];
  readonly vocabularyBits: Int32Array;
}

export interface SearchHit<E extends SearchEntry = SearchEntry> {
  readonly entry: E;
  /** Lower is better; only meaningful for comparison. */
  readonly rank: number;
  readonly fuzzy: boolean;
  /** The text is a whole name or keyword, or the start of a name without a large weight. */
  readonly direct: boolean;
  /** The text is the exact name of an entry with weight `LAST` or more; such hits are never cut off. */
  readonly last: boolean;
}

/** Bit set of the letters in 32 buckets. Two texts n edits apart differ in at most 2n bits. */
function letterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32) bits |= 1 << (code & 31);
  }
  return bits;
}

function countBits(bits: number): number {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count++;
  }
  return count;
}

function formsOf(entry: SearchEntry, vocabulary: Map<string, number>, own: readonly string[]): Form[] {
  const names = Object.entries(entry.names);
  const isForeign = (language: string) =>
    own.length > 0 &&
    !own.includes(language) &&
    (language !== "en" || own.some((each) => entry.names[each] !== undefined));
  const texts: (readonly [text: string, origin: number, foreign: boolean])[] = [
    ...names
      // A name shared by two languages counts as the reader's.
      .toSorted(([a], [b]) => Number(isForeign(a)) - Number(isForeign(b)))
      .flatMap(([language, name]) => [
        [name, 0, isForeign(language)] as const,
        ...(ARTICLE.test(name) ? [[name.replace(ARTICLE, ""), 0, isForeign(language)] as const] : []),
      ]),
    [entry.id, 1, false],
    ...(entry.keywords ?? []).map((keyword) => [keyword, KEYWORD, false] as const),
  ];
  const seen = new Set<string>();
  return texts.flatMap(([raw, origin, foreign]) => {
    const text = normalise(raw);
    if (text === "" || seen.has(text)) return [];
    seen.add(text);
    const words = text.split(" ");
    const wordAt = words.map((word) => {
      const known = vocabulary.get(word) ?? vocabulary.size;
      vocabulary.set(word, known);
      return known;
    });
    return [{ text, joined: words.join(""), words, wordAt, letters: letterBits(text), origin, foreign }];
  });
}

function indexedOf<E extends SearchEntry>(
  entry: E,
  vocabulary: Map<string, number>,
  own: readonly string[],
  plain: (about: string) => string,
): Indexed<E> {
  const forms = formsOf(entry, vocabulary, own);
  const texts = [...forms.map(({ text }) => text), ...(entry.about ?? []).map(plain)];
  const bag = texts.map((text) => ` ${text}`).join("");
  return { entry, forms, bag, bagLetters: letterBits(bag) };
}

/**
 * Builds a search index; keep it, since this normalizes every name. With the reader's languages in `own`,
 * names in other languages rank lower; English counts as one of them if an entry has no name in any of `own`.
 */
export function buildIndex<E extends SearchEntry>(
  entries: readonly E[],
  own: readonly string[] = [],
): SearchIndex<E> {
  const words = new Map<string, number>();
  // Many entries share the same `about` words.
  const known = new Map<string, string>();
  const plain = (about: string) => {
    const text = known.get(about) ?? about.split(" ").map(normalise).join(" ");
    known.set(about, text);
    return text;
  };
  const indexed = entries.map((entry) => indexedOf(entry, words, own, plain));
  const vocabulary = [...words.keys()];
  return { entries: indexed, vocabulary, vocabularyBits: Int32Array.from(vocabulary, letterBits) };
}

function slips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

const NONE = Number.POSITIVE_INFINITY;
const FAR = 255;

interface Wanted {
  readonly text: string;
  readonly words: readonly string[];
  readonly letters: number;
  readonly within: string;
  readonly joined: string;
  /**
   * Whether to look inside words: pointless for one or two Latin letters, but not for one kana or Han
   * character.
   */
  readonly telling: boolean;
}

function wantedOf(text: string): Wanted {
  const words = text.split(" ");
  return {
    text,
    words,
    letters: letterBits(text),
    within: ` ${text}`,
    joined: words.join(""),
    telling: text.length > 2 || text.charCodeAt(0) > 0x2e7f,
  };
}

function exactRank(form: Form, wanted: Wanted): number {
  // Fast rejection of most forms: every letter of the text must be in the form.
  if ((wanted.letters & ~form.letters) !== 0) return NONE;
  const { text, words } = wanted;
  if (form.text === text) return 0;
  if (form.text.startsWith(text)) return PREFIX;
  if (form.words.length > 1 && form.text.includes(wanted.within)) return WITHIN;
  if (words.length > 1 && words.every((word) => form.words.some((own) => own.startsWith(word))))
    return EVERY_WORD;
  if (wanted.telling && form.text.includes(text)) return 40;
  // `lostslash` finds `Lost Slash`.
  if (text.length > 3 && form.words.length > 1 && form.joined.startsWith(wanted.joined)) return 45;
  return NONE;
}

/** Written without spaces between words. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;

/**
 * Rank of an entry that contains every word of the text in its names, keywords or `about` words: at the start
 * of words, or inside them, as in German compounds.
 */
function togetherRank({ bag, bagLetters }: Indexed<SearchEntry>, { words, letters }: Wanted): number {
  if (words.length < 2 || (letters & ~bagLetters) !== 0) return NONE;
  if (words.every((word) => bag.includes(UNSPACED.test(word) ? word : ` ${word}`))) return TOGETHER;
  return words.every((word) => bag.includes(word.length < 4 ? ` ${word}` : word)) ? INSIDE : NONE;
}

/** Edit distance of a word to every vocabulary word; 0 if it is a prefix, 255 if it is too far. */
function slipsToVocabulary(index: SearchIndex, word: string): Uint8Array {
  const limit = slips(word.length);
  const bits = letterBits(word);
  const result = new Uint8Array(index.vocabulary.length).fill(FAR);
  for (let at = 0; at < result.length; at++) {
    // Each edit adds or removes at most one letter.
    const ownBits = index.vocabularyBits[at] ?? 0;
    const missing = bits & ~ownBits;
    if (missing !== 0 && (limit === 0 || countBits(missing) > limit)) continue;
    const own = index.vocabulary[at] ?? "";
    if (missing === 0 && own.startsWith(word)) {
      result[at] = 0;
      continue;
    }
    if (limit === 0 || Math.abs(own.length - word.length) > limit) continue;
    if (countBits(ownBits & ~bits) > limit) continue;
    const distance = editDistance(word, own, limit);
    if (distance <= limit) result[at] = distance;
  }
  return result;
}

function fuzzyRank(form: Form, text: string, letters: number, near: readonly Uint8Array[]): number {
  const limit = slips(text.length);
  let rank = NONE;
  if (
    limit > 0 &&
    Math.abs(form.text.length - text.length) <= limit &&
    countBits(letters & ~form.letters) <= limit &&
    countBits(form.letters & ~letters) <= limit
  ) {
    const distance = editDistance(text, form.text, limit);
    if (distance <= limit) rank = 60 + distance;
  }
  let sum = 0;
  for (const slipsTo of near) {
    let best = FAR;
    for (const at of form.wordAt) best = Math.min(best, slipsTo[at] ?? FAR);
    if (best === FAR) return rank;
    sum += best;
  }
  return Math.min(rank, 70 + sum);
}

function collect<E extends SearchEntry>(
  index: SearchIndex<E>,
  rankOf: (form: Form) => number,
  fuzzy: boolean,
  wanted: Wanted | null = null,
): SearchHit<E>[] {
  const hits: SearchHit<E>[] = [];
  for (const indexed of index.entries) {
    const { entry, forms } = indexed;
    const weight = entry.weight ?? 0;
    let best = NONE;
    let direct = false;
    let last = false;
    for (const form of forms) {
      const own = rankOf(form);
      if (own === NONE) continue;
      const rank = form.foreign ? (own === 0 ? FOREIGN_WHOLE : own + FOREIGN) : own;
      // Shorter names first among equals, and names before keywords.
      const behind = own === 0 ? (weight < LAST ? 0 : WITHIN + 1) : weight;
      const full = (rank + behind) * 1000 + form.origin * 300 + form.text.length + weight;
      if (full >= best) continue;
      best = full;
      last = own === 0 && weight >= LAST;
      direct =
        !fuzzy &&
        ((rank === 0 && weight < LAST) ||
          (rank <= PREFIX && rank + behind < WITHIN && form.origin < KEYWORD));
    }
    // Here a weight of LAST or more is ignored.
    if (wanted !== null && best >= TOGETHER * 1000) {
      const rank = togetherRank(indexed, wanted);
      const behind = weight < LAST ? weight : 0;
      if (rank !== NONE)
        best = Math.min(best, (rank + behind) * 1000 + (forms[0]?.text.length ?? 0) + weight);
    }
    if (best !== NONE) hits.push({ entry, rank: best, fuzzy, direct, last });
  }
  return hits;
}

function byRank(a: SearchHit, b: SearchHit): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  return a.entry.id < b.entry.id ? -1 : a.entry.id > b.entry.id ? 1 : 0;
}

/** Sorts only candidates, because a single letter matches half of all entries. */
function firstOf<E extends SearchEntry>(hits: readonly SearchHit<E>[], limit: number): SearchHit<E>[] {
  const worst = Float64Array.from(hits, ({ rank }) => rank).sort()[limit - 1] ?? NONE;
  const first = hits.filter(({ rank, last }) => rank <= worst || last).sort(byRank);
  const kept = first.slice(0, limit);
  const cut = first.slice(limit).filter(({ last }) => last);
  return cut.length === 0
    ? kept
    : [...kept.slice(0, Math.max(0, limit - cut.length)), ...cut].slice(0, limit);
}

/**
 * Finds the best `limit` entries for a text in any language: exact names, then prefixes, word prefixes,
 * substrings. Only if there is no direct hit and fewer than `limit` hits, adds names one or two typos away.
 * Never throws; an empty text has no hits.
 */
export function search<E extends SearchEntry>(
  index: SearchIndex<E>,
  text: string,
  limit = 20,
): SearchHit<E>[] {
  const plain = normalise(text);
  if (plain === "" || !(limit > 0)) return [];
  const wanted = wantedOf(plain);
  const hits = collect(index, (form) => exactRank(form, wanted), false, wanted);
  if (hits.length >= limit || hits.some((hit) => hit.direct)) return firstOf(hits, limit);
  const found = new Set(hits.map((hit) => hit.entry));
  const slipsTo = wanted.words.map((word) => slipsToVocabulary(index, word));
  const near = collect(index, (form) => fuzzyRank(form, plain, wanted.letters, slipsTo), true)
    .filter((hit) => !found.has(hit.entry))
    .sort(byRank);
  return [...hits.sort(byRank), ...near].slice(0, limit);
}

/** Texts are cut to this length before comparison, so it is also the largest possible distance. */
const MAX_COMPARED_LENGTH = 60;

/** Entries with names closest to a text by edit distance, for "page not found" suggestions. */
export function closest<E extends SearchEntry>(text: string, entries: readonly E[], count = 3): E[] {
  const wanted = normalise(text).slice(0, MAX_COMPARED_LENGTH);
  const letters = letterBits(wanted);
  const indexed = buildIndex(entries).entries;
  if (!(count > 0)) return [];
  // Tries small limits first: matches are usually close, and small limits are cheap.
  for (const limit of [1, 3, 6, 12, MAX_COMPARED_LENGTH]) {
    const found = indexed.flatMap(({ entry, forms }) => {
      const distance = nearestForm(forms, wanted, letters, limit);
      return distance > limit ? [] : [{ entry, distance }];
    });
    if (found.length < count && limit < MAX_COMPARED_LENGTH) continue;
    found.sort((a, b) => a.distance - b.distance || (a.entry.id < b.entry.id ? -1 : 1));
    return found.slice(0, count).map(({ entry }) => entry);
  }
  return [];
}

function nearestForm(forms: readonly Form[], wanted: string, letters: number, limit: number): number {
  let nearest = limit + 1;
  for (const form of forms) {
    // Every letter missing from the form costs at least one edit.
    if (countBits(letters & ~form.letters) >= nearest) continue;
    const distance = editDistance(wanted, form.text.slice(0, MAX_COMPARED_LENGTH), nearest);
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}
