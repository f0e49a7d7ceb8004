import { emptyRun } from "@foray/fieldops/runs/duties";
import { actOnRun } from "@foray/fieldops/runs/live/acts";
import { type Entry, entriesOf, noRegisters } from "@foray/fieldops/runs/live/registers";
import { emptyForm, signUpText } from "@foray/fieldops/runs/live/sign-up";
import { expect, onTestFinished, test } from "vitest";
import { toBase64Url } from "../../boards/live/base64url.ts";
import type { StreamEvents } from "../../boards/live/client.ts";
import { type BoardView, joinRun } from "./board-client.ts";
import type { Bytes } from "./bytes.ts";
import type { Got, RunEnvironment } from "./environment.ts";
import { type InboxState, readInbox } from "./inbox-client.ts";
import { type HostKeys, hostKeys, newSeed, playerKeys, SEED, SHORT_SEED } from "./keys.ts";
import { sealSlot } from "./sealing.ts";

const SECOND = 1000;
const begun = 1_800_000_000_000;

function world(keys: HostKeys) {
  let now = begun;
  let timers: readonly Readonly<{ at: number; act: () => void }>[] = [];
  const slots = new Map<string, Readonly<{ bytes: Bytes; at: number }>>();
  const asked: string[] = [];
  const sent: string[] = [];
  const streams: { url: string; events: StreamEvents; closed: boolean }[] = [];
  let answer = 200;
  const none: Got = { status: 204, bytes: new Uint8Array() };
  const env: RunEnvironment = {
    now: () => now,
    random: () => 0.5,
    after: (ms, act) => {
      const timer = { at: now + ms, act };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    stream: (url, events) => {
      const stream = { url, events, closed: false };
      streams.push(stream);
      return {
        close: () => {
          stream.closed = true;
        },
      };
    },
    send: (url, body) => {
      if (url.includes("/run/") && typeof body === "string") sent.push(body);
      return Promise.resolve(url.includes("/run/") ? answer : 200);
    },
    get: (url) => {
      const path = new URL(url).pathname;
      asked.push(path);
      if (path === `/inbox/${keys.inbox}/`) {
        const list = [...slots].map(([name, { at }]) => ({
          name,
          type: "file",
          mtime: new Date(at).toUTCString(),
          size: 561,
        }));
        return Promise.resolve({ status: 200, bytes: new TextEncoder().encode(JSON.stringify(list)) });
      }
      const found = slots.get(path.split("/").at(-1) ?? "");
      return Promise.resolve(found === undefined ? none : { status: 200, bytes: found.bytes });
    },
  };
  return {
    env,
    slots,
    asked,
    sent,
    streams,
    lists: () => asked.filter((path) => path.endsWith("/")).length,
    refuse: (status: number) => {
      answer = status;
    },
    /** Advances the clock and runs due timers in order. */
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers = timers.filter((each) => each !== next);
        now = Math.max(now, next.at);
        next.act();
      }
      now = end;
    },
  };
}

const slotName = (number: number) => `junk${String(number).padStart(18, "0")}`;
const junk = () => crypto.getRandomValues(new Uint8Array(561));

async function signUp(keys: HostKeys, name: string) {
  const own = await playerKeys(newSeed(SHORT_SEED));
  const text = toBase64Url(own.reply) + signUpText({ ...emptyForm, name });
  return { slot: own.slot, bytes: await sealSlot(keys, own, { kind: "signUp", time: begun, text }) };
}

function inboxOf(keys: HostKeys) {
  const there = world(keys);
  const read: string[] = [];
  const states: InboxState[] = [];
  const start = () => {
    const client = readInbox({
      keys,
      relay: "http://relay.invalid",
      env: there.env,
      onSlot: (slot) => read.push(slot),
      onState: (state) => states.push(state),
    });
    onTestFinished(() => client.leave());
    return client;
  };
  return { ...there, read, state: () => states.at(-1), start };
}

test("an inbox flooded by 21 unreadable slots is read once a minute, oldest first", async () => {
  const keys = await hostKeys(newSeed(SEED));
  const { slots, asked, read, state, start, lists, pass } = inboxOf(keys);
  const real = await signUp(keys, "Sable Fenn");
  for (let number = 0; number < 21; number++)
    slots.set(slotName(number), { bytes: junk(), at: begun - (number + 1) * 2 * SECOND });
  slots.set(real.slot, { bytes: real.bytes, at: begun - SECOND });
  const client = start();
  await expect.poll(state).toBe("flooded");
  expect(read).toEqual([real.slot]);
  expect(asked[1]).toContain(slotName(20));
  expect(asked.at(-1)).toContain(real.slot);
  // A bell does not shorten the wait.
  client.look(slotName(3));
  pass(59 * SECOND);
  expect(lists()).toBe(1);
  for (let number = 0; number < 21; number++) slots.delete(slotName(number));
  pass(2 * SECOND);
  await expect.poll(state).toBe("open");
  expect(lists()).toBe(2);
  expect(read).toEqual([real.slot]);
});

test("an inbox is flooded by over 300 slots, but not by 20 unreadable ones", async () => {
  const keys = await hostKeys(newSeed(SEED));
  const quiet = inboxOf(keys);
  for (let number = 0; number < 20; number++) quiet.slots.set(slotName(number), { bytes: junk(), at: begun });
  quiet.start();
  await expect.poll(quiet.state).toBe("open");
  const many = inboxOf(keys);
  const { bytes } = await signUp(keys, "Sable Fenn");
  for (let number = 0; number < 301; number++) many.slots.set(slotName(number), { bytes, at: begun });
  many.start();
  await expect.poll(many.state, { timeout: 20_000 }).toBe("flooded");
});

function hostOf(keys: HostKeys, pending: readonly Entry[] = []) {
  const there = world(keys);
  let view: BoardView | undefined;
  const bells: string[] = [];
  const client = joinRun({
    keys,
    host: keys,
    relay: "http://relay.invalid",
    env: there.env,
    actor: "q7Xa",
    name: "Lynn",
    board: noRegisters,
    pending,
    onView: (next) => {
      view = next;
    },
    onBell: (slot) => bells.push(slot),
    onOpen: () => undefined,
  });
  onTestFinished(() => client.leave());
  return { ...there, client, bells, view: () => view ?? expect.fail("no view") };
}

test("a board flooded with messages from no host is left alone for a minute", async () => {
  const keys = await hostKeys(newSeed(SEED));
  const { streams, bells, view, pass } = hostOf(keys);
  const text = () => toBase64Url(Uint8Array.of(2, ...crypto.getRandomValues(new Uint8Array(300))));
  const say = (message: string) => streams.at(-1)?.events.onMessage(message);
  streams[0]?.events.onOpen();
  // Messages replayed on opening are no flood.
  for (let number = 0; number < 30; number++) say(text());
  say(slotName(1));
  await expect.poll(() => bells).toEqual([slotName(1)]);
  pass(2 * SECOND);
  await expect.poll(() => view().state).toBe("live");
  for (let number = 0; number < 20; number++) say(text());
  say(slotName(2));
  await expect.poll(() => bells).toHaveLength(2);
  expect(view().state).toBe("live");
  say(text());
  await expect.poll(() => view().state).toBe("disturbed");
  expect(streams.map(({ closed }) => closed)).toEqual([true]);
  pass(61 * SECOND);
  expect(streams.map(({ closed }) => closed)).toEqual([true, false]);
  expect(view().state).toBe("joining");
});

test("an act is resent until its echo arrives, even by a tab opened later", async () => {
  const keys = await hostKeys(newSeed(SEED));
  const acted =
    actOnRun(noRegisters, () => ({ ...emptyRun("drs"), title: "Thursday run" }), "q7Xa") ??
    expect.fail("no act");
  const first = hostOf(keys);
  first.streams[0]?.events.onOpen();
  first.refuse(429);
  first.client.put(acted.board, acted.entries);
  first.pass(60);
  await expect.poll(() => first.sent.length).toBe(1);
  expect(first.view().pending).toBe(acted.entries.length);
  // Refused: retried after 0.8 to 1.6 seconds. Accepted but not echoed: after three.
  first.refuse(200);
  await expect
    .poll(() => {
      first.pass(100);
      return first.sent.length;
    })
    .toBeGreaterThan(1);
  const left = first.client.pending();
  expect(left).toHaveLength(entriesOf(acted.board).length);
  first.client.leave();

  const later = hostOf(keys, left);
  expect(later.view().pending).toBe(left.length);
  later.streams[0]?.events.onOpen();
  await expect.poll(() => later.sent.length).toBeGreaterThan(0);
  const act = later.sent[0] ?? "";
  expect(later.view().pending).toBe(left.length);
  later.streams[0]?.events.onMessage(act);
  await expect.poll(() => later.view().pending).toBe(0);
});
