import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPlayers } from "./players.ts";

describe("pasted players", () => {
  it("come from lines, tables and sign-ups alike", () => {
    const wanted = [
      { name: "Aya Sol", roles: ["tank", "healer"], jobs: [], tasks: ["perception"] },
      { name: "Bo, the Bold", roles: ["melee"], jobs: ["time-mage"], tasks: [] },
    ];
    expect(
      readPlayers('Aya Sol: tank, healer, perceptor\n"Bo, the Bold",SAM/time mage', "job").players,
    ).toEqual(wanted);
    expect(
      readPlayers(
        '\ufeffName,Roles\r\nAya Sol,"PLD, WHM, perceptor"\r\n"Bo, the Bold",melee|Phantom Time Mage\r\n',
        "job",
      ).players,
    ).toEqual(wanted);
    expect(
      readPlayers("Aya Sol\ttank\thealer\tpercept\nBo, the Bold\tmelee\ttime-mage", "job").players,
    ).toEqual(wanted);
    const json = {
      signUps: [
        { name: "Aya Sol", className: "Tank", specName: "PLD" },
        { name: "Gone", className: "Absence" },
      ],
    };
    expect(readPlayers(JSON.stringify(json), "holster").players).toEqual([
      { name: "Aya Sol", roles: ["tank"], jobs: [], tasks: [] },
    ]);
  });

  it("say what they could not read, and clean names of hidden marks", () => {
    expect(readPlayers("A\u202eb\u200bc: tank, juggler\n: healer", "holster")).toEqual({
      players: [{ name: "A b c", roles: ["tank"], jobs: [], tasks: [] }],
      unread: [{ name: "A b c", word: "juggler" }],
      skipped: 1,
    });
  });

  it("take the names that every object has for what they are: words that say nothing", () => {
    for (const word of ["constructor", "__proto__", "toString", "hasOwnProperty"])
      expect(readPlayers(`Aya: ${word}`, "job")).toMatchObject({
        players: [{ name: "Aya", roles: [], tasks: [] }],
        unread: [{ name: "Aya", word }],
      });
  });

  it("are read from any text without a throw", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (text) => {
        const { players } = readPlayers(text, "job");
        expect(players.every(({ name }) => name !== "" && name.length <= 60)).toBe(true);
      }),
      { seed: 81 },
    );
    expect(readPlayers("x\n".repeat(500), "job").players).toHaveLength(200);
  });

  it("of a sign-up tool come by their real jobs, without those who stay away", () => {
    const json = {
      title: "DRS",
      signUps: [
        {
          name: "Aya Sol",
          className: "Healer",
          specName: "White Mage",
          id: 1,
          status: "primary",
          position: 1,
        },
        { name: "Bo Tan", className: "Melee", specName: "Dragoon", entryTime: 1_800_000_000 },
        { name: "Cy Umi", className: "Tentative", specName: "Warrior" },
        { name: "Di Vox", className: "Bench", specName: "Sage" },
        { className: "Tank" },
        "noise",
      ],
    };
    for (const brings of ["job", "holster", "loadout"] as const)
      expect(readPlayers(JSON.stringify(json), brings)).toEqual({
        players: [
          { name: "Aya Sol", roles: ["healer"], jobs: [], tasks: [] },
          { name: "Bo Tan", roles: ["melee"], jobs: [], tasks: [] },
          { name: "Cy Umi", roles: ["tank"], jobs: [], tasks: [] },
        ],
        unread: [],
        skipped: 1,
      });
    const csv = [
      "Event,Delubrum",
      '"Role","Spec","Name","ID","Timestamp","Status"',
      '"Tank","Paladin","Aya Sol","123","2026-11-01 20:00","primary"',
      '"Bench","Sage","Bo Tan","124","2026-11-01 20:01","primary"',
      '"Caster","Red Mage","Cy, ""the"" Umi","125","2026-11-01 20:02","queued"',
    ].join("\r\n");
    expect(readPlayers(csv, "holster")).toEqual({
      players: [
        { name: "Aya Sol", roles: ["tank"], jobs: [], tasks: [] },
        { name: 'Cy, "the" Umi', roles: ["caster"], jobs: [], tasks: [] },
      ],
      unread: [],
      skipped: 0,
    });
  });

  it("mean a phantom job by a word of both kinds only where phantom jobs are brought", () => {
    const list = "Aya Sol: white mage, phantom bard\nBo Tan: Monk";
    expect(readPlayers(list, "job").players).toEqual([
      { name: "Aya Sol", roles: [], jobs: ["white-mage", "bard"], tasks: [] },
      { name: "Bo Tan", roles: [], jobs: ["monk"], tasks: [] },
    ]);
    expect(readPlayers(list, "holster").players).toEqual([
      { name: "Aya Sol", roles: ["healer"], jobs: ["bard"], tasks: [] },
      { name: "Bo Tan", roles: ["melee"], jobs: [], tasks: [] },
    ]);
  });
});
