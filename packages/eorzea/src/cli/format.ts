import { eorzeaClock } from "../clock.ts";

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60ー・]/u;

/** Pads to a width in terminal cells; Chinese, Japanese and Korean characters take two. */
export function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - cells(text)));
}

export function cells(text: string): number {
  let count = 0;
  for (const character of text) count += wide.test(character) ? 2 : 1;
  return count;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

export function localTime(at: number): string {
  const date = new Date(at);
  const day = `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

export function eorzeaTime(at: number): string {
  const { hour, minute } = eorzeaClock(at);
  return `${two(hour)}:${two(minute)} ET`;
}

export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}m ${two(seconds % 60)}s`;
  return hours > 0 ? `${hours}h ${rest}` : rest;
}
