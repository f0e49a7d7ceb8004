import { fateLine } from "@foray/fieldops/game-feed/lines";
import { readGameMessage } from "@foray/fieldops/game-feed/messages";
import { type FeedState, feedStep, noFeed } from "@foray/fieldops/game-feed/state";
import { feedFields } from "@foray/fieldops/game-feed/subjects";
import { describe, expect, test } from "vitest";
import { withBurst, wrongShapes } from "./faults.ts";
import { startGameServer } from "./server.ts";
import { PLANTED, type Session, sessionOf } from "./sessions.ts";

const start = Date.UTC(2026, 10, 26, 12);

function played(session: Session) {
  let state: FeedState = noFeed;
  const words: string[] = [];
  for (const { after, message } of session) {
    const now = start + after * 1000;
    const signal = readGameMessage(message(now));
    if (signal === null) continue;
    const { state: next, events } = feedStep(state, signal, now);
    state = next;
    for (const event of events)
      words.push("zone" in event ? event.kind : `${event.kind} ${event.subject.kind}`);
  }
  return { state, words };
}

test.each([
  ["eurekaAnemos", "entered, seen, began, ended, began, lapsed, lapsed, left"],
  ["eurekaHydatos", "entered, seen, began, ended, began, lapsed, began, ended, lapsed, left"],
])("feedStep reports the events of a session in %s", (zone, kinds) => {
  const field = feedFields.find((one) => one.zone === zone);
  if (field === undefined) throw new Error(zone);
  expect(
    played(sessionOf(field))
      .words.map((word) => word.split(" ")[0])
      .join(", "),
  ).toBe(kinds);
});

test("feedStep reports skirmishes, encounters and duels of the Bozjan zones", () => {
  for (const field of feedFields.filter(({ zone }) => zone === "bozjanSouthernFront" || zone === "zadnor"))
    expect(played(sessionOf(field)).words).toEqual([
      "entered",
      "seen skirmish",
      "began encounter",
      "ended skirmish",
      "began encounter",
      "ended encounter",
      "began duel",
      "ended duel",
      "began skirmish",
      "ended skirmish",
      "ended encounter",
      "began encounter",
      "ended encounter",
      "left",
    ]);
});

test("feedStep reports pots, FATEs, encounters and the tower of the Occult Crescent", () => {
  for (const field of feedFields.filter(({ zone }) => zone.endsWith("Horn")))
    expect(played(sessionOf(field)).words).toEqual([
      "entered",
      "seen fate",
      "began encounter",
      "ended fate",
      "began pot",
      "ended pot",
      "began encounter",
      "ended encounter",
      "ended encounter",
      "began fate",
      "ended fate",
      "began tower",
      "began fate",
      "ended fate",
      "ended tower",
      "began pot",
      "ended pot",
      "left",
    ]);
});

test("feedStep ignores malformed messages or bursts and stores no player names", () => {
  for (const field of feedFields) {
    const session = sessionOf(field);
    const broken = session.flatMap(({ after, message }) => [
      ...wrongShapes(start).flatMap((shape) =>
        typeof shape === "string" ? [{ after, message: () => shape }] : [],
      ),
      { after, message },
    ]);
    expect(played(broken).words).toEqual(played(session).words);
    const burst = played(withBurst(session));
    expect(burst.words).toEqual(played(session).words);
    const kept = JSON.stringify([burst.state, [...burst.state.entries]]);
    for (const name of PLANTED) expect(kept).not.toContain(name);
  }
});

describe("the stand-in game server", () => {
  function collect(port: number, calls: readonly string[], done: (got: readonly string[]) => boolean) {
    return new Promise<readonly string[]>((resolve) => {
      const got: string[] = [];
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
      socket.addEventListener("open", () => {
        for (const call of calls) socket.send(call);
      });
      socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        got.push(String(data));
        if (!done(got)) return;
        socket.close();
        resolve(got);
      });
    });
  }
  const subscribe = '{"call":"subscribe","events":["ChangeZone","LogLine","Nonsense"]}';

  test("the stand-in game server repeats the last zone, drops duplicates and answers known calls", async () => {
    const server = await startGameServer(0);
    try {
      const messages = feedFields.slice(-1).flatMap((field) => sessionOf(field).slice(0, 6));
      for (const { message } of messages) server.say(message(start));
      const first = await collect(server.port, [subscribe], (got) => got.length === 1);
      expect(first[0]).toContain('"ChangeZone"');
      const asked = '{"call":"getLanguage","rseq":7}';
      const answers = await collect(
        server.port,
        ["not JSON", '{"call":"unheardOf","rseq":1}', asked],
        (got) => got.length === 1,
      );
      expect(answers).toEqual(['{"language":"English","languageId":"1","rseq":7}']);
      const lines = collect(server.port, [subscribe], (got) => got.length === 3);
      while (server.readers() === 0) await new Promise((done) => setTimeout(done, 5));
      server.say(fateLine(start, "Add", 1976));
      server.say(fateLine(start + 1000, "Add", 1976));
      server.say(fateLine(start + 2000, "Update", 1976, 10));
      expect((await lines).filter((text) => text.includes('"258"'))).toHaveLength(2);
    } finally {
      await server.close();
    }
  });
});
