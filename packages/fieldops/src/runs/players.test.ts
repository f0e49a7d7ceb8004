import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPlayers } from "./players.ts";

describe("pasted players", () => {
  it("come from lines, tables and sign-ups alike", () => {
    const wanted = [
      { name: "Aya Sol", roles: ["tank", "healer"], jobs: [], tasks: ["perception"] },
      { name: "Bo, the Bold", roles: ["melee"], jobs: ["time-mage"], tasks: [] },
    ];
    expect(readPlayers('Aya Sol: tank, healer, perceptor\n"Bo, the Bold",SAM/time mage').players).toEqual(
      wanted,
    );
    expect(
      readPlayers(
        '\ufeffName,Roles\r\nAya Sol,"PLD, WHM, perceptor"\r\n"Bo, the Bold",melee|Phantom Time Mage\r\n',
      ).players,
    ).toEqual(wanted);
    expect(readPlayers("Aya Sol\ttank\thealer\tpercept\nBo, the Bold\tmelee\ttime-mage").players).toEqual(
      wanted,
    );
    const json = {
      signUps: [
        { name: "Aya Sol", className: "Tank", specName: "PLD" },
        { name: "Gone", className: "Absence" },
      ],
    };
    expect(readPlayers(JSON.stringify(json)).players).toEqual([
      { name: "Aya Sol", roles: ["tank"], jobs: [], tasks: [] },
    ]);
  });

  it("say what they could not read, and clean names of hidden marks", () => {
    expect(readPlayers("A\u202eb\u200bc: tank, juggler\n: healer")).toEqual({
      players: [{ name: "A b c", roles: ["tank"], jobs: [], tasks: [] }],
      unread: [{ name: "A b c", word: "juggler" }],
      skipped: 1,
    });
  });

  it("take the names that every object has for what they are: words that say nothing", () => {
    for (const word of ["constructor", "__proto__", "toString", "hasOwnProperty"])
      expect(readPlayers(`Aya: ${word}`)).toMatchObject({
        players: [{ name: "Aya", roles: [], tasks: [] }],
        unread: [{ name: "Aya", word }],
      });
  });

  it("are read from any text without a throw", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (text) => {
        const { players } = readPlayers(text);
        expect(players.every(({ name }) => name !== "" && name.length <= 60)).toBe(true);
      }),
      { seed: 81 },
    );
    expect(readPlayers("x\n".repeat(500)).players).toHaveLength(200);
  });
});
