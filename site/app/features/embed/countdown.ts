import { countdownParts } from "~/i18n/format.ts";
import { element } from "./elements.ts";

/** A running countdown in figures: `1:04:09`, or `04:09` within the hour. */
export function countdown(ms: number): string {
  const { h, m, s } = countdownParts(ms);
  return h > 0 ? `${h}:${m}:${s}` : `${m}:${s}`;
}

/** Writes a countdown into `figure`, its colons apart so that they have their own color. */
export function showCountdown(figure: HTMLElement, ms: number): void {
  const parts = countdown(ms).split(":");
  figure.replaceChildren(
    ...parts.flatMap((part, index) => (index === 0 ? [part] : [element("span", "colon", ":"), part])),
  );
}
