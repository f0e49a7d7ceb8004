/** Unbreakable part of a text, and whether a space precedes it. */
export type Piece = Readonly<{ text: string; spaced: boolean }>;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Characters that must not start or end a line in Japanese. */
const noStart = /^[\p{Pe}\p{Pf}、。，．・：；？！ー～…々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ%％]/u;
const noEnd = /[\p{Ps}\p{Pi}]$/u;
const katakana = /[\p{Script=Katakana}ー]/u;

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

function joinParts(parts: Iterable<string>, held: (before: string, after: string) => boolean): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before !== undefined && (noStart.test(part) || noEnd.test(before) || held(before, part)))
      joined[joined.length - 1] = before + part;
    else joined.push(part);
  }
  return joined;
}

/** Keeps katakana names together, even if the segmenter finds several words in them. */
function inOneName(before: string, after: string): boolean {
  return katakana.test(before.at(-1) ?? "") && katakana.test(after.at(0) ?? "");
}

function wordsOf(text: string): string[] {
  const found = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return joinParts(found, inOneName);
}

export function piecesOf(text: string): Piece[] {
  return text.split(" ").flatMap((word) => {
    const parts = unspaced.test(word) ? wordsOf(word) : [word];
    return parts.map((part, at) => ({ text: part, spaced: at === 0 }));
  });
}

/** Only Japanese words may be broken. */
export function splitPiece(text: string): string[] | undefined {
  return unspaced.test(text) ? joinParts(text, () => false) : undefined;
}
