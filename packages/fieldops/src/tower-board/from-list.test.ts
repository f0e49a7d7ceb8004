import { describe, expect, it } from "vitest";
import { readSignUps } from "../runs/sign-ups/read.ts";
import type { TowerPlayer } from "./board.ts";
import {
  answerPhantom,
  emptyParty,
  overlapWith,
  seatOne,
  type TowerParty,
  takeSignUps,
} from "./from-list.ts";

const take = (party: TowerParty, list: string) => takeSignUps(party, readSignUps(list, "job").people);
const words = ({ name, combat, plays, has }: TowerPlayer) =>
  `${name}: ${combat ?? "–"} ${plays ?? "–"} ${has.map(({ job, level }) => `${job}${level ?? ""}`).join(",")}`;
const names = (list: readonly Readonly<{ name: string }>[]) => list.map(({ name }) => name);

describe("sign-up lists on a tower board", () => {
  it("takeSignUps seats players with their jobs and lets jobless ones wait", () => {
    const { party, seated } = take(
      emptyParty,
      "Orla Vance: PLD, Phantom Knight, Phantom Samurai\nMilo March - DNC\nJuno Faye\nBram Ostler: absent",
    );
    expect(party.board.players.map(words)).toEqual([
      "Orla Vance: pld knight knight,samurai",
      "Milo March: dnc – ",
    ]);
    expect(seated).toBe(2);
    expect(names(party.waiting)).toEqual(["Juno Faye"]);
    const answered = answerPhantom(party, "Juno Faye", "bard");
    expect(answered.board.players.map(words).at(-1)).toBe("Juno Faye: – bard bard");
    expect(answered.waiting).toEqual([]);
  });

  it("takeSignUps seats everybody if no line names a job", () => {
    const { party } = take(emptyParty, "Orla Vance\nMilo March\nJuno Faye");
    expect(names(party.board.players)).toEqual(["Orla Vance", "Milo March", "Juno Faye"]);
    expect(party.waiting).toEqual([]);
  });

  it("takeSignUps seats eight players and leaves late ones waiting for a free seat", () => {
    const list = [
      "Zed Late: WHM (late)",
      ...Array.from({ length: 9 }, (_, at) => `Anna ${"ABCDEFGHI"[at]}ee: WHM`),
    ].join("\n");
    const { party, seated } = take(emptyParty, list);
    expect(seated).toBe(8);
    expect(names(party.waiting)).toEqual(["Zed Late", "Anna Iee"]);
    expect(seatOne(party, "Zed Late")).toBe(party);
    const freed = { ...party, board: { ...party.board, players: party.board.players.slice(1) } };
    const next = seatOne(freed, "Zed Late");
    expect(names(next.board.players).at(-1)).toBe("Zed Late");
    expect(names(next.waiting)).toEqual(["Anna Iee"]);
  });

  it("a new list frees departed players’ seats but keeps the levels of those who stayed", () => {
    const first = take(emptyParty, "Orla Vance: Phantom Knight\nMilo March: Phantom Bard").party;
    const typed: TowerParty = {
      ...first,
      board: {
        ...first.board,
        players: [
          ...first.board.players.map((player) => ({
            ...player,
            has: player.has.map((own) => ({ ...own, level: 3 })),
          })),
          { name: "By Hand", plays: null, has: [] },
        ],
      },
    };
    const { party, left, stayed } = take(typed, "orla vance: WAR, Phantom Thief\nIda Noor: Phantom Oracle");
    expect(party.board.players.map(words)).toEqual([
      "Orla Vance: war knight knight3,thief",
      "By Hand: – – ",
      "Ida Noor: – oracle oracle",
    ]);
    expect(left).toEqual(["Milo March"]);
    expect(stayed).toBe(2);
  });

  it("an added list of late sign-ups keeps everybody who sits or waits", () => {
    const seven = Array.from({ length: 7 }, (_, at) => `Anna ${"ABCDEFG"[at]}ee: Phantom Bard`).join("\n");
    const first = take(emptyParty, `${seven}\nBo Tan`).party;
    expect(names(first.waiting)).toEqual(["Bo Tan"]);
    const late = readSignUps("Ida Noor: Phantom Oracle\nJuno Faye: Phantom Thief", "job").people;
    expect(overlapWith(first, late)).toMatchObject({ isAddition: true });
    expect(overlapWith(first, late).lacking).toHaveLength(8);
    const { party, left } = takeSignUps(first, late, "add");
    expect(left).toEqual([]);
    expect(names(party.board.players)).toEqual([...names(first.board.players), "Ida Noor"]);
    expect(names(party.waiting)).toEqual(["Bo Tan", "Juno Faye"]);
    expect(overlapWith(party, late).lacking).toHaveLength(8);
    expect(overlapWith(emptyParty, late).lacking).toEqual([]);
  });
});
