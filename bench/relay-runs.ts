import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { emptyRun } from "../packages/fieldops/src/runs/duties.ts";
import { actOnRun } from "../packages/fieldops/src/runs/live/acts.ts";
import { liveRunOf } from "../packages/fieldops/src/runs/live/board.ts";
import { noRegisters } from "../packages/fieldops/src/runs/live/registers.ts";
import { emptyForm, signUpText } from "../packages/fieldops/src/runs/live/sign-up.ts";
import { takeSeat } from "../packages/fieldops/src/runs/seating.ts";
import { runPeer } from "../relay/peer.ts";
import { startRelay } from "../relay/start.ts";
import { toBase64Url } from "../site/app/features/boards/live/base64url.ts";
import { joinRun } from "../site/app/features/run/sign-ups/board-client.ts";
import { type HostView, hostRun } from "../site/app/features/run/sign-ups/host-session.ts";
import {
  type HostKeys,
  hostKeys,
  newSeed,
  playerKeys,
  SEED,
  SHORT_SEED,
} from "../site/app/features/run/sign-ups/keys.ts";
import { sealSlot } from "../site/app/features/run/sign-ups/sealing.ts";

const READERS = 48;
const ACTS = 40;
const SIGN_UPS = 60;
const JUNK = 2000;

const share = (values: readonly number[], part: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

function host(relay: string, keys: HostKeys, onView: (view: HostView) => void) {
  const begun = actOnRun(noRegisters, () => emptyRun("drs"), "init");
  return hostRun({
    keys,
    relay,
    env: runPeer(),
    actor: "host",
    name: "Host",
    board: begun?.board ?? noRegisters,
    pending: begun?.entries ?? [],
    onView,
    onStore: () => undefined,
  });
}

export async function actsToReaders() {
  const relay = await startRelay({ rate: 20_000, signUps: 1_000_000 });
  const keys = await hostKeys(newSeed(SEED));
  const session = host(relay.address, keys, () => undefined);
  const sent = new Map<string, number>();
  const delays: number[] = [];
  let bytes = 0;
  const readers = Array.from({ length: READERS }, (_, at) => {
    const env = runPeer();
    const seen = new Set<string>();
    return joinRun({
      keys,
      host: null,
      relay: relay.address,
      env: {
        ...env,
        stream: (url, events) =>
          env.stream(url, {
            ...events,
            onMessage: (text) => {
              if (at === 0) bytes += text.length;
              events.onMessage(text);
            },
          }),
      },
      actor: "read",
      name: "",
      board: noRegisters,
      pending: [],
      onView: ({ board }) => {
        const { title } = liveRunOf(board).run;
        const began = sent.get(title);
        if (began !== undefined && !seen.has(title)) delays.push(performance.now() - began);
        seen.add(title);
      },
      onBell: () => undefined,
      onOpen: () => undefined,
    });
  });
  await pause(2500);
  bytes = 0;
  for (let act = 0; act < ACTS; act++) {
    const title = `Act ${act}`;
    sent.set(title, performance.now());
    session.act((run) => ({ ...takeSeat(run, act, `Player ${act}`), title }));
    await pause(250);
  }
  await pause(1500);
  const each = bytes / ACTS;
  session.leave();
  for (const reader of readers) reader.leave();
  await relay.stop();
  return { delays, each };
}

async function signUps(keys: HostKeys, count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const own = await playerKeys(newSeed(SHORT_SEED));
      const text = toBase64Url(own.reply) + signUpText({ ...emptyForm, name: `Player ${at}` });
      const body = await sealSlot(keys, own, { kind: "signUp", time: Date.now(), text });
      return { own, body };
    }),
  );
}

/** Resolves with the status, or 0 on error. */
function postFrom(localAddress: string, url: string, body: Uint8Array): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      url,
      { method: "POST", localAddress, headers: { "Content-Type": "text/plain" } },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.once("error", () => resolve(0));
    sent.end(body);
  });
}

/** The sign-ups are spread over ten seconds and come from distinct addresses. */
export async function sixtySignUps(junk: "many" | "none" | "one") {
  const relay = await startRelay();
  const keys = await hostKeys(newSeed(SEED));
  const began = new Map<string, number>();
  const read: number[] = [];
  const seen = new Set<string>();
  const session = host(relay.address, keys, ({ inbox }) => {
    for (const { slot } of inbox) {
      const at = began.get(slot);
      if (at === undefined || seen.has(slot)) continue;
      seen.add(slot);
      read.push(performance.now() - at);
    }
  });
  await pause(500);
  const all = await signUps(keys, SIGN_UPS);
  const junkBody = new Uint8Array(600).fill(7);
  let taken = 0;
  const flood = async () => {
    for (let from = 0; from < JUNK; from += 50)
      await Promise.all(
        Array.from({ length: 50 }, async (_, at) => {
          const own = await playerKeys(newSeed(SHORT_SEED));
          const address =
            junk === "one" ? "127.0.9.9" : `127.1.${(from + at) >> 8}.${(from + at) & 255 || 1}`;
          const url = `${relay.address}/inbox/${keys.inbox}/${own.slot}/put?key=${own.slotKey}`;
          if ((await postFrom(address, url, junkBody)) < 300) taken += 1;
        }),
      );
  };
  const flooding = junk === "none" ? Promise.resolve() : flood();
  const stored: number[] = [];
  await Promise.all(
    all.map(async ({ own, body }, at) => {
      await pause((at * 10_000) / SIGN_UPS);
      const start = performance.now();
      began.set(own.slot, start);
      const address = `127.2.0.${at + 1}`;
      const url = `${relay.address}/inbox/${keys.inbox}/${own.slot}/put?key=${own.slotKey}`;
      for (let tries = 0; tries < 60; tries++) {
        const status = await postFrom(address, url, body);
        if (status >= 200 && status < 300) break;
        await pause(1000 * Math.min(4, 2 ** tries) * (0.5 + Math.random() / 2));
      }
      stored.push(performance.now() - start);
      await postFrom(address, `${relay.address}/bell/${keys.inbox}`, new TextEncoder().encode(own.slot));
    }),
  );
  await flooding;
  for (let tries = 0; tries < 300 && seen.size < SIGN_UPS; tries++) await pause(250);
  session.leave();
  await relay.stop();
  return { stored, read, taken };
}

export { share };
