import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boards, currentBoard, noBoards, startBoard } from "../boards.ts";
import { readPasted } from "./incoming.ts";
import { takeLines } from "./take-lines.ts";

const now = Date.UTC(2026, 10, 28, 12);
const zone = "eurekaAnemos";
const own = () => currentBoard(boards.get(), zone);
const left = () => own()?.observations.filter(({ gone }) => gone !== true) ?? [];

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  boards.set(noBoards);
});
afterEach(() => vi.unstubAllGlobals());

const paste = async (text: string) => takeLines(await readPasted(text, zone, now), zone, own(), now);

test("takeLines adds a clear line to a new board, which undo removes", async () => {
  const undo = await paste("/p NMs on cooldown: Serket (7m) → Pazuzu (1h 5m)");
  expect(left().map(({ id }) => id)).toEqual(expect.arrayContaining(["serket", "pazuzu"]));
  undo?.();
  expect(own()).toBeUndefined();
});

test("undoing takeLines empties a named board but keeps its name", async () => {
  startBoard(zone, now, { name: "Party night" });
  const undo = await paste("Serket (7m)");
  expect(left()).toHaveLength(1);
  undo?.();
  expect(left()).toEqual([]);
  expect(own()?.name).toBe("Party night");
});

test.each([
  ["a part that cannot be read", "Serket (7m) → Nobody (9m)"],
  ["a timer of another zone", "Serket (7m) → Copycat Cassie (5m)"],
])("takeLines asks first about %s", async (_, text) => {
  expect(await paste(text)).toBeNull();
  expect(own()).toBeUndefined();
});

test("takeLines asks first if the board already has notes", async () => {
  const seen = { kind: "monster", id: "pazuzu", moment: "began", at: now - 60_000 } as const;
  startBoard(zone, now, { observations: [seen] });
  expect(await paste("Serket (7m)")).toBeNull();
  expect(left()).toEqual([seen]);
});
