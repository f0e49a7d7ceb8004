import { MAX_PINS, type Pin } from "../stores.ts";

/** Content of a pin link: the pins that could be read, and how many it once had. */
export type ReadPins = Readonly<{ pins: readonly Pin[]; promised: number }>;

const MAX_NAME = 60;

/** Takes what a line cannot hold out of a name: control and formatting characters, and the link's own separators. */
export function cleanName(name: string): string {
  return [...name.replace(/[\p{C}~]+/gu, " ").trim()].slice(0, MAX_NAME).join("");
}

function short(value: number): string {
  return String(Number(value.toFixed(2)));
}

/**
 * Pins as one word for an address: `COUNT~x,y,name~x,y,name…`. The count lets a reader see that a link was cut.
 * URLSearchParams does the escaping.
 */
export function printPins(pins: readonly Pin[]): string {
  const kept = pins.slice(0, MAX_PINS);
  return [
    String(kept.length),
    ...kept.map(({ x, y, name }) => `${short(x)},${short(y)},${cleanName(name)}`),
  ].join("~");
}

function readPin(text: string): Pin | undefined {
  const [, left, top, name] = /^(\d{1,2}(?:\.\d{1,4})?),(\d{1,2}(?:\.\d{1,4})?),([^~]*)$/u.exec(text) ?? [];
  if (left === undefined || top === undefined || name === undefined) return undefined;
  const [x, y] = [Number(left), Number(top)];
  return x > 43 || y > 43 ? undefined : { x, y, name: cleanName(name) };
}

/** Reads the word of a link. Cut, altered or hostile, it gives the pins that are whole, never throws, and never more than there may be. */
export function readPins(word: string): ReadPins {
  const [count = "", ...parts] = word.slice(0, 40_000).split("~");
  const pins = parts.slice(0, MAX_PINS).flatMap((part) => readPin(part) ?? []);
  const promised = /^\d{1,3}$/.test(count) ? Number(count) : parts.length;
  return { pins, promised: Math.max(promised, pins.length) };
}
