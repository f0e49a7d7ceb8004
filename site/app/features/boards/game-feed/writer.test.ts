import type { SubjectEvent } from "@foray/fieldops/game-feed/state";
import { type FeedSubject, feedFields, subjectsIn } from "@foray/fieldops/game-feed/subjects";
import { addObservation } from "@foray/fieldops/instance-board/note";
import type { Observation } from "@foray/fieldops/instance-board/observations";
import { expect, test } from "vitest";
import { type BoardStore, createFeedWriter } from "./writer.ts";

const MINUTE = 60_000;
const start = Date.UTC(2026, 10, 26, 12);

function subject(zone: string, id: string): FeedSubject {
  const found = feedFields
    .flatMap((field) => (field.zone === zone ? subjectsIn(field) : []))
    .find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

const pazuzu = subject("eurekaAnemos", "pazuzu");
const event = (
  kind: SubjectEvent["kind"],
  of: FeedSubject,
  after: number,
  derived = false,
): SubjectEvent => ({ kind, subject: of, at: start + after, derived, nearer: null });

function setUp(before: Readonly<Record<string, readonly Observation[]>> = {}, ...randoms: number[]) {
  const boards = new Map(Object.entries(before));
  let now = start;
  let waits: (readonly [at: number, run: () => void])[] = [];
  const boardStore: BoardStore = {
    of: (zone) => [...boards.keys()].filter((id) => id.startsWith(zone)),
    start(zone) {
      const id = `${zone} ${boards.size}`;
      boards.set(id, []);
      return id;
    },
    observations: (board) => boards.get(board) ?? [],
    note(board, sighting, at) {
      const zone = feedFields.find((field) => board.startsWith(field.zone))?.zone ?? "southHorn";
      const { observations, outcome } = addObservation(boards.get(board) ?? [], zone, sighting, at);
      boards.set(board, observations);
      return outcome;
    },
    undo(board, gone) {
      boards.set(
        board,
        (boards.get(board) ?? []).map((one) => (one === gone ? { ...one, gone: true } : one)),
      );
    },
  };
  const writer = createFeedWriter(
    boardStore,
    (ms, run) => {
      waits.push([now + ms, run]);
    },
    () => randoms.shift() ?? 0.5,
    () => now,
  );
  return {
    writer,
    boards,
    pass(ms: number) {
      now += ms;
      const due = waits.filter(([at]) => at <= now);
      waits = waits.filter(([at]) => at > now);
      for (const [, run] of due) run();
    },
    take: (...events: Parameters<typeof writer.take>[0]) => writer.take(events, now),
    get outcomes() {
      return writer.view
        .get()
        .lines.map(({ event: { kind, subject }, outcome }) => `${kind} ${subject.id} ${outcome}`);
    },
    words: (board: string) =>
      (boards.get(board) ?? []).map(({ id, moment, at, source, gone }) =>
        [id, moment, (at - start) / 1000, source, gone === true ? "gone" : ""].join(" ").trim(),
      ),
  };
}

const entered = { kind: "entered", zone: "eurekaAnemos", at: start } as const;
const left = { kind: "left", zone: "eurekaAnemos", at: start } as const;

test("the feed writer starts a board in a zone without one and notes events after a delay", () => {
  const set = setUp();
  set.take(entered, event("began", pazuzu, 0));
  expect(set.outcomes).toEqual(["began pazuzu waiting"]);
  set.pass(1000);
  expect(set.outcomes).toEqual(["began pazuzu noted"]);
  expect(set.words("eurekaAnemos 0")).toEqual(["pazuzu began 0 game"]);
});

test("the feed writer keeps events until the player has chosen a board", () => {
  const set = setUp({ "eurekaAnemos a": [] });
  set.take(entered, event("began", pazuzu, 0), event("ended", pazuzu, 5000));
  set.pass(10_000);
  expect(set.words("eurekaAnemos a")).toEqual([]);
  set.writer.choose("eurekaAnemos a");
  set.pass(2000);
  expect(set.words("eurekaAnemos a")).toEqual(["pazuzu began 0 game", "pazuzu ended 5 game"]);
});

test("the feed writer notes events in order of arrival despite random delays", () => {
  const began = { kind: "monster", id: "pazuzu", moment: "began", at: start - MINUTE } as const;
  const set = setUp({ "eurekaAnemos a": [began] }, 0.9, 0.1);
  set.take(entered, event("seen", pazuzu, 0), event("ended", pazuzu, 5000));
  set.writer.choose("eurekaAnemos a");
  set.pass(500);
  set.pass(10_000);
  expect(set.outcomes).toEqual(["ended pazuzu noted", "seen pazuzu known"]);
});

test("a new instance gets its own board and leaves the first board unchanged", () => {
  const set = setUp();
  set.take(entered, event("began", pazuzu, 0));
  set.pass(1000);
  set.take(left, entered);
  expect(set.writer.view.get()).toMatchObject({ zone: "eurekaAnemos", board: null });
  set.writer.startNew(start);
  set.take(event("ended", pazuzu, 1000));
  set.pass(1000);
  expect(set.words("eurekaAnemos 0")).toEqual(["pazuzu began 0 game"]);
  expect(set.words("eurekaAnemos 1")).toEqual(["pazuzu ended 1 game"]);
});

test("the feed writer notes events just before leaving, but drops those without a board", () => {
  const set = setUp();
  set.take(entered, event("began", pazuzu, 0), left);
  set.pass(1000);
  expect(set.words("eurekaAnemos 0")).toEqual(["pazuzu began 0 game"]);
  set.take(entered, event("ended", pazuzu, 2000), left);
  set.pass(1000);
  expect(set.outcomes[0]).toBe("ended pazuzu dropped");
  expect(set.writer.view.get()).toMatchObject({ zone: null, board: null });
});

test("the feed writer marks an event already on the board as known", () => {
  const set = setUp({
    "eurekaAnemos a": [{ kind: "monster", id: "pazuzu", moment: "ended", at: start - 60_000 }],
  });
  set.take(entered, event("ended", pazuzu, 0));
  set.writer.choose("eurekaAnemos a");
  set.pass(2000);
  expect(set.outcomes).toEqual(["ended pazuzu known"]);
});

test("a derived start or a sighting does not repeat a start on the board", () => {
  const noise = subject("southHorn", "noise-complaint");
  const set = setUp();
  set.take({ ...entered, zone: "southHorn" }, event("began", noise, 0));
  set.pass(3 * MINUTE);
  set.take(event("began", noise, 3 * MINUTE, true), event("seen", noise, 3 * MINUTE));
  set.pass(2000);
  expect(set.outcomes).toEqual([
    "seen noise-complaint known",
    "began noise-complaint known",
    "began noise-complaint noted",
  ]);
  expect(set.words("southHorn 0")).toEqual(["noise-complaint began 0 game"]);
});

test("the player's answer decides whether a vanished monster is noted as killed", () => {
  const set = setUp();
  set.take(entered, event("began", pazuzu, 0));
  set.pass(1000);
  set.take(event("lapsed", pazuzu, 30 * MINUTE));
  expect(set.outcomes[0]).toBe("lapsed pazuzu asked");
  const serial = () => set.writer.view.get().lines[0]?.serial ?? 0;
  set.writer.answer(serial(), false, start + 30 * MINUTE);
  expect(set.outcomes[0]).toBe("lapsed pazuzu dropped");
  // The two-hour respawn counts from the spawn, killed or not.
  expect(set.words("eurekaAnemos 0")).toEqual(["pazuzu began 0 game"]);
  set.pass(40 * MINUTE);
  set.take(event("lapsed", pazuzu, 40 * MINUTE));
  set.writer.answer(serial(), true, start + 40 * MINUTE);
  expect(set.outcomes[0]).toBe("lapsed pazuzu noted");
  expect(set.words("eurekaAnemos 0")).toContain("pazuzu ended 2400 game");
  set.writer.answer(serial(), false, start + 41 * MINUTE);
  expect(set.words("eurekaAnemos 0")).toContain("pazuzu ended 2400 game");
});

test("a sighting is removed once the monster vanished without a kill", () => {
  const set = setUp();
  set.take(entered, event("seen", pazuzu, 0));
  set.pass(1000);
  set.take(event("lapsed", pazuzu, 10 * MINUTE));
  set.writer.answer(set.writer.view.get().lines[0]?.serial ?? 0, false, start + 10 * MINUTE);
  expect(set.words("eurekaAnemos 0")).toEqual(["pazuzu seen 0 game gone"]);
});

test("the feed writer shows but does not note events that have no timer", () => {
  const set = setUp();
  set.take(entered, event("began", { ...subject("eurekaHydatos", "ovni"), id: "nobody" }, 0));
  set.pass(2000);
  expect(set.outcomes).toEqual(["began nobody unlisted"]);
});
