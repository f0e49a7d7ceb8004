import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lostActionCodes } from "#records/lost-actions/codes";
import { type LostActionId, lostActionIds } from "#records/lost-actions/ids";
import { holsterPayloads } from "../../checks/fixtures/published-payloads.ts";
import { holsterExamples } from "../../checks/fixtures/share-code-examples.ts";
import { holsterSets } from "../bozja/holster-sets/index.ts";
import { toBase64 } from "./base64.ts";
import { decodeHolster, encodeHolster, type HolsterEntry, MAXIMUM_QUANTITY } from "./holster.ts";
import { MAXIMUM_ENTRIES } from "./ignored.ts";

const urlSafe = (text: string) => text.replaceAll("+", "-").replaceAll("/", "_");

const isLostAction = (id: string): id is LostActionId => (lostActionIds as readonly string[]).includes(id);

/** Drops entries without a valid id. */
const entries = (list: readonly { action: string; quantity: number }[]): readonly HolsterEntry[] =>
  list.flatMap(({ action, quantity }) => (isLostAction(action) ? [{ action, quantity }] : []));

const entry = fc.record({
  action: fc.constantFrom(...lostActionIds),
  quantity: fc.integer({ min: 1, max: MAXIMUM_QUANTITY }),
});

const bags = fc.record({
  prepop: fc.array(entry, { maxLength: 100 }),
  main: fc.array(entry, { maxLength: 100 }),
});

describe("holster links", () => {
  it("every lost action has a unique code of one UTF-16 unit", () => {
    const codes = lostActionIds.map((id) => lostActionCodes[id]);
    expect(new Set(codes).size).toBe(lostActionIds.length);
    expect(codes.every((code) => code.length === 1 && code !== ",")).toBe(true);
  });

  it.each(holsterExamples)("decodeHolster decodes the worked example $title", ({ encoded, decoded }) => {
    const { prepop, main } = decodeHolster(encoded);
    expect({ prepop, main }).toEqual(decoded);
  });

  it.each(holsterExamples.filter((example) => example.kind === "encode"))(
    "encodeHolster encodes the worked example $title",
    ({ input, encoded }) => {
      const given = input ?? { prepop: [], main: [] };
      expect(encodeHolster({ prepop: entries(given.prepop), main: entries(given.main) })).toBe(
        urlSafe(encoded),
      );
    },
  );

  it("there are 13 worked examples of holster links", () => {
    expect(holsterExamples).toHaveLength(13);
  });

  it("every published holster link round-trips", () => {
    const published = holsterSets.filter(({ id }) => holsterPayloads[id] !== undefined);
    expect(published).toHaveLength(Object.keys(holsterPayloads).length);
    for (const holster of published) {
      const prepop = holster.prepop.map(([action, quantity]) => ({ action, quantity }));
      const main = holster.main.map(([action, quantity]) => ({ action, quantity }));
      const payload = holsterPayloads[holster.id] ?? "";
      expect(encodeHolster({ prepop, main })).toBe(urlSafe(payload));
      expect(decodeHolster(payload)).toEqual({ prepop, main, ignored: [] });
    }
  });

  it("holster codes round-trip in either alphabet, padded, wrapped or percent-encoded", () => {
    fc.assert(
      fc.property(bags, (holster) => {
        const code = encodeHolster(holster);
        expect(code).toMatch(/^[\w-]*$/);
        const standard = code.replaceAll("-", "+").replaceAll("_", "/");
        const padded = standard.padEnd(Math.ceil(standard.length / 4) * 4, "=");
        const wrapped = code.replace(/.{20}/g, "$&\n");
        for (const text of [code, standard, padded, encodeURIComponent(padded), wrapped]) {
          expect(decodeHolster(text)).toEqual({ ...holster, ignored: [] });
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it("Node's own Base64 decoder reads holster codes alike", () => {
    fc.assert(
      fc.property(bags, (holster) => {
        const code = encodeHolster(holster);
        expect(toBase64(Buffer.from(code, "base64").toString("utf8"))).toBe(code);
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  it("encodeHolster replaces a quantity out of range with 1", () => {
    for (const quantity of [0, -1, 36, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const code = encodeHolster({ prepop: [{ action: "lost-focus", quantity }], main: [] });
      expect(decodeHolster(code).prepop).toEqual([{ action: "lost-focus", quantity: 1 }]);
    }
  });

  it("decodeHolster reports unknown codes and leftover text", () => {
    expect(decodeHolster(toBase64("A1ä1G,Iz,M2")).ignored).toEqual([
      { text: "ä1", reason: "unknownCode" },
      { text: "G", reason: "leftover" },
      { text: "M2", reason: "leftover" },
    ]);
  });

  it("decodeHolster reads at most 200 entries", () => {
    const { prepop, main, ignored } = decodeHolster(toBase64(`${"A1".repeat(150)},${"B1".repeat(150)}`));
    expect(prepop.length + main.length).toBe(MAXIMUM_ENTRIES);
    expect(ignored).toHaveLength(100);
    expect(ignored.every(({ reason }) => reason === "tooMany")).toBe(true);
    const long = decodeHolster("QTFB".repeat(1_000_000));
    expect(long.prepop).toHaveLength(MAXIMUM_ENTRIES);
    expect(long.ignored.length).toBeLessThanOrEqual(MAXIMUM_ENTRIES);
  });

  it("encodeHolster throws for an unknown lost action", () => {
    const entry = { action: "nope", quantity: 1 } as unknown as HolsterEntry;
    expect(() => encodeHolster({ prepop: [entry], main: [] })).toThrow(TypeError);
  });
});
