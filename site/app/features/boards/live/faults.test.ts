import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { encodeBoard } from "@foray/fieldops/instance-board/board-link";
import { boardClocks } from "@foray/fieldops/instance-board/clocks";
import { mergeObservations, type Observation } from "@foray/fieldops/instance-board/observations";
import { describe, expect, onTestFinished, test } from "vitest";
import { type PeerOptions, peerEnvironment } from "../../../../../relay/peer.ts";
import { readChannel, writeChannel } from "../../../../../relay/reader.ts";
import {
  findProgram,
  findRelayPrograms,
  type Running,
  startRedis,
  startRelay,
} from "../../../../../relay/start.ts";
import { joinBoard, type LiveClient, relayFor } from "./client.ts";
import type { LiveState } from "./live-views.ts";
import { type BoardKeys, editorKeys, encrypt, keysOf, newSeed, seal } from "./sealing.ts";

const MINUTE = 60_000;
/** Requests per second and address. High, because all peers of these tests share one address. */
const rate = 1000;
const slow = { timeout: 60_000, interval: 50 };
const monsters = boardClocks.filter(({ zone }) => zone === "eurekaAnemos").map(({ id }) => id);

const started = async (starting: Promise<Running>) => {
  const running = await starting;
  onTestFinished(running.stop);
  return running;
};

/** A distinct observation for peer `n`. */
const sighting = (n: number, at = Date.now()): Observation => ({
  kind: "monster",
  id: monsters[n % monsters.length] ?? "pazuzu",
  moment: "ended",
  at: Math.floor(at / 1000) * 1000 - (n + 1) * 10 * 1000,
});

type Peer = Readonly<{
  client: LiveClient;
  board: () => readonly Observation[];
  state: () => LiveState;
  ahead: () => boolean;
  note: (observation: Observation) => void;
}>;

function peer(
  relay: string,
  keys: BoardKeys,
  { zone = "eurekaAnemos", ...options }: PeerOptions & { zone?: ZoneId | null } = {},
): Peer {
  let own: readonly Observation[] = [];
  let of = zone;
  let state: LiveState = "joining";
  let ahead = false;
  const client = joinBoard({
    keys,
    relay,
    env: peerEnvironment(options),
    board: {
      zone: () => of,
      read: () => own,
      unite: (theirs, observations) => {
        of = theirs;
        own = mergeObservations(own, observations);
      },
    },
    onState: (next, details) => {
      state = next;
      ahead = details.ahead;
    },
  });
  onTestFinished(client.leave);
  return {
    client,
    board: () => own,
    state: () => state,
    ahead: () => ahead,
    note: (observation) => {
      own = mergeObservations(own, [observation]);
      client.changed();
    },
  };
}

const whole = (peers: readonly Peer[], count: number) =>
  expect.poll(() => new Set(peers.map(({ board }) => board().length)), slow).toEqual(new Set([count]));
const live = (peers: readonly Peer[]) =>
  expect.poll(() => peers.every(({ state }) => state() === "live"), slow).toBe(true);

test("relayFor spreads channels over all relays", () => {
  const relays = ["https://a.example", "https://b.example", "https://c.example"] as const;
  const channels = Array.from({ length: 300 }, () => randomBytes(16).toString("base64url"));
  const counts = relays.map((relay) => channels.filter((one) => relayFor(relays, one) === relay).length);
  for (const count of counts) expect(count).toBeGreaterThan(60);
});

describe.skipIf(findRelayPrograms() === undefined)("a live board through one relay", () => {
  test("48 concurrent writers all receive all 48 notes", async () => {
    const relay = await started(startRelay({ rate }));
    const keys = await editorKeys(newSeed());
    const peers = Array.from({ length: 48 }, () => peer(relay.address, keys));
    await live(peers);
    for (const [n, { note }] of peers.entries()) note(sighting(n));
    await whole(peers, 48);
  }, 120_000);

  test("12 peers all reach 12 notes despite losing 30% of deliveries", async () => {
    const relay = await started(startRelay({ rate }));
    const keys = await editorKeys(newSeed());
    // A fixed sequence makes the test deterministic.
    let drawn = 7;
    const lost = () => {
      drawn = (drawn * 1_103_515_245 + 12_345) % 2 ** 31;
      return drawn / 2 ** 31 < 0.3;
    };
    const peers = Array.from({ length: 12 }, () => peer(relay.address, keys, { lost }));
    await pause(200);
    for (const [n, { note }] of peers.entries()) note(sighting(n));
    // Keeps noting, as a party would.
    let next = 12;
    await expect
      .poll(
        () => {
          const counts = peers.map(({ board }) => board().length);
          if (Math.min(...counts) >= 12) return true;
          peers[next % 12]?.note(sighting(next));
          next += 1;
          return false;
        },
        { timeout: 60_000, interval: 600 },
      )
      .toBe(true);
  }, 120_000);

  test("peers reconnect after a relay restart and send the whole board to a new reader", async () => {
    const relay = await started(startRelay({ rate }));
    const keys = await editorKeys(newSeed());
    const [one, other] = [peer(relay.address, keys), peer(relay.address, keys)];
    one.note(sighting(1));
    await whole([one, other], 1);
    await relay.stop();
    await expect.poll(() => [one.state(), other.state()], slow).toEqual(["alone", "alone"]);
    one.note(sighting(2));
    other.note(sighting(3));
    await started(startRelay({ rate, port: relay.port }));
    await whole([one, other], 3);
    await live([one, other]);
    const reader = await keysOf(keys.readerCode);
    if (reader === undefined) return expect.fail("no reader");
    const late = peer(relay.address, reader, { zone: null });
    await whole([late], 3);
  }, 120_000);

  test("peers that return with edits merge them and keep an undone note undone", async () => {
    const relay = await started(startRelay({ rate }));
    const keys = await editorKeys(newSeed());
    const before = sighting(1);
    const here = peer(relay.address, keys);
    here.note(before);
    await live([here]);
    // Both join and leave with the board, then return an hour later with observations of their own.
    const [one, other] = [peer(relay.address, keys), peer(relay.address, keys)];
    await whole([one, other], 1);
    for (const { client } of [one, other]) client.leave();
    const again = [peer(relay.address, keys), peer(relay.address, keys)] as const;
    again[0].note({ ...before, gone: true });
    again[1].note(sighting(2, Date.now() - 40 * MINUTE));
    here.note(sighting(3));
    await whole([here, ...again], 3);
    for (const { board } of [here, ...again])
      await expect
        .poll(() => board().filter(({ gone }) => gone === true), slow)
        .toEqual([{ ...before, gone: true }]);
  }, 120_000);

  test("a reader's link shows everything, but editors ignore what a reader writes", async () => {
    const relay = await started(startRelay({ rate }));
    const keys = await editorKeys(newSeed());
    const reader = await keysOf(keys.readerCode);
    if (reader === undefined) return expect.fail("no reader");
    const editor = peer(relay.address, keys);
    const bystander = peer(relay.address, keys);
    const watcher = peer(relay.address, reader, { zone: null });
    editor.note(sighting(1));
    await whole([editor, bystander, watcher], 1);
    // The real client of a reader sends nothing.
    watcher.note(sighting(5));
    const text = new TextEncoder().encode(encodeBoard("eurekaAnemos", [sighting(9), sighting(10)]));
    const forged = await encrypt(reader, text, new Uint8Array(64));
    expect(await writeChannel(relay.address, keys.channel, forged)).toBeLessThan(300);
    editor.note(sighting(2));
    await expect.poll(() => bystander.board().length, slow).toBe(2);
    await expect.poll(() => watcher.board().length, slow).toBe(3);
    // The forged message replaced the last one; editors send the board again for latecomers.
    const late = peer(relay.address, keys, { zone: null });
    await whole([editor, bystander, late], 2);
  }, 120_000);

  test("a live board ignores invalid messages and reports a flood as disturbed", async () => {
    const relay = await started(startRelay({ rate }));
    const keys = await editorKeys(newSeed());
    const foreign = await editorKeys(newSeed());
    const [one, other] = [peer(relay.address, keys), peer(relay.address, keys)];
    const first = sighting(1);
    one.note(first);
    await whole([one, other], 1);
    const old = await seal(keys, encodeBoard("eurekaAnemos", [first]));
    one.note(sighting(2));
    await whole([one, other], 2);
    const write = (body: string) => writeChannel(relay.address, keys.channel, body);
    // A replay is harmless, and corrected for latecomers.
    await write(old);
    await pause(600);
    const late = peer(relay.address, keys, { zone: null });
    await whole([one, other, late], 2);
    const bad = [
      "garbage",
      old.slice(0, -30),
      await seal(foreign, "1.eurekaAnemos.0"),
      // Signed by an editor, but for another zone or in a later version.
      await seal(keys, "1.southHorn.0"),
      await seal(keys, "9.eurekaAnemos.0"),
      "A".repeat(8000),
    ];
    for (const body of bad) await write(body);
    expect(await write("A".repeat(9000))).toBe(413);
    await whole([one, other, late], 2);
    for (let n = 0; n < 60; n += 1) await write(`flood ${n}`);
    await expect.poll(() => one.state(), slow).toBe("disturbed");
    expect(one.board()).toHaveLength(2);
  }, 120_000);

  test("without the key, live board messages reveal no names and all have one length", async () => {
    const relay = await started(startRelay({ rate }));
    const keys = await editorKeys(newSeed());
    const seen: string[] = [];
    const reader = readChannel(relay.address, keys.channel, (text) => seen.push(text));
    onTestFinished(reader.close);
    const one = peer(relay.address, keys);
    await live([one]);
    for (let n = 0; n < 3; n += 1) {
      one.note(sighting(n));
      await pause(1100);
    }
    await expect.poll(() => seen.length, slow).toBeGreaterThanOrEqual(3);
    expect(new Set(seen.map(({ length }) => length)).size).toBe(1);
    for (const text of seen) expect(text).not.toMatch(/eureka|pazuzu|anemos/i);
    // The channel's name reveals neither code.
    expect(keys.editorCode).not.toContain(keys.channel);
    expect(keys.readerCode).not.toContain(keys.channel);
  });

  test("a peer with a slow clock has the whole board once its clock is right", async () => {
    const relay = await started(startRelay({ rate }));
    const keys = await editorKeys(newSeed());
    let behind = 10 * MINUTE;
    const right = peer(relay.address, keys);
    const slowClock = peer(relay.address, keys, { now: () => Date.now() - behind });
    await live([right, slowClock]);
    right.note(sighting(1));
    await expect.poll(() => slowClock.ahead(), slow).toBe(true);
    expect(slowClock.board()).toHaveLength(0);
    slowClock.note(sighting(2, Date.now() - behind));
    await whole([right], 2);
    const late = peer(relay.address, keys, { zone: null });
    await whole([late], 2);
    // Once the clock is right, waking the page reads the board again.
    behind = 0;
    slowClock.client.wake();
    await whole([right, slowClock, late], 2);
  }, 120_000);

  test("the relay rejects writes from a foreign origin", async () => {
    const relay = await started(startRelay({ rate, origins: ["https://almanac.example"] }));
    const id = randomBytes(16).toString("base64url");
    expect(await writeChannel(relay.address, id, "x", { Origin: "https://elsewhere.example" })).toBe(403);
  });
});

describe.skipIf(findRelayPrograms() === undefined || findProgram("redis-server") === undefined)(
  "a live board through two relays over one Redis",
  () => {
    test("peers on both relays get the whole board, even after Redis restarts empty", async () => {
      const redis = await started(startRedis());
      const nodes = [
        await started(startRelay({ rate, redis: [redis.address] })),
        await started(startRelay({ rate, redis: [redis.address] })),
      ] as const;
      const keys = await editorKeys(newSeed());
      const peers = Array.from({ length: 8 }, (_, n) => peer(nodes[n % 2 === 0 ? 0 : 1].address, keys));
      for (const [n, { note }] of peers.entries()) note(sighting(n));
      await whole(peers, 8);
      await redis.stop();
      peers[0]?.note(sighting(20));
      peers[1]?.note(sighting(21));
      await started(startRedis(redis.port));
      await whole(peers, 10);
      const late = peer(nodes[1].address, keys, { zone: null });
      await whole([late], 10);
    }, 120_000);
  },
);
