import { countdownParts } from "~/i18n/format.ts";
import { element } from "./elements.ts";

/** Formats a countdown as `1:04:09`, or `04:09` below an hour. */
export function countdown(ms: number): string {
  const { h, m, s } = countdownParts(ms);
  return h > 0 ? `${h}:${m}:${s}` : `${m}:${s}`;
}

/** Colons get elements of their own for coloring. */
export function showCountdown(figure: HTMLElement, ms: number): void {
  const parts = countdown(ms).split(":");
  figure.replaceChildren(
    ...parts.flatMap((part, index) => (index === 0 ? [part] : [element("span", "colon", ":"), part])),
  );
}
