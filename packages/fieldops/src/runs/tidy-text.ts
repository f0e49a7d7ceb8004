export const MAX_NAME_LENGTH = 60;

/** One line of at most 60 characters, without control, bidi, zero-width or unassigned characters. */
export function tidyText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\ufffd]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}
