import { type LineMeaning, lineWords } from "./line-words.ts";
import { foldLine } from "./names.ts";

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const spaced = (word: string) => escaped(word).replaceAll(" ", String.raw`\s*`);

/** Folded, longest first. */
function wordsOf(meaning: LineMeaning): readonly string[] {
  const words = Object.values(lineWords[meaning].words).flat().map(foldLine);
  return [...new Set(words)].toSorted((a, b) => b.length - a.length);
}

/**
 * Latin words and single Hangul syllables match only as whole words; digits may precede a Latin word (units).
 */
export function pattern(meaning: LineMeaning): string {
  const parts = wordsOf(meaning).map((word) => {
    const latin = /[\p{Script=Latin}]/u;
    const single = /^\p{Script=Hangul}$/u.test(word);
    const before = latin.test(word.charAt(0))
      ? String.raw`(?<!\p{Script=Latin})`
      : single
        ? String.raw`(?<!\p{L})`
        : "";
    const after = latin.test(word.at(-1) ?? "")
      ? String.raw`(?!\p{Script=Latin})`
      : single
        ? String.raw`(?!\p{L})`
        : "";
    return `${before}${spaced(word)}${after}`;
  });
  return `(?:${parts.join("|")})`;
}

const patterns = new Map<LineMeaning, RegExp>();

function compiled(meaning: LineMeaning): RegExp {
  let known = patterns.get(meaning);
  if (known === undefined) {
    known = new RegExp(pattern(meaning), "gu");
    patterns.set(meaning, known);
  }
  return known;
}

/** 0 if there is no such word. */
export const wordLength = (text: string, meaning: LineMeaning): number =>
  Math.max(0, ...[...text.matchAll(compiled(meaning))].map(([word]) => word.length));

export const hasWord = (text: string, meaning: LineMeaning): boolean => wordLength(text, meaning) > 0;
