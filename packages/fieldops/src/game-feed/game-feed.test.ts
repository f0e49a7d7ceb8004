import { zones } from "@foray/eorzea";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { towers } from "#records/towers/facts";
import { boardClocks, clockOf } from "../instance-board/clocks.ts";
import { addObservation } from "../instance-board/note.ts";
import { encounterLine, fateLine, lineMessage, zoneLine, zoneMessage } from "./lines.ts";
import { type EncounterStatus, readGameMessage } from "./messages.ts";
import { newObservations } from "./new-observations.ts";
import {
  type FeedEvent,
  type FeedState,
  feedLost,
  feedStep,
  KIND_MISSING_MS,
  missingKind,
  noFeed,
  SNAPSHOT_MS,
  upNow,
} from "./state.ts";
import {
  encounterOf,
  type FeedField,
  fateOf,
  feedFields,
  fieldOf,
  subjectsIn,
  towerOf,
  triggeredBy,
} from "./subjects.ts";

const SECOND = 1000;
const MINUTE = 60_000;
const start = Date.UTC(2026, 10, 26, 12);

const fieldAt = (zone: FeedField["zone"]): FeedField => {
  const found = feedFields.find((field) => field.zone === zone);
  if (found === undefined) throw new Error(`no field ${zone}`);
  return found;
};

type Timed = readonly [after: number, message: string];

/** Times are ms after `start`. */
function play(messages: readonly Timed[], from: FeedState = noFeed) {
  let state = from;
  const events: FeedEvent[] = [];
  for (const [after, message] of messages) {
    const signal = readGameMessage(message);
    if (signal === null) continue;
    const step = feedStep(state, signal, start + after);
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
}

const words = (events: readonly FeedEvent[]) =>
  events.map((event) =>
    "zone" in event
      ? `${event.kind} ${event.zone}`
      : `${event.kind} ${event.subject.kind} ${event.subject.id} ${(event.at - start) / SECOND}${
          event.nearer === null ? "" : " nearer"
        }`,
  );

const fate = (after: number, change: "Add" | "Remove" | "Update", row: number, progress = 0): Timed => [
  after,
  fateLine(start + after, change, row, progress),
];
const encounter = (after: number, key: number, status: EncounterStatus, deadline = 0): Timed => [
  after,
  encounterLine(start + after, key, status, { popTime: deadline === 0 ? 0 : start + deadline }),
];
const entry = (zone: FeedField["zone"]): Timed => [0, zoneMessage(fieldAt(zone).territory, "a zone")];

describe("feed subjects from the records", () => {
  it("fateOf finds all 156 FATEs, each in one field only", () => {
    const rows = Array.from({ length: 3000 }, (_, row) => row);
    const counts = feedFields.map((field) => rows.filter((row) => fateOf(field, row) !== undefined).length);
    expect(counts).toEqual([13, 13, 32, 26, 20, 19, 19, 14]);
    for (const row of rows)
      expect(feedFields.filter((field) => fateOf(field, row) !== undefined).length).toBeLessThanOrEqual(1);
    expect(fateOf(fieldAt("southHorn"), 0x7b8)).toMatchObject({ kind: "pot", id: "persistent-pots" });
    expect(fateOf(fieldAt("eurekaAnemos"), 1329)).toMatchObject({ kind: "monster", id: "pazuzu" });
    expect(fateOf(fieldAt("eurekaHydatos"), 1422)).toMatchObject({ kind: "monster", id: "tristitia" });
  });

  it("encounterOf finds all 64 encounters by key and rejects other keys", () => {
    const found = feedFields.flatMap((field) =>
      Array.from({ length: 256 }, (_, key) => encounterOf(field, key)).filter((one) => one !== undefined),
    );
    const byRow = (a: number, b: number) => a - b;
    expect(found.map(({ gameId }) => gameId).toSorted(byRow)).toEqual(
      Array.from({ length: 64 }, (_, at) => at + 1),
    );
    const kinds = (zone: FeedField["zone"], keys: readonly number[]) =>
      keys.map((key) => encounterOf(fieldAt(zone), key)?.kind);
    expect(kinds("bozjanSouthernFront", [0, 1, 4, 8, 12])).toEqual([
      "encounter",
      "encounter",
      "duel",
      "duel",
      "duel",
    ]);
    expect(kinds("zadnor", [0, 1, 3, 7, 15, 16])).toEqual([
      "encounter",
      "encounter",
      "duel",
      "duel",
      "duel",
      undefined,
    ]);
    expect(kinds("southHorn", [0, 1, 15])).toEqual(["tower", "encounter", "encounter"]);
    expect(encounterOf(fieldAt("northHorn"), 0)?.id).toBe("the-forked-tower-magic");
    expect(encounterOf(fieldAt("eurekaPagos"), 1)).toBeUndefined();
  });

  it("triggeredBy returns the engagement or duel that an end may trigger", () => {
    const after = (zone: FeedField["zone"], row: number) => {
      const field = fieldAt(zone);
      const subject = row > 100 ? fateOf(field, row) : encounterOf(field, row);
      return subject && triggeredBy(subject)?.id;
    };
    expect(after("bozjanSouthernFront", 1597)).toBe("the-beasts-must-die");
    expect(after("bozjanSouthernFront", 1604)).toBe("kill-it-with-fire");
    expect(after("bozjanSouthernFront", 3)).toBe("aces-high");
    expect(after("bozjanSouthernFront", 1)).toBeUndefined();
  });

  it("feedFields have the territories of the zone tables", () => {
    for (const { zone, territory } of feedFields)
      expect(zones.find(({ id }) => id === zone)?.territories, zone).toContain(territory);
    expect(fieldOf(132)).toBeUndefined();
  });

  it("every board clock has a game row, except Forked Tower: Magic (Extreme)", () => {
    const rows = new Set(
      feedFields
        .flatMap((field) => [
          ...Array.from({ length: 3000 }, (_, row) => fateOf(field, row)),
          ...Array.from({ length: 16 }, (_, key) => encounterOf(field, key)),
        ])
        .map((one) => `${one?.kind} ${one?.id}`),
    );
    const unjoined = boardClocks.filter(({ kind, id }) => !rows.has(`${kind} ${id}`)).map(({ id }) => id);
    // Its key is unknown.
    expect(unjoined.filter((id) => id !== "the-forked-tower-magic-extreme")).toEqual([]);
    for (const zone of ["southHorn", "northHorn"] as const)
      expect(towers.some(({ id }) => id === towerOf(fieldAt(zone))?.id)).toBe(true);
  });
});

describe("readGameMessage", () => {
  it("readGameMessage reads back every line that the line builders write", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: start, max: start + 1e9 }),
        fc.constantFrom("Add" as const, "Remove" as const, "Update" as const),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 255 }),
        fc.constantFrom<EncounterStatus>(0, 1, 2, 3),
        (at, change, row, progress, key, status) => {
          expect(readGameMessage(fateLine(at, change, row, progress))).toEqual({
            kind: "fate",
            change,
            row,
            progress,
            at,
          });
          const popTime = Math.floor(at / SECOND) * SECOND;
          expect(readGameMessage(encounterLine(at, key, status, { popTime, seconds: 1200 }))).toEqual({
            kind: "encounter",
            key,
            status,
            popTime,
            at,
          });
          expect(readGameMessage(zoneLine(at, row, "x"))).toEqual({ kind: "zone", territory: row, at });
          expect(readGameMessage(zoneMessage(row, "x"))).toEqual({ kind: "zone", territory: row, at: null });
        },
      ),
      { seed: 53 },
    );
  });

  it("readGameMessage reads the line formats that the plugin writes", () => {
    const line = (text: string) => JSON.stringify({ type: "LogLine", line: text.split("|"), rawLine: text });
    expect(
      readGameMessage(line("258|2026-11-26T13:00:00.1234567+01:00|Add|0000|000007B8|00000000|0|0|0|0|0|h")),
    ).toEqual({ kind: "fate", change: "Add", row: 1976, progress: 0, at: start + 123 });
    expect(
      readGameMessage(line("259|2026-11-26T12:00:00Z|6B0823F0|04B0|0000|01|12|03|00|00|00|00|00|h")),
    ).toEqual({ kind: "encounter", key: 1, status: 3, popTime: 0x6b0823f0 * SECOND, at: start });
    expect(readGameMessage(line("01|a time|4E4|South Horn|h"))).toEqual({
      kind: "zone",
      territory: 1252,
      at: null,
    });
    expect(readGameMessage('{ "rawLine": "", "line" : [ "01", "", "2DC" ], "type": "LogLine" }')).toEqual({
      kind: "zone",
      territory: 732,
      at: null,
    });
  });

  it.each([
    ["another type", lineMessage("00", start, ["000A", "Amber Testwell", "258"])],
    ["a chat that quotes a line", lineMessage("00", start, ["000A", "A", fateLine(start, "Add", 1976)])],
    ["a player's line", lineMessage("02", start, ["10AB0001", "Amber Testwell"])],
    ["progress beyond 100", fateLine(start, "Add", 1976, 101)],
    ["an unknown change", fateLine(start, "Add", 1976).replaceAll("Add", "Gone")],
    ["an unknown status", encounterLine(start, 1, 0).replace(/"08","00"/, '"08","04"')],
    ["a row that is no number", fateLine(start, "Add", 1976).replaceAll("000007B8", "000007BX")],
    ["a line of numbers", '{"type":"LogLine","line":[258,1,2,3]}'],
    ["a short line", '{"type":"LogLine","line":["258","x"]}'],
    ["a zone without its number", '{"type":"ChangeZone","zoneID":"1252"}'],
    ["a zone below zero", '{"type":"ChangeZone","zoneID":-1}'],
    ["half a message", fateLine(start, "Add", 1976).slice(0, -5)],
    ["far too long", `${fateLine(start, "Add", 1976)}${" ".repeat(3000)}`],
    ["an answer to a call", '{"rseq":0,"$isNull":true}'],
  ])("readGameMessage rejects input: %s", (_, message) => expect(readGameMessage(message)).toBeNull());

  it("readGameMessage never throws on arbitrary data", () => {
    const pieces = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '{"type":"LogLine","line":["258",',
        '"line":["259",',
        '"type":"ChangeZone"',
        "]}",
        "}",
        '"x"',
      ),
    );
    const data = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join("")),
      fc.json(),
      fc.constantFrom(null, undefined, 7, new Uint8Array(3), new ArrayBuffer(4), {}),
    );
    fc.assert(
      fc.property(data, (message) => {
        expect(() => readGameMessage(message)).not.toThrow();
      }),
      { seed: 54, numRuns: 2000 },
    );
  });
});

describe("notorious monsters in the game feed", () => {
  const pazuzu = 1329;

  it("a monster begins with Add and ends with Remove", () => {
    const { events } = play([
      entry("eurekaAnemos"),
      fate(20 * SECOND, "Add", pazuzu),
      fate(60 * SECOND, "Update", pazuzu, 40),
      fate(90 * SECOND, "Update", pazuzu, 97),
      fate(95 * SECOND, "Remove", pazuzu),
    ]);
    expect(words(events)).toEqual([
      "entered eurekaAnemos",
      "began monster pazuzu 20",
      "ended monster pazuzu 95",
    ]);
  });

  it("a monster whose FATE goes at little progress lapses instead of ending", () => {
    const { events } = play([
      entry("eurekaAnemos"),
      fate(20 * SECOND, "Add", pazuzu),
      fate(60 * SECOND, "Update", pazuzu, 12),
      fate(1800 * SECOND, "Remove", pazuzu),
    ]);
    expect(words(events).at(-1)).toBe("lapsed monster pazuzu 1800");
  });

  it("a monster already up when the player enters has no start time", () => {
    const { events, state } = play([
      entry("eurekaAnemos"),
      fate(SNAPSHOT_MS - 1, "Add", pazuzu, 30),
      fate(30 * SECOND, "Add", pazuzu, 31),
    ]);
    expect(words(events)).toEqual(["entered eurekaAnemos", "seen monster pazuzu 11.999"]);
    expect(upNow(state)).toMatchObject([{ subject: { id: "pazuzu" }, since: null, progress: 31 }]);
  });

  it("a monster removed at 100 percent ends even if it was never seen up", () => {
    const { events } = play([entry("eurekaAnemos"), fate(60 * SECOND, "Remove", pazuzu, 100)]);
    expect(words(events).at(-1)).toBe("ended monster pazuzu 60");
  });

  it("the feed ignores a monster of another zone", () => {
    const { events, state } = play([entry("eurekaPagos"), fate(60 * SECOND, "Add", pazuzu)]);
    expect(words(events)).toEqual(["entered eurekaPagos"]);
    expect(upNow(state)).toEqual([]);
  });
});

it("a bunny FATE begins with Add and ends with Remove at any progress", () => {
  const { events } = play([
    entry("eurekaPagos"),
    fate(60 * SECOND, "Add", 1367),
    fate(90 * SECOND, "Remove", 1367),
  ]);
  expect(words(events).slice(1)).toEqual([
    "began bunny down-the-rabbit-hole 60",
    "ended bunny down-the-rabbit-hole 90",
  ]);
});

describe("missingKind", () => {
  const zone = "southHorn";
  const row = 1976;
  const late = start + KIND_MISSING_MS + MINUTE;

  it("missingKind reports missing encounter lines after a while, but not in Eureka", () => {
    const { state } = play([entry(zone), fate(20 * SECOND, "Add", row)]);
    expect(missingKind(state, start + MINUTE)).toBeNull();
    expect(missingKind(state, late)).toBe("encounter");
    expect(missingKind(play([entry("eurekaAnemos"), fate(20 * SECOND, "Add", 1332)]).state, late)).toBeNull();
    expect(missingKind(noFeed, late)).toBeNull();
  });
});

describe("pots in the game feed", () => {
  it("a pot begins with Add or with a first update of 0 percent", () => {
    const { events } = play([
      entry("southHorn"),
      fate(60 * SECOND, "Add", 1976),
      fate(61 * SECOND, "Update", 1976, 0),
      fate(1860 * SECOND, "Update", 1977, 0),
    ]);
    expect(words(events).slice(1)).toEqual(["began pot persistent-pots 60", "began pot pleading-pots 1860"]);
  });

  it("a pot already under way has no start, but its end brings the tower nearer", () => {
    const { events } = play([
      entry("northHorn"),
      fate(1 * SECOND, "Update", 2072, 0),
      fate(60 * SECOND, "Update", 2073, 20),
      fate(70 * SECOND, "Remove", 2072),
    ]);
    expect(words(events).slice(1)).toEqual([
      "seen pot daylight-pottery 1",
      "seen pot in-a-pot-of-bother 60",
      "ended pot daylight-pottery 70 nearer",
    ]);
  });
});

describe("Occult Crescent FATEs in the game feed", () => {
  it("a FATE’s end brings the Forked Tower nearer unless the tower is up", () => {
    const { events } = play([
      entry("southHorn"),
      fate(60 * SECOND, "Add", 1962),
      fate(160 * SECOND, "Remove", 1962),
      encounter(170 * SECOND, 0, 1),
      fate(180 * SECOND, "Add", 1963),
      fate(280 * SECOND, "Remove", 1963),
      encounter(300 * SECOND, 0, 3),
      encounter(400 * SECOND, 0, 0),
      fate(500 * SECOND, "Remove", 1964),
    ]);
    expect(words(events).slice(1)).toEqual([
      "began fate rough-waters 60",
      "ended fate rough-waters 160 nearer",
      "began tower the-forked-tower-blood 170",
      "began fate the-golden-guardian 180",
      "ended fate the-golden-guardian 280",
      "ended tower the-forked-tower-blood 400",
      "ended fate king-of-the-crescent 500 nearer",
    ]);
  });
});

describe("encounters in the game feed", () => {
  it("a Critical Encounter begins and ends once despite repeated lines", () => {
    const { events } = play([
      entry("southHorn"),
      encounter(60 * SECOND, 1, 1),
      encounter(61 * SECOND, 1, 1),
      encounter(200 * SECOND, 1, 2, 240 * SECOND),
      encounter(240 * SECOND, 1, 3, 240 * SECOND + 20 * MINUTE),
      encounter(600 * SECOND, 1, 0),
      encounter(601 * SECOND, 1, 0),
    ]);
    expect(words(events).slice(1)).toEqual([
      "began encounter scourge-of-the-mind 60",
      "ended encounter scourge-of-the-mind 600",
    ]);
  });

  it("a Critical Encounter fought on entry began 20 minutes before its deadline", () => {
    const { events } = play([entry("northHorn"), encounter(1 * SECOND, 1, 3, 15 * MINUTE)]);
    expect(words(events).slice(1)).toEqual(["began encounter many-mouths-to-feed -300"]);
  });

  it.each([
    ["in the past", -SECOND],
    ["too far ahead", 20 * MINUTE + 10 * SECOND],
  ])("a Critical Encounter with a deadline %s has an unknown start", (_, deadline) => {
    const { events, state } = play([entry("southHorn"), encounter(SECOND, 1, 3, deadline)]);
    expect(words(events).slice(1)).toEqual(["seen encounter scourge-of-the-mind 1"]);
    expect(upNow(state)).toMatchObject([{ since: null }]);
  });

  it("a Critical Encounter in sign-up on entry gets its start from the fight", () => {
    const { events } = play([
      entry("southHorn"),
      encounter(SECOND, 2, 1),
      encounter(100 * SECOND, 2, 1),
      encounter(160 * SECOND, 2, 3, 160 * SECOND + 20 * MINUTE),
    ]);
    expect(words(events).slice(1)).toEqual([
      "seen encounter the-black-regiment 1",
      "began encounter the-black-regiment 160",
    ]);
    expect(events.map((event) => "derived" in event && event.derived)).toEqual([false, false, true]);
  });

  it("the feed ignores unknown keys and ends of encounters that were never up", () => {
    const { events } = play([
      entry("southHorn"),
      encounter(60 * SECOND, 1, 0),
      encounter(60 * SECOND, 16, 1),
      encounter(60 * SECOND, 255, 1),
    ]);
    expect(words(events)).toEqual(["entered southHorn"]);
  });

  it("the feed reports duels, the Dalriada and skirmishes of Zadnor", () => {
    const { events } = play([
      entry("zadnor"),
      encounter(60 * SECOND, 3, 1),
      encounter(160 * SECOND, 3, 0),
      encounter(200 * SECOND, 0, 1),
      fate(300 * SECOND, "Add", 1717),
      fate(400 * SECOND, "Remove", 1717),
    ]);
    expect(words(events).slice(1)).toEqual([
      "began duel the-broken-blade 60",
      "ended duel the-broken-blade 160",
      "began encounter the-dalriada 200",
      "began skirmish of-beasts-and-braggadocio 300",
      "ended skirmish of-beasts-and-braggadocio 400",
    ]);
  });
});

describe("zone changes in the game feed", () => {
  it("a zone change sent as a line and an event counts once", () => {
    const { territory } = fieldAt("southHorn");
    const { events } = play([
      [0, zoneLine(start, territory, "South Horn")],
      [2 * SECOND, zoneMessage(territory, "South Horn")],
      [3600 * SECOND, zoneMessage(1278, "Phantom Village")],
      [3602 * SECOND, zoneLine(start + 3602 * SECOND, 1278, "Phantom Village")],
      [3660 * SECOND, zoneMessage(territory, "South Horn")],
    ]);
    expect(words(events)).toEqual(["entered southHorn", "left southHorn", "entered southHorn"]);
  });

  it("upNow forgets the FATEs of a zone that the player left", () => {
    const { state } = play([
      entry("southHorn"),
      fate(60 * SECOND, "Add", 1962),
      [100 * SECOND, zoneMessage(1346, "North Horn")],
    ]);
    expect(upNow(state)).toEqual([]);
    expect(state.field?.zone).toBe("northHorn");
  });

  it("a stay survives a short connection loss but not a long one", () => {
    const before = play([entry("southHorn"), fate(60 * SECOND, "Add", 1962)]).state;
    const lost = feedLost(feedLost(before, start + 70 * SECOND), start + 90 * SECOND);
    expect(words(play([fate(80 * SECOND, "Add", 1963)], lost).events)).toEqual([]);
    const back = (after: number) => words(play([[after, zoneMessage(1252, "x")]], lost).events);
    expect(back(100 * SECOND)).toEqual([]);
    expect(back(101 * SECOND)).toEqual(["left southHorn", "entered southHorn"]);
    expect(words(play([[80 * SECOND, zoneMessage(1346, "x")]], lost).events)).toEqual([
      "left southHorn",
      "entered northHorn",
    ]);
  });

  it("the feed ignores lines received before the zone is known", () => {
    expect(play([fate(60 * SECOND, "Add", 1962)]).events).toEqual([]);
  });
});

/** A player name planted in all lines that can contain one. */
const planted = "Amber Testwell";
const rows = [1329, 1348, 1367, 1425, 1422, 1597, 1717, 1962, 1976, 1977, 2072, 2074, 4, 2999];
const territories = [...feedFields.map(({ territory }) => territory), 132, 1278];
const step = fc.record({
  wait: fc.integer({ min: -5 * SECOND, max: 40 * SECOND }),
  message: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...territories).map((id) => ({ kind: "zone" as const, id })) },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant("fate" as const),
        change: fc.constantFrom("Add" as const, "Remove" as const, "Update" as const),
        row: fc.constantFrom(...rows),
        progress: fc.constantFrom(0, 0, 1, 49, 50, 100, 130),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant("encounter" as const),
        key: fc.constantFrom(0, 1, 3, 15, 16),
        status: fc.constantFrom<EncounterStatus>(0, 1, 2, 3),
        deadline: fc.integer({ min: -30 * MINUTE, max: 30 * MINUTE }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom("00", "02", "03", "25", "261")
        .map((type) => ({ kind: "other" as const, type })),
    },
  ),
  late: fc.integer({ min: 0, max: 3 * SECOND }),
  twice: fc.boolean(),
});

describe("newObservations", () => {
  const noted = (messages: readonly Timed[]) =>
    play(messages).events.flatMap((event) =>
      "zone" in event ? [] : newObservations(event).map(({ kind, id, moment }) => `${kind} ${id} ${moment}`),
    );

  it("newObservations notes the end of an Occult Crescent FATE for its tower", () => {
    expect(
      noted([
        entry("southHorn"),
        fate(60 * SECOND, "Add", 1962),
        fate(90 * SECOND, "Remove", 1962),
        fate(100 * SECOND, "Add", 1976),
        fate(190 * SECOND, "Remove", 1976),
      ]),
    ).toEqual([
      "fate rough-waters ended",
      "pot persistent-pots began",
      "pot persistent-pots ended",
      "fate persistent-pots ended",
    ]);
  });

  it("newObservations notes no end for a monster that was not killed", () => {
    expect(
      noted([
        entry("eurekaAnemos"),
        fate(60 * SECOND, "Add", 1329),
        fate(90 * SECOND, "Remove", 1329),
        fate(100 * SECOND, "Update", 1348, 10),
      ]),
    ).toEqual(["monster pazuzu began", "monster lord-of-anemos seen"]);
  });

  it("every observation from the feed belongs to the board of its zone", () => {
    for (const field of feedFields)
      for (const subject of subjectsIn(field)) {
        const event = { kind: "ended", subject, at: start, derived: false, nearer: null } as const;
        for (const sighting of newObservations({ ...event, nearer: towerOf(field)?.id ?? null })) {
          const { outcome } = addObservation([], field.zone, sighting, start);
          // Tower FATEs have no timers.
          const timed = clockOf(sighting) !== undefined;
          expect(outcome, `${sighting.kind} ${sighting.id}`).toBe(timed ? "noted" : "foreign");
        }
      }
    const untimed = feedFields
      .flatMap(subjectsIn)
      .filter(({ kind, id }) => clockOf({ kind, id }) === undefined);
    expect(untimed).toEqual([]);
  });
});

describe("feedStep on generated lines", () => {
  it("feedStep emits only events that the line allows and stores no player names", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        let state = noFeed;
        let now = start;
        let entered = Number.NEGATIVE_INFINITY;
        for (const { wait, message, late, twice } of steps) {
          now += wait;
          const at = now - late;
          const text =
            message.kind === "zone"
              ? zoneLine(at, message.id, planted)
              : message.kind === "fate"
                ? fateLine(at, message.change, message.row, message.progress)
                : message.kind === "encounter"
                  ? encounterLine(at, message.key, message.status, { popTime: at + message.deadline })
                  : lineMessage(message.type, at, ["000A", planted, `${planted}: pop`]);
          for (let time = twice ? 2 : 1; time > 0; time -= 1) {
            const signal = readGameMessage(text);
            if (signal === null) continue;
            const { state: next, events } = feedStep(state, signal, now);
            for (const event of events) {
              if ("zone" in event) {
                expect(message.kind).toBe("zone");
                expect(
                  fieldOf(message.kind === "zone" && event.kind === "entered" ? message.id : 0)?.zone,
                ).toBe(event.kind === "entered" ? event.zone : undefined);
                continue;
              }
              const { subject, kind, nearer } = event;
              expect(subject.zone).toBe(state.field?.zone);
              const fresh = at - entered >= SNAPSHOT_MS;
              if (message.kind === "fate") {
                expect(subject.gameId).toBe(message.row);
                if (kind === "began") {
                  expect(fresh).toBe(true);
                  expect(
                    message.change === "Add" ||
                      (subject.kind === "pot" && message.change === "Update" && message.progress === 0),
                  ).toBe(true);
                } else if (kind === "seen") expect(message.change).not.toBe("Remove");
                else expect(message.change).toBe("Remove");
                expect(kind === "lapsed" && subject.kind !== "monster").toBe(false);
                expect(event.at).toBe(at);
              } else if (message.kind === "encounter") {
                expect(kind).not.toBe("lapsed");
                if (kind === "ended") expect([message.status, event.at]).toEqual([0, at]);
                else if (kind === "seen") expect([message.status === 0, event.at]).toEqual([false, at]);
                else if (message.status === 1) expect([fresh, event.at]).toEqual([true, at]);
                else {
                  expect(message.status).toBe(3);
                  expect(event.at).toBeLessThanOrEqual(at);
                  expect(event.at).toBeGreaterThan(at - 20 * MINUTE);
                }
              } else expect(message.kind).toBe("fate or encounter");
              if (nearer !== null) {
                expect(["fate", "pot"]).toContain(subject.kind);
                expect(kind).toBe("ended");
              }
            }
            if (events.some((event) => event.kind === "entered")) entered = at;
            if (time === 1 && twice) expect(events).toEqual([]);
            state = next;
          }
        }
        const kept = JSON.stringify([state, [...state.entries]]);
        expect(kept).not.toContain("Testwell");
        for (const { since, at } of upNow(state)) if (since !== null) expect(since).toBeLessThanOrEqual(at);
      }),
      { seed: 55, numRuns: 400 },
    );
  });
});
