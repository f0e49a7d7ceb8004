import { type SearchEntry, type SearchHit, type SearchIndex, search } from "@foray/fieldops/search/index";
import { normalise } from "@foray/fieldops/search/normalise";

const before =
  /^(?:where(?:\s+is|\s+are|[’']s)|wo\s+(?:ist|sind|steht|stehen|finde\s+ich)|o[uù]\s+(?:est|sont|se\s+trouve(?:nt)?|trouver))\s+(?:(?:the|der|die|das|den|le|la|les)\s+)?/iu;
const after = /\s*(?:は)?(?:どこ(?:ですか|にいる|にある)?|の(?:場所|位置|出現場所))[\s?？]*$/u;

/** Extracts the name from a question ("where is the typhoon sprite?"). Returns other texts unchanged. */
export function subjectOf(text: string): string {
  const asked = text.trim();
  const name = asked.replace(before, "").replace(after, "");
  return name === asked || name === "" ? text : name.replace(/[\s?？]+$/u, "");
}

/** Stop words of questions. */
const small: ReadonlySet<string> = new Set(
  [
    "a an and appear appears are at be best can do does much many need next find for from get getting go how i in into is it me my of on open opens or people the there to use what whats when where which who why with you",
    "am auf aus bei beim bekomme bekommt das dem den der des die ein eine einen es fängt für finde geht gibt hat ich im in ist kann kommt komme man mit oder schalte spawnt sind und von vom wann was welche welcher wer wie wo woher zu zum zur",
    "a apparaît à au aux avec c c’est ce comment dans de des du en est est-ce et il je la le les où par pour quand que quel quelle quels quelles quoi qu’est-ce sont sur trouver un une y",
    "いつ は とは って 何 なに の を で に へ が と どう どうやって どこ 方法 やり方 教えて",
  ].flatMap((line) => line.split(" ").map(normalise)),
);

const particle =
  /(?<=[\p{sc=Han}\p{sc=Katakana}ー\w])(?:から|まで|って|とは|の|を|で|に|へ|が|は|と)(?=[\p{sc=Han}\p{sc=Katakana}\w\s]|$)/gu;
const questionEnd = /(?:とは|って何|ってなに|の(?:方法|やり方|仕方))[?？\s]*$/u;

/** Returns the text unchanged if only stop words are left. */
export function tellingWords(text: string): string {
  const words = text
    .replace(questionEnd, "")
    .replace(particle, " ")
    .replace(/\b[ldcjmnst][’'](?=\p{L})/giu, "")
    .replace(/[?？!！]+/gu, " ")
    .split(/\s+/u)
    .filter((word) => word !== "" && !small.has(normalise(word)));
  return words.length === 0 ? text : words.join(" ");
}

/** Without a direct hit, also searches without stop words. */
export function searchFor<E extends SearchEntry>(
  index: SearchIndex<E>,
  text: string,
  limit: number,
): SearchHit<E>[] {
  const name = subjectOf(text);
  const hits = search(index, name, limit);
  const telling = tellingWords(name);
  if (telling === name || hits.some(({ direct }) => direct)) return hits;
  const exact = hits.filter(({ fuzzy }) => !fuzzy);
  const found = new Set(exact.map(({ entry }) => entry));
  const more = search(index, telling, limit).filter(({ entry }) => !found.has(entry));
  return [...exact, ...more].slice(0, limit);
}
