import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { boardClocks } from "../packages/fieldops/src/instance-board/clocks.ts";
import { mergeObservations, type Observation } from "../packages/fieldops/src/instance-board/observations.ts";
import { peerEnvironment } from "../relay/peer.ts";
import { type Reader, readChannel, writeChannel } from "../relay/reader.ts";
import { findProgram, findRelayPrograms, relayPackages, startRedis, startRelay } from "../relay/start.ts";
import { joinBoard } from "../site/app/features/boards/live/client.ts";
import { editorKeys, newSeed } from "../site/app/features/boards/live/sealing.ts";
import { printTable } from "./eorzea/table.ts";
import { budget } from "./lib/budget.ts";
import { actsToReaders, share, sixtySignUps } from "./relay-runs.ts";

// The relay of live boards and runs: delay to 48 readers, wait of a late reader, memory per board, and
// convergence of 48 simultaneous writers.

/** Size of a typical sealed board, rounded up. */
const BOARD_BYTES = 560;
const READERS = 48;
const NOTES = 15;
const BOARDS = 5000;
/** All peers share one address, so the limit per address is raised. */
const rate = 20_000;

const channel = () => randomBytes(16).toString("base64url");
const body = () =>
  randomBytes(Math.ceil((BOARD_BYTES * 3) / 4))
    .toString("base64url")
    .slice(0, BOARD_BYTES);
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const ms = (value: number) => `${value.toFixed(1)} ms`;

async function deliveries(write: string, read: readonly string[]) {
  const id = channel();
  const delays: number[] = [];
  let sent = 0;
  let waiting = 0;
  let all = () => {};
  const got = () => {
    delays.push(performance.now() - sent);
    waiting -= 1;
    if (waiting === 0) all();
  };
  await writeChannel(write, id, body());
  let first = READERS;
  const opened = new Promise<void>((resolve) => {
    all = resolve;
  });
  waiting = READERS;
  const readers: Reader[] = Array.from({ length: READERS }, (_, n) =>
    readChannel(read[n % read.length] ?? write, id, () => {
      if (first > 0) {
        first -= 1;
        waiting -= 1;
        if (waiting === 0) all();
      } else got();
    }),
  );
  await opened;
  for (let note = 0; note < NOTES; note += 1) {
    waiting = READERS;
    const arrived = new Promise<void>((resolve) => {
      all = resolve;
    });
    sent = performance.now();
    await writeChannel(write, id, body());
    await arrived;
    await pause(20);
  }
  const began = performance.now();
  const late = await new Promise<number>((resolve) => {
    readers.push(readChannel(read.at(-1) ?? write, id, () => resolve(performance.now() - began)));
  });
  for (const reader of readers) reader.close();
  return { delays: delays.toSorted((a, b) => a - b), late };
}

/** In kB, including workers. */
function memoryOf(pid: number): number {
  const resident = (of: string) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${of}/status`, "utf8"))?.[1] ?? 0);
  const children = readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && readFileSync(`/proc/${name}/stat`, "utf8").split(" ")[3] === `${pid}`,
  );
  return [`${pid}`, ...children].reduce((sum, each) => sum + resident(each), 0);
}

async function memory(notes: number): Promise<number> {
  const relay = await startRelay({ rate });
  const before = memoryOf(relay.pid);
  for (let done = 0; done < BOARDS; done += 50)
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const id = channel();
        for (let note = 0; note < notes; note += 1) await writeChannel(relay.address, id, body());
      }),
    );
  const after = memoryOf(relay.pid);
  await relay.stop();
  return after - before;
}

async function together(address: string) {
  const keys = await editorKeys(newSeed());
  const ids = boardClocks.filter(({ zone }) => zone === "eurekaAnemos").map(({ id }) => id);
  let sends = 0;
  const peers = Array.from({ length: READERS }, () => {
    let own: readonly Observation[] = [];
    let live = false;
    const env = peerEnvironment();
    const client = joinBoard({
      keys,
      relay: address,
      env: {
        ...env,
        send: (url, sealed) => {
          sends += 1;
          return env.send(url, sealed);
        },
      },
      board: {
        zone: () => "eurekaAnemos",
        read: () => own,
        unite: (_zone, theirs) => {
          own = mergeObservations(own, theirs);
        },
      },
      onState: (state) => {
        live = state === "live";
      },
    });
    return {
      client,
      isLive: () => live,
      count: () => own.length,
      note: (observation: Observation) => {
        own = mergeObservations(own, [observation]);
        client.changed();
      },
    };
  });
  while (!peers.every(({ isLive }) => isLive())) await pause(20);
  const began = performance.now();
  const now = Math.floor(Date.now() / 1000) * 1000;
  for (const [n, { note }] of peers.entries())
    note({ kind: "monster", id: ids[n % ids.length] ?? "pazuzu", moment: "ended", at: now - 10_000 * n });
  while (!peers.every(({ count }) => count() === READERS)) await pause(5);
  const took = performance.now() - began;
  for (const { client } of peers) client.leave();
  return { took, sends };
}

if (findRelayPrograms() === undefined) {
  process.stdout.write(`Left out: a relay needs ${relayPackages.join(" and ")}.\n`);
  process.exit(0);
}
const one = await startRelay({ rate });
const single = await deliveries(one.address, [one.address]);
const whole = await together(one.address);
await one.stop();
const rows = [
  ["one note to 48 readers, median", ms(at(single.delays, 0.5)), "2.5 ms"],
  ["… 95 %", ms(at(single.delays, 0.95)), "4.2 ms"],
  ["… the slowest", ms(at(single.delays, 1)), "4.6 ms"],
  ["who joins late has the board after", ms(single.late), "1.2 ms"],
  ["48 write at once: one board after", ms(whole.took), "500 ms"],
  ["… notes sent", `${whole.sends}`, "72"],
];
let double = Number.NaN;
if (findProgram("redis-server") !== undefined) {
  const redis = await startRedis();
  const nodes = [
    await startRelay({ rate, redis: [redis.address] }),
    await startRelay({ rate, redis: [redis.address] }),
  ];
  await pause(2000);
  const addresses = nodes.map(({ address }) => address);
  const over = await deliveries(addresses[0] ?? "", addresses);
  double = at(over.delays, 0.5);
  rows.push(
    ["two relays over one Redis, median", ms(double), "7.9 ms"],
    ["… 95 %", ms(at(over.delays, 0.95)), "29.6 ms"],
    ["… who joins late", ms(over.late), "4.8 ms"],
  );
  for (const node of nodes) await node.stop();
  await redis.stop();
}
const few = await memory(1);
const many = await memory(20);
rows.push(
  [`${BOARDS} boards of one note`, `${(few / 1024).toFixed(1)} MB`, "0.8 MB"],
  [`${BOARDS} boards of 20 notes`, `${(many / 1024).toFixed(1)} MB`, "–"],
);
const acts = await actsToReaders();
const quiet = await sixtySignUps("none");
const fromOne = await sixtySignUps("one");
const fromMany = await sixtySignUps("many");
const both = (values: readonly number[]) => `${ms(share(values, 0.5))}, ${ms(share(values, 0.95))}`;
rows.push(
  ["a host's act to 48 readers: median, 95 %", both(acts.delays), "90, 149 ms"],
  ["bytes of one act, a reader", `${Math.round(acts.each)} B`, "–"],
  ["an evening of 400 acts, a reader", `${Math.round((acts.each * 400) / 1000)} kB`, "about 200 kB"],
  ["60 sign-ups in 10 s: stored, median, 95 %", both(quiet.stored), "3.6, 35 ms"],
  ["… read by a host", `${both(quiet.read)} (${quiet.read.length})`, "6.9, 51 ms"],
  [
    "… with 2,000 junk posts of one address: stored",
    `${both(fromOne.stored)}; ${fromOne.taken} junk taken`,
    "3.2, 9.3 ms; 20",
  ],
  [
    "… of many addresses: stored",
    `${both(fromMany.stored)}; ${fromMany.taken} junk taken`,
    "0.1–0.6, 3.1–7.0 s; 350",
  ],
  ["… read by a host", `${both(fromMany.read)} (${fromMany.read.length})`, "–"],
);
printTable([["", "now", "trial"], ...rows]);
budget("one note to 48 readers: median under 10 ms", at(single.delays, 0.5) < 10);
budget("a host's act to 48 readers: 95 % within 0.5 s", share(acts.delays, 0.95) < 500);
budget(
  "all 60 sign-ups are read through 2,000 junk posts",
  fromMany.read.length === 60 && fromOne.read.length === 60,
);
budget("48 write at once: one board within 2 s", whole.took < 2000);
if (!Number.isNaN(double)) budget("two relays over one Redis: median under 30 ms", double < 30);
