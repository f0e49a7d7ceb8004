import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logosActionCodes } from "#records/logos-actions/codes";
import { type LogosActionId, logosActionIds } from "#records/logos-actions/ids";
import { loadoutPayloads } from "../../checks/fixtures/published-payloads.ts";
import { loadoutExamples } from "../../checks/fixtures/share-code-examples.ts";
import { loadoutGuide } from "../eureka/loadout-guide/index.ts";
import { toBase64 } from "./base64.ts";
import { MAXIMUM_ENTRIES } from "./ignored.ts";
import { decodeLoadout, encodeLoadout, type LoadoutTray } from "./loadout.ts";

const isLogosAction = (id: string): id is LogosActionId => (logosActionIds as readonly string[]).includes(id);

const slot = (id: string | null) => (id !== null && isLogosAction(id) ? id : null);

const trays = fc.array(
  fc.record({
    umbral: fc.constantFrom(null, ...logosActionIds),
    astral: fc.constantFrom(null, ...logosActionIds),
  }),
  { minLength: 1, maxLength: MAXIMUM_ENTRIES },
);

describe("loadout links", () => {
  it("every logos action has a unique code of one character, unlike the empty slot's", () => {
    const codes = logosActionIds.map((id) => logosActionCodes[id]);
    expect(codes).toHaveLength(56);
    expect(new Set(codes).size).toBe(56);
    expect(codes.every((code) => code.length === 1 && code !== "," && code !== "0")).toBe(true);
  });

  it.each(loadoutExamples)("decodeLoadout decodes the worked example $title", ({ encoded, decoded }) => {
    expect(decodeLoadout(encoded).trays).toEqual(decoded);
  });

  it.each(loadoutExamples.filter((example) => example.kind === "encode"))(
    "encodeLoadout encodes the worked example $title",
    ({ input = [], encoded }) => {
      expect(
        encodeLoadout(input.map(({ umbral, astral }) => ({ umbral: slot(umbral), astral: slot(astral) }))),
      ).toBe(encoded);
    },
  );

  it("there are 12 worked examples of loadout links", () => {
    expect(loadoutExamples).toHaveLength(12);
  });

  it("every published loadout link round-trips", () => {
    const loadouts = loadoutGuide.flatMap((role) => role.loadouts);
    expect(Object.keys(loadoutPayloads)).toHaveLength(loadouts.length);
    for (const loadout of loadouts) {
      expect(encodeLoadout(loadout.trays)).toBe(loadoutPayloads[loadout.id]);
      expect(decodeLoadout(loadoutPayloads[loadout.id] ?? "")).toEqual({ trays: loadout.trays, ignored: [] });
    }
  });

  it("loadout codes round-trip padded, wrapped or percent-encoded", () => {
    fc.assert(
      fc.property(trays, (loadout) => {
        const code = encodeLoadout(loadout);
        expect(code).toMatch(/^[\w-]*$/);
        const padded = code.padEnd(Math.ceil(code.length / 4) * 4, "=");
        for (const text of [code, padded, encodeURIComponent(padded), ` ${code}\n`]) {
          expect(decodeLoadout(text)).toEqual({ trays: loadout, ignored: [] });
        }
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it("decodeLoadout reports unknown codes and leaves their slots empty", () => {
    expect(decodeLoadout(toBase64("a9,cde"))).toEqual({
      trays: [
        { umbral: "wisdom-of-the-aetherweaver", astral: null },
        { umbral: "wisdom-of-the-platebearer", astral: "wisdom-of-the-guardian" },
      ],
      ignored: [
        { text: "9", reason: "unknownCode" },
        { text: "e", reason: "leftover" },
      ],
    });
  });

  it("decodeLoadout reads empty text as one empty tray", () => {
    expect(decodeLoadout("")).toEqual({ trays: [{ umbral: null, astral: null }], ignored: [] });
  });

  it("decodeLoadout reads at most 200 trays", () => {
    const { trays: read, ignored } = decodeLoadout(toBase64("ab,".repeat(300)));
    expect(read).toHaveLength(MAXIMUM_ENTRIES);
    expect(ignored).toHaveLength(101);
    expect(decodeLoadout("YWIs".repeat(1_000_000)).trays).toHaveLength(MAXIMUM_ENTRIES);
  });

  it("encodeLoadout throws for an unknown logos action", () => {
    const tray = { umbral: "nope", astral: null } as unknown as LoadoutTray;
    expect(() => encodeLoadout([tray])).toThrow(TypeError);
  });
});
