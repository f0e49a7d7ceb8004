/** Longest comment of the Party Finder, and the longest line of the in-game chat (characters). */
export const MAX_FINDER = 192;
export const MAX_SHOUT = 500;

/** `text(title)` with the title cut so that all of it fits; the link is never cut. */
export function fitted(text: (title: string) => string, title: string, longest: number): string {
  const whole = text(title);
  if (whole.length <= longest) return whole;
  const over = whole.length - longest;
  const cut = [...title].slice(0, Math.max(0, [...title].length - over - 1)).join("");
  return text(cut === "" ? "" : `${cut.trimEnd()}…`);
}
