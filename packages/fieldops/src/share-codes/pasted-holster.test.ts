import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lostActionIds } from "#records/lost-actions/ids";
import { holsterSets } from "../bozja/holster-sets/index.ts";
import { encodeHolster } from "./holster.ts";
import { readPastedHolster } from "./pasted-holster.ts";

const entry = fc.record({
  action: fc.constantFrom(...lostActionIds),
  quantity: fc.integer({ min: 1, max: 35 }),
});
const bags = fc
  .record({ prepop: fc.array(entry, { maxLength: 12 }), main: fc.array(entry, { maxLength: 12 }) })
  .filter(({ prepop, main }) => prepop.length + main.length > 0);

describe("readPastedHolster", () => {
  it("readPastedHolster recognizes every listed holster by its link on any site", () => {
    for (const { host, type, slug, path, listed } of holsterSets) {
      if (!listed) continue;
      const named = { kind: "named", host, type, slug };
      for (const text of [
        path,
        `https://example.org${path}`,
        `<https://example.org/de${path}?role=tank#x>`,
        ` https://other.example${path.toUpperCase().replaceAll("-", "_")} `,
      ]) {
        expect(readPastedHolster(text), text).toEqual(named);
      }
    }
  });

  it("readPastedHolster decodes a holster code, bare or in a link", () => {
    fc.assert(
      fc.property(bags, (wanted) => {
        const code = encodeHolster(wanted);
        for (const text of [
          code,
          `https://example.org/drs/holster/c/${code}`,
          `https://example.org/ja/drs/holster/c/${code}?x=1`,
          `https://example.org/drs/holster/lynn/anyprog/tank?bags=${code}`,
        ]) {
          const read = readPastedHolster(text);
          expect(read.kind === "code" && { prepop: read.decoded.prepop, main: read.decoded.main }).toEqual(
            wanted,
          );
        }
      }),
      { seed: 41 },
    );
  });

  it("readPastedHolster returns unreadable for text that is no holster link or code", () => {
    for (const text of [
      "",
      "hello there",
      "https://discord.gg/abcdEFGH",
      "discord.gg/abcdEFGH",
      "https://example.org/ba/healer/standard",
      "https://example.org/drs/holster/nobody/anyprog/tank",
      "/drs/holster/lynn",
      "/drs/holster/c/",
      "%E0%A4%A",
      "null",
    ]) {
      expect(readPastedHolster(text), text).toEqual({ kind: "unreadable" });
    }
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(() => readPastedHolster(text)).not.toThrow();
      }),
      { seed: 42 },
    );
  });
});
