import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFightMessage } from "./fight-lines.ts";
import { castLine, encounterLine, fateLine, lineMessage, placeLine } from "./lines.ts";

const AT = Date.UTC(2026, 10, 28, 20);
const ENEMY = ["40002B10", "an enemy"] as const;
const PLAYER = ["10AB0001", "Amber Testwell"] as const;

describe("readFightMessage", () => {
  it("readFightMessage reads an enemy’s casts by action, moment and time", () => {
    expect(readFightMessage(castLine(AT, "20", "77F1", ENEMY, PLAYER))).toEqual({
      kind: "cast",
      action: "77F1",
      moment: "begins",
      at: AT,
    });
    expect(readFightMessage(castLine(AT, "21", "0a715", ENEMY, PLAYER))).toEqual({
      kind: "cast",
      action: "A715",
      moment: "hits",
      at: AT,
    });
  });

  it("readFightMessage reads an arena’s seal, its opening and the fade after a wipe", () => {
    expect(readFightMessage(placeLine(AT, "7DC", "1452"))).toEqual({ kind: "sealed", place: "1452", at: AT });
    expect(readFightMessage(placeLine(AT, "7DE", "1452"))).toEqual({ kind: "opened", place: "1452", at: AT });
    const fade = lineMessage("33", AT, ["80034E5A", "4000000F", "00", "00", "00", "00"]);
    expect(readFightMessage(fade)).toEqual({ kind: "opened", place: null, at: AT });
  });

  it("readFightMessage ignores players’ casts, chat that quotes lines and other types", () => {
    const enemy = castLine(AT, "20", "77F1", ENEMY, PLAYER);
    for (const message of [
      castLine(AT, "20", "77F1", PLAYER, ENEMY),
      castLine(AT, "21", "77F1", ["E0000000", ""], PLAYER),
      lineMessage("22", AT, [...ENEMY, "77F1", "an action", ...PLAYER]),
      lineMessage("00", AT, ["000A", "Amber Testwell", enemy]),
      lineMessage("00", AT, ["000A", "Amber Testwell", placeLine(AT, "7DC", "1452")]),
      lineMessage("41", AT, ["8004001E", "7DD", "00", "1452", "00"]),
      fateLine(AT, "Add", 1976),
      encounterLine(AT, 1, 1),
      `${enemy}${" ".repeat(5000)}`,
      new Uint8Array([1]),
      null,
    ])
      expect(readFightMessage(message)).toBeNull();
  });

  it("readFightMessage never throws and never reads a cast of a non-enemy", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (message) => {
        expect(() => readFightMessage(message)).not.toThrow();
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 8 }), (fields) => {
        const signal = readFightMessage(lineMessage("20", AT, fields));
        if (signal !== null) expect(fields[0]).toMatch(/^4[0-9A-F]{7}$/i);
      }),
    );
  });
});
