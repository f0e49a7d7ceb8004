import { expect, onTestFinished, test, vi } from "vitest";
import {
  boards,
  cameFromLive,
  currentBoard,
  parseBoards,
  removeBoard,
  startBoard,
  uniteWith,
} from "./boards.ts";

test.each([
  "",
  "{}",
  '[{"kind":"cat","id":"x","at":1}]',
  '[{"kind":"pot","id":"../x","at":1}]',
  '[{"kind":"pot","id":"x","at":-1}]',
  '{"list":[{"id":"a","zone":"nowhere","name":"","made":1,"opened":null,"observations":[]}]}',
  '{"list":[{"id":"<b>","zone":"southHorn","name":"","made":1,"opened":null,"observations":[]}]}',
  '{"list":{}}',
])("parseBoards rejects “%s”", (text) => {
  expect(parseBoards(text)).toBeUndefined();
});

test("parseBoards turns the single list of older versions into a board for each zone", () => {
  const old = '[{"kind":"pot","id":"persistent-pots","at":1500},{"kind":"bunny","id":"drink-me","at":2000}]';
  const boards = parseBoards(old);
  expect(boards?.list.map(({ zone, observations }) => [zone, observations])).toEqual([
    ["eurekaHydatos", [{ kind: "bunny", id: "drink-me", moment: "ended", at: 2000 }]],
    ["southHorn", [{ kind: "pot", id: "persistent-pots", moment: "began", at: 1000 }]],
  ]);
  if (boards !== undefined) expect(currentBoard(boards, "southHorn")?.id).toBe("first-southHorn");
});

test("currentBoard is the zone's last viewed board, else its newest", () => {
  const board = (id: string, zone: string) => ({
    id,
    zone,
    name: "",
    made: 1,
    opened: null,
    observations: [],
  });
  const list = [board("a", "southHorn"), board("b", "southHorn"), board("c", "northHorn")];
  const at = (recent: readonly string[]) => {
    const boards = parseBoards(
      JSON.stringify({ list, recent, quiet: ["pot persistent-pots"], rings: ["pot x"] }),
    );
    return boards && currentBoard(boards, "southHorn")?.id;
  };
  expect(at([])).toBe("b");
  expect(at(["c", "a", "b"])).toBe("a");
  expect(at(["gone"])).toBe("b");
});

test("cameFromLive tells live observations from the browser's own", () => {
  vi.stubGlobal("window", new EventTarget());
  const { id } = startBoard("southHorn", 1_000_000);
  onTestFinished(() => {
    removeBoard(id);
    vi.unstubAllGlobals();
  });
  const seen = (at: number) => [{ kind: "pot", id: "persistent-pots", moment: "began", at } as const];
  const own = () => boards.get().list.find((board) => board.id === id)?.observations ?? [];
  uniteWith(id, seen(900_000), "live");
  expect(own()).toHaveLength(1);
  expect(cameFromLive(own())).toBe(true);
  uniteWith(id, seen(5_000_000));
  expect(own()).toHaveLength(2);
  expect(cameFromLive(own())).toBe(false);
});
