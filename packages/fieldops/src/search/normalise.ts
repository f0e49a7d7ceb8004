/** Longer input is cut: no name is as long, and the work stays bounded. */
export const MAX_TEXT_LENGTH = 200;

/** Katakana to hiragana, so that either finds the other (U+30A1 to U+30F6, and the iteration marks). */
function hiragana(text: string): string {
  return text.replace(/[\u30a1-\u30f6\u30fd\u30fe]/g, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) - 0x60),
  );
}

/**
 * The form in which texts are compared: width and case folded, accents dropped, katakana as hiragana, apostrophes gone, every other
 * sign, underscore and hyphen a single space. The text is cut to 200 characters first.
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
      // Accents of Latin letters only: the voicing marks of kana (U+3099, U+309A) tell words apart.
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFC")
  );
}
