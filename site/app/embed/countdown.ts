import { countdownParts } from "~/i18n/format.ts";

/** A running countdown in figures: `1:04:09`, or `04:09` within the hour. */
export function countdown(ms: number): string {
  const { h, m, s } = countdownParts(ms);
  return h > 0 ? `${h}:${m}:${s}` : `${m}:${s}`;
}
