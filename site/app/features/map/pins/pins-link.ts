import { MAX_PINS, type Pin } from "../stores.ts";

/** `promised`: number of pins the link says it has. */
export type ReadPins = Readonly<{ pins: readonly Pin[]; promised: number }>;

const MAX_NAME = 60;

/** Replaces control and formatting characters and the link's separator. */
export function cleanName(name: string): string {
  return [...name.replace(/[\p{C}~]+/gu, " ").trim()].slice(0, MAX_NAME).join("");
}

function short(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** `COUNT~x,y,name~x,y,name…`. The count shows if a link was cut off; URLSearchParams does the escaping. */
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

/** Never throws: returns the valid pins of a cut, altered or hostile link, up to the maximum. */
export function readPins(word: string): ReadPins {
  const [count = "", ...parts] = word.slice(0, 40_000).split("~");
  const pins = parts.slice(0, MAX_PINS).flatMap((part) => readPin(part) ?? []);
  const promised = /^\d{1,3}$/.test(count) ? Number(count) : parts.length;
  return { pins, promised: Math.max(promised, pins.length) };
}
