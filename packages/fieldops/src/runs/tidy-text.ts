/** Longest text that is kept of a name. */
export const LONGEST_NAME = 60;

/** One short line without marks that turn, hide or join other text. */
export function tidyText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\ufffd]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_NAME)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}
