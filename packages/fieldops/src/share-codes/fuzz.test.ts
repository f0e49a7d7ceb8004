import { describe, expect, it } from "vitest";
import { toBase64 } from "./base64.ts";
import { decodeHolster, encodeHolster } from "./holster.ts";
import { MAXIMUM_ENTRIES } from "./ignored.ts";
import { decodeLoadout, encodeLoadout } from "./loadout.ts";

const STRINGS = 100_000;

/** Mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_=%";

/** Base64 digits, UTF-16 units (lone surrogates too), encoded text or mangled percent escapes, in turn. */
function randomText(random: () => number, index: number): string {
  const length = Math.floor(random() ** 3 * 120);
  const unit = () => Math.floor(random() * 65_536);
  const ascii = () => Math.floor(random() * 128);
  const chars = (next: () => number) => Array.from({ length }, () => String.fromCharCode(next())).join("");
  switch (index % 4) {
    case 0:
      return Array.from({ length }, () => BASE64[Math.floor(random() * BASE64.length)]).join("");
    case 1:
      return chars(unit);
    case 2:
      return toBase64(random() < 0.5 ? chars(unit) : chars(ascii));
    default:
      return `%${chars(ascii)}%2`;
  }
}

describe("share links of random text", () => {
  it(`decodeHolster accepts ${STRINGS} random texts, and its results round-trip`, () => {
    const random = generator(20_261_121);
    let wrong = 0;
    for (let i = 0; i < STRINGS; i++) {
      const { prepop, main, ignored } = decodeHolster(randomText(random, i));
      const sound =
        prepop.length + main.length <= MAXIMUM_ENTRIES &&
        ignored.length <= MAXIMUM_ENTRIES &&
        [...prepop, ...main].every(({ quantity }) => quantity >= 1 && quantity <= 35);
      const again = decodeHolster(encodeHolster({ prepop, main }));
      const same = JSON.stringify([again.prepop, again.main]) === JSON.stringify([prepop, main]);
      if (!sound || !same || again.ignored.length > 0) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  it(`decodeLoadout accepts ${STRINGS} random texts, and its results round-trip`, () => {
    const random = generator(20_261_122);
    let wrong = 0;
    for (let i = 0; i < STRINGS; i++) {
      const { trays, ignored } = decodeLoadout(randomText(random, i));
      const sound = trays.length >= 1 && trays.length <= MAXIMUM_ENTRIES && ignored.length <= MAXIMUM_ENTRIES;
      const again = decodeLoadout(encodeLoadout(trays));
      if (!sound || JSON.stringify(again.trays) !== JSON.stringify(trays) || again.ignored.length > 0)
        wrong += 1;
    }
    expect(wrong).toBe(0);
  });
});
