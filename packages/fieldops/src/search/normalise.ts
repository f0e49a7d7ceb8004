/** Input is cut to this length to limit the work; no name is longer. */
export const MAX_TEXT_LENGTH = 200;

/** Maps katakana to hiragana (U+30A1 to U+30F6, and the iteration marks) so that both match. */
function hiragana(text: string): string {
  return text.replace(/[\u30a1-\u30f6\u30fd\u30fe]/g, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) - 0x60),
  );
}

/**
 * Normalizes a text for comparison: folds width and case, drops accents and apostrophes, maps katakana to
 * hiragana, and replaces other punctuation with a single space. Cuts to 200 characters first.
 */
export function normalise(text: string): string {
  const folded = isAscii(text) ? text.slice(0, MAX_TEXT_LENGTH).toLowerCase() : fold(text);
  return hiragana(folded)
    .replace(/['’`´ʼ]/g, "")
    .replace(/[^\p{L}\p{N}ー]+/gu, " ")
    .trim()
    .slice(0, MAX_TEXT_LENGTH);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < Math.min(text.length, MAX_TEXT_LENGTH); at++)
    if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

function fold(text: string): string {
  return (
    text
      .slice(0, MAX_TEXT_LENGTH)
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll("ß", "ss")
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae")
      .normalize("NFD")
      // Only drops accents of Latin letters: the voicing marks of kana (U+3099, U+309A) distinguish words.
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFC")
  );
}
