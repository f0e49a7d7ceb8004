import type { ZoneId } from "@foray/eorzea/zones/rates";
import { decodeBoard, encodeBoard } from "@foray/fieldops/instance-board/board-link";
import { mergeObservations, type Observation } from "@foray/fieldops/instance-board/observations";
import { covers, trimObservations } from "@foray/fieldops/instance-board/trim";
import type { LiveState } from "./live-views.ts";
import { type BoardKeys, open, seal } from "./sealing.ts";

export type Stream = Readonly<{ close: () => void }>;
export type StreamEvents = Readonly<{
  onOpen: () => void;
  onMessage: (text: string) => void;
  /** Called when the connection is lost; `final` if the browser will not reconnect by itself. */
  onLost: (final: boolean) => void;
}>;

/** Clock, randomness and network, replaced in tests. */
export type LiveEnvironment = Readonly<{
  now: () => number;
  random: () => number;
  /** Calls `then` after `ms`; returns a function that cancels it. */
  after: (ms: number, then: () => void) => () => void;
  stream: (url: string, events: StreamEvents) => Stream;
  /** Sends a sealed board. Resolves to the HTTP status, or 0 if the relay was not reached. */
  send: (url: string, body: string) => Promise<number>;
}>;

export type LiveBoard = Readonly<{
  zone: () => ZoneId | null;
  read: () => readonly Observation[];
  /** Merges the others' observations. `zone` is for a board that has no zone yet. */
  unite: (zone: ZoneId, observations: readonly Observation[]) => void;
}>;

export type LiveOptions = Readonly<{
  keys: BoardKeys;
  /** Without a trailing slash. */
  relay: string;
  board: LiveBoard;
  env: LiveEnvironment;
  onState: (state: LiveState, details: LiveDetails) => void;
}>;

export type LiveDetails = Readonly<{
  /** Some observations are more than a minute ahead of this clock and do not count yet. */
  ahead: boolean;
}>;

export type LiveClient = Readonly<{
  /** Call when the local board has changed: sends it at once. */
  changed: () => void;
  /** Call when the page is visible again or the network is back: reconnects and catches up. */
  wake: () => void;
  leave: () => void;
}>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/**
 * Bounds of the random delay before sending what others lack. It is four times the duration of a send, so
 * that another client's message can arrive first.
 */
const MIN_SPREAD_MS = 400;
const MAX_SPREAD_MS = 4 * SECOND;
/** A channel counts as empty after this long without a message. */
const SILENCE_MS = 1500;
/** Time after which an empty channel is opened again. */
const LISTEN_AGAIN_MS = 30 * SECOND;
const MIN_BETWEEN_MS = SECOND;
const MAX_A_MINUTE = 30;
/** More unreadable messages than this in a minute are a flood. */
const MAX_UNREADABLE = 20;
const QUIET_MS = MINUTE;
const MAX_WAIT_MS = MINUTE;
/** Messages waiting to be opened. Beyond the limit, the oldest are dropped. */
const MAX_WAITING = 64;
/** Half of the 64 messages that the relay stores per channel, so that every reader can still get them. */
const HEARD = 32;

/** Keeps a board in sync with its channel until `leave`. */
export function joinBoard({ keys, relay, board, env, onState }: LiveOptions): LiveClient {
  const url = `${relay}/board/${keys.channel}`;
  let state: LiveState = "joining";
  let ahead = false;
  let left = false;
  let stream: Stream | undefined;
  let tries = 0;
  let openedAt = 0;
  let last: string | undefined;
  /** Boards received on this connection, newest last. */
  let heard: readonly (readonly Observation[])[] = [];
  let waiting: string[] = [];
  let opening = false;
  let sending = false;
  let sendAgain = false;
  let sendingTakes = 0;
  let sent: number[] = [];
  let unreadable: number[] = [];
  const stops = new Map<string, () => void>();

  const stop = (name: string) => {
    stops.get(name)?.();
    stops.delete(name);
  };
  const after = (name: string, ms: number, then: () => void) => {
    stop(name);
    stops.set(
      name,
      env.after(ms, () => {
        stops.delete(name);
        if (!left) then();
      }),
    );
  };
  const say = (next: LiveState) => {
    state = next;
    onState(next, { ahead });
  };
  const canWrite = keys.sign !== undefined;

  const renewLater = () => {
    // Every message restarts the relay's four-hour expiry.
    if (canWrite) after("renew", (30 + 30 * env.random()) * MINUTE, publish);
  };

  const connect = () => {
    stream?.close();
    stop("again");
    if (left) return;
    stream = env.stream(`${url}/events`, {
      onOpen: () => {
        openedAt = env.now();
        tries = 0;
        heard = [];
        if (state === "alone") say("joining");
        after("silence", SILENCE_MS, heardNothing);
      },
      onMessage: (text) => {
        tries = 0;
        waiting = [...waiting, text].slice(-MAX_WAITING);
        void openWaiting();
      },
      onLost: (final) => {
        stop("silence");
        if (left || state === "disturbed") return;
        say("alone");
        if (final) connectLater();
      },
    });
  };
  const connectLater = () => {
    const wait = Math.min(MAX_WAIT_MS, SECOND * 2 ** Math.min(6, tries));
    tries += 1;
    after("again", wait * (0.5 + env.random() / 2), connect);
  };

  const heardNothing = () => {
    say("live");
    if (canWrite && board.read().length > 0) publishSoon();
    // A relay that has lost its Redis sends new readers nothing but keeps them connected.
    after("listen", LISTEN_AGAIN_MS, connect);
  };

  const openWaiting = async () => {
    if (opening) return;
    opening = true;
    // `leave` and `disturb` empty the queue meanwhile.
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) await take(text);
    opening = false;
    sendWhatIsMissing();
  };

  const take = async (sealed: string) => {
    if (state === "disturbed") return;
    const opened = await open(keys, sealed);
    if (left) return;
    if (opened.kind !== "text" || !uniteText(opened.text)) {
      disturb();
      return;
    }
    last = opened.text;
    stop("silence");
    stop("listen");
    renewLater();
  };

  /** Merges the text of a board; returns false if it is not a board of this zone. */
  const uniteText = (text: string): boolean => {
    const now = env.now();
    const read = decodeBoard(text, now);
    const zone = board.zone();
    if (read.kind !== "board" || (zone !== null && zone !== read.zone)) return false;
    ahead = read.unread.some(({ reason }) => reason === "future");
    board.unite(read.zone, read.observations);
    // Reads observations from the future again as time passes.
    if (ahead) after("ahead", MINUTE / 2, () => last !== undefined && uniteText(last));
    heard = [...heard, read.observations].slice(-HEARD);
    say("live");
    return true;
  };

  /** Sends the local board if it has anything that nobody has sent yet. */
  const sendWhatIsMissing = () => {
    if (left || !canWrite || state !== "live") return;
    const known = heard.reduce<readonly Observation[]>(mergeObservations, []);
    if (covers(known, board.read(), env.now())) stop("publish");
    else publishSoon();
  };

  /** Handles a message that is not a board of this channel. */
  const disturb = () => {
    const now = env.now();
    // Messages stored before this client connected do not count toward a flood.
    if (now - openedAt >= SILENCE_MS) unreadable = [...unreadable.filter((at) => at > now - MINUTE), now];
    if (unreadable.length > MAX_UNREADABLE) {
      say("disturbed");
      waiting = [];
      stream?.close();
      stop("publish");
      after("quiet", QUIET_MS, () => {
        unreadable = [];
        say("joining");
        connect();
      });
      return;
    }
    stop("silence");
    if (state !== "live") say("live");
    // The message may have pushed boards out of the relay, so this one is sent again.
    heard = [];
  };

  const publishSoon = () => {
    const spread = Math.min(MAX_SPREAD_MS, Math.max(MIN_SPREAD_MS, 4 * sendingTakes));
    if (!stops.has("publish")) after("publish", spread * env.random(), publish);
  };

  const publish = () => void publishNow();
  const publishNow = async () => {
    const zone = board.zone();
    if (left || !canWrite || zone === null || state === "disturbed") return;
    if (sending) {
      sendAgain = true;
      return;
    }
    const now = env.now();
    sent = sent.filter((at) => at > now - MINUTE);
    const wait = Math.max(
      (sent.at(-1) ?? Number.NEGATIVE_INFINITY) + MIN_BETWEEN_MS - now,
      sent.length >= MAX_A_MINUTE ? (sent[0] ?? now) + MINUTE - now : 0,
    );
    if (wait > 0) {
      after("publish", wait, publish);
      return;
    }
    stop("publish");
    sending = true;
    sent.push(now);
    const text = encodeBoard(zone, trimObservations(board.read(), now));
    const status = await seal(keys, text).then(
      (sealed) => env.send(url, sealed),
      () => 0,
    );
    sending = false;
    sendingTakes = env.now() - now;
    if (left) return;
    if (status >= 200 && status < 300) {
      last = text;
      renewLater();
      if (sendAgain) publishSoon();
    } else {
      // Rate limited (429) or the relay is unreachable: tries again later.
      after("publish", (1 + env.random()) * 2 * SECOND, publish);
    }
    sendAgain = false;
  };

  say("joining");
  connect();
  return {
    changed: publish,
    wake: () => {
      if (state === "disturbed") return;
      tries = 0;
      connect();
    },
    leave: () => {
      left = true;
      for (const name of stops.keys()) stop(name);
      stream?.close();
      waiting = [];
    },
  };
}

/** Picks a channel's relay by hash, so that every client uses the same one. */
export function relayFor(relays: readonly [string, ...string[]], channel: string): string {
  let hash = 0;
  for (const sign of channel) hash = (hash * 31 + sign.charCodeAt(0)) >>> 0;
  return relays[hash % relays.length] ?? relays[0];
}
