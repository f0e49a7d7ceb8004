import {
  digestOf,
  type Entry,
  entriesOf,
  isForHosts,
  isNewer,
  mergeRegisters,
  partOf,
  type Registers,
} from "@foray/fieldops/runs/live/registers";
import { fromBase64Url, toBase64Url } from "../../boards/live/base64url.ts";
import type { Stream } from "../../boards/live/client.ts";
import type { RunEnvironment } from "./environment.ts";
import type { HostKeys, ReaderKeys } from "./keys.ts";
import { messageKind, openMessage, sealMessage } from "./sealing.ts";
import { type BoardMessage, type Presence, printMessage, readMessage } from "./wire.ts";

/**
 * `joining`: nothing received yet. `alone`: the relay cannot be reached; entries wait. `disturbed`: someone
 * with the write key floods the board; reconnects after a minute.
 */
export type BoardState = "alone" | "disturbed" | "joining" | "live";

export type BoardView = Readonly<{
  state: BoardState;
  board: Registers;
  /** Other hosts who are online. */
  hosts: readonly Presence[];
  /** Number of entries that no relay has echoed; these are sent again. */
  pending: number;
  /** Unix ms of the last message; null before the first. */
  heardAt: number | null;
}>;

export type BoardOptions = Readonly<{
  keys: ReaderKeys;
  /** Null for a reader. */
  host: HostKeys | null;
  /** URL without a trailing slash. */
  relay: string;
  env: RunEnvironment;
  /** Random id of this tab, and the host's name. */
  actor: string;
  name: string;
  /** Stored board, and entries that had not been echoed before the page was closed. */
  board: Registers;
  pending: readonly Entry[];
  onView: (view: BoardView) => void;
  onBell: (slot: string) => void;
  /** The stream was opened, or reopened. */
  onOpen: () => void;
}>;

export type BoardClient = Readonly<{
  /** Sends entries that `board` already contains. */
  put: (board: Registers, entries: readonly Entry[]) => void;
  pending: () => readonly Entry[];
  /** Seat picked up by this host; -1 for none. */
  hold: (seat: number) => void;
  rename: (name: string) => void;
  wake: () => void;
  leave: () => void;
}>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Delay that batches entries written together. */
const GATHER_MS = 60;
const ECHO_MS = 3 * SECOND;
const SILENCE_MS = 1500;
const AWAY_MS = 30 * SECOND;
const MAX_WAIT_MS = MINUTE;
const MAX_UNREADABLE = 20;
/** In characters, below the relay's limit of 8 kB. */
const MAX_MESSAGE_LENGTH = 8000;
const MAX_WAITING = 256;

/** Syncs a run's board with the relay until `leave`. Only hosts can write. */
export function joinRun({
  keys,
  host,
  relay,
  env,
  actor,
  onView,
  onBell,
  onOpen,
  ...given
}: BoardOptions): BoardClient {
  let board = mergeRegisters(given.board, given.pending);
  let pending = new Map(given.pending.map((entry) => [entry.key, entry]));
  let { name } = given;
  let state: BoardState = "joining";
  let heardAt: number | null = null;
  let holds = -1;
  let left = false;
  let stream: Stream | undefined;
  let tries = 0;
  let openedAt = 0;
  let ticks = 0;
  let unreadable: number[] = [];
  const hosts = new Map<string, Readonly<{ presence: Presence; at: number }>>();
  const waiting: string[] = [];
  let opening = false;
  let sending = false;
  const stops = new Map<string, () => void>();
  const address = { readers: keys.channel, hosts: host?.hostsChannel ?? "" } as const;
  type Part = keyof typeof address;
  const parts: readonly Part[] = host === null ? ["readers"] : ["readers", "hosts"];
  const partIs = (part: Part) => partOf(board, part === "hosts");
  const digest = (part: Part) => digestOf(partIs(part));

  const stop = (timer: string) => {
    stops.get(timer)?.();
    stops.delete(timer);
  };
  const after = (timer: string, ms: number, then: () => void) => {
    stop(timer);
    stops.set(
      timer,
      env.after(ms, () => {
        stops.delete(timer);
        if (!left) then();
      }),
    );
  };
  const between = (from: number, to: number) => from + (to - from) * env.random();
  const show = () => {
    if (left) return;
    const now = env.now();
    const there = [...hosts.values()].flatMap(({ presence, at }) => (at > now - AWAY_MS ? [presence] : []));
    onView({ state, board, hosts: there, pending: pending.size, heardAt });
  };
  const say = (next: BoardState) => {
    state = next;
    show();
  };

  const open = (part: Part, bytes: Uint8Array<ArrayBuffer>) =>
    host !== null && part === "hosts"
      ? openMessage("hosts", { aes: host.hostsAes, verify: host.verify, address: address.hosts }, bytes)
      : openMessage("readers", { aes: keys.aes, verify: keys.verify, address: address.readers }, bytes);

  const seal = (part: Part, text: string) => {
    if (host === null) throw new Error("A reader cannot write.");
    const aes = part === "hosts" ? host.hostsAes : keys.aes;
    return sealMessage(part, { aes, address: address[part] }, host.sign, text);
  };

  /** Merges the state stored on the relay. Returns its digest, or null without a readable one. */
  const readKept = async (part: Part): Promise<Readonly<{ status: number; digest: number | null }>> => {
    const { status, bytes } = await env.get(`${relay}/keep/${address[part]}`);
    if (left || status !== 200) return { status, digest: null };
    const text = await open(part, bytes);
    const read = text === undefined ? undefined : readMessage(text);
    if (left || read === undefined) return { status, digest: null };
    take(part, { ...read, presence: null });
    return { status, digest: read.digest };
  };

  const keep = async (part: Part) => {
    if (host === null || left) return;
    const kept = await readKept(part);
    const now = digest(part);
    if (left || kept.digest === now || (kept.status !== 200 && kept.status !== 204)) {
      if (!left && kept.digest !== now) keepSoon(part);
      return;
    }
    const message = { entries: entriesOf(partIs(part)), presence: null, digest: now };
    const body = await seal(part, printMessage(message));
    const key = part === "hosts" ? host.hostsKey : host.writeKey;
    const status = await env.send(`${relay}/keep/${address[part]}/put?key=${key}`, body);
    if (status < 200 || status >= 300) keepSoon(part);
  };
  const keepSoon = (part: Part) => {
    if (host !== null) after(`keep ${part}`, between(1500, 4500), () => void keep(part));
  };

  const send = async (part: Part, entries: readonly Entry[]): Promise<boolean> => {
    if (host === null || left) return false;
    const presence = { actor, name, holds };
    const text = toBase64Url(await seal(part, printMessage({ entries, presence, digest: digest(part) })));
    if (text.length > MAX_MESSAGE_LENGTH && entries.length > 1) {
      const half = Math.ceil(entries.length / 2);
      return (await send(part, entries.slice(0, half))) && send(part, entries.slice(half));
    }
    const status = await env.send(`${relay}/run/${keys.channel}?key=${host.writeKey}`, text);
    return status >= 200 && status < 300;
  };

  const flush = async () => {
    if (host === null || left || pending.size === 0) return;
    if (sending) {
      after("flush", GATHER_MS, () => void flush());
      return;
    }
    sending = true;
    let taken = true;
    for (const part of parts) {
      const own = [...pending.values()].filter(({ key }) => isForHosts(key) === (part === "hosts"));
      if (own.length > 0) taken = (await send(part, own)) && taken;
    }
    sending = false;
    if (pending.size > 0) after("flush", taken ? ECHO_MS : between(800, 1600), () => void flush());
  };

  const sayPresence = () => {
    if (host === null) return;
    ticks += 1;
    // Alternates, so that each part's digest is compared regularly; both carry the presence.
    void send(ticks % 2 === 0 ? "hosts" : "readers", []);
    after("presence", between(8, 12) * SECOND, sayPresence);
    show();
  };

  const take = (part: Part, { entries, presence, digest: theirs }: BoardMessage) => {
    const allowed = entries.filter(({ key }) => isForHosts(key) === (part === "hosts"));
    const before = board;
    board = mergeRegisters(board, allowed);
    for (const entry of allowed) {
      const own = pending.get(entry.key);
      if (own !== undefined && !isNewer(own, entry)) pending.delete(entry.key);
    }
    heardAt = env.now();
    if (presence !== null && presence.actor !== actor) hosts.set(presence.actor, { presence, at: env.now() });
    const same = digest(part) === theirs;
    if (same) stop(`whole ${part}`);
    else if (host !== null) {
      if (!stops.has(`whole ${part}`))
        after(`whole ${part}`, between(400, 2400), () => void send(part, entriesOf(partIs(part))));
    } else if (presence !== null && !stops.has("again"))
      after("again", between(1500, 4500), () => void readKept("readers"));
    if (board !== before) keepSoon(part);
    stop("silence");
    if (state !== "live" && stream !== undefined) state = "live";
    show();
  };

  const openWaiting = async () => {
    if (opening) return;
    opening = true;
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
      if (left || state === "disturbed") continue;
      if (/^[\w-]{22}$/.test(text)) {
        onBell(text);
        continue;
      }
      const bytes = text.length > 2 * MAX_MESSAGE_LENGTH ? undefined : fromBase64Url(text);
      const kind = bytes === undefined ? undefined : messageKind(bytes);
      if (kind === "hosts" && host === null) continue;
      const read =
        bytes === undefined || (kind !== "readers" && kind !== "hosts") ? undefined : await open(kind, bytes);
      const message = read === undefined ? undefined : readMessage(read);
      if (left) return;
      if (message === undefined || (kind !== "readers" && kind !== "hosts")) disturb();
      else take(kind, message);
    }
    opening = false;
  };

  /** Counts messages not sealed by a host. Ignores those right after opening, which the relay replays. */
  const disturb = () => {
    const now = env.now();
    if (now - openedAt < SILENCE_MS) return;
    unreadable = [...unreadable.filter((at) => at > now - MINUTE), now];
    if (unreadable.length <= MAX_UNREADABLE) return;
    say("disturbed");
    waiting.length = 0;
    stream?.close();
    after("quiet", MINUTE, () => {
      unreadable = [];
      say("joining");
      connect();
    });
  };

  const connect = () => {
    stream?.close();
    stop("connect");
    if (left) return;
    const path = host === null ? `${keys.channel}/events` : `${keys.channel}/${host.inbox}/events`;
    stream = env.stream(`${relay}/run/${path}`, {
      onOpen: () => {
        openedAt = env.now();
        tries = 0;
        if (state === "alone") say("joining");
        after("silence", SILENCE_MS, () => {
          heardAt ??= env.now();
          say("live");
        });
        void catchUp();
        onOpen();
      },
      onMessage: (text) => {
        tries = 0;
        waiting.push(text);
        if (waiting.length > MAX_WAITING) waiting.shift();
        void openWaiting();
      },
      onLost: (final) => {
        stop("silence");
        if (left || state === "disturbed") return;
        say("alone");
        if (!final) return;
        const wait = Math.min(MAX_WAIT_MS, SECOND * 2 ** Math.min(6, tries));
        tries += 1;
        after("connect", wait * between(0.5, 1), connect);
      },
    });
  };

  const catchUp = async () => {
    for (const part of parts) await readKept(part);
    if (left || host === null) return;
    for (const part of parts) keepSoon(part);
    void flush();
    after("presence", between(100, 600), sayPresence);
  };

  show();
  connect();
  return {
    put(next, entries) {
      board = mergeRegisters(mergeRegisters(board, entriesOf(next)), entries);
      for (const entry of entries) pending.set(entry.key, entry);
      after("flush", GATHER_MS, () => void flush());
      for (const part of parts) keepSoon(part);
      show();
    },
    pending: () => [...pending.values()],
    hold(seat) {
      if (holds === seat) return;
      holds = seat;
      if (host !== null) after("presence", between(200, 400), sayPresence);
    },
    rename(next) {
      name = next;
      if (host !== null) after("presence", between(200, 400), sayPresence);
    },
    wake() {
      if (state === "disturbed") return;
      tries = 0;
      connect();
    },
    leave() {
      left = true;
      for (const end of stops.values()) end();
      stops.clear();
      stream?.close();
      waiting.length = 0;
      pending = new Map();
    },
  };
}
