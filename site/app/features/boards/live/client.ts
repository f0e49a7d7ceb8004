import type { ZoneId } from "@foray/eorzea/zones/rates";
import { decodeBoard, encodeBoard } from "@foray/fieldops/instance-board/board-link";
import { mergeObservations, type Observation } from "@foray/fieldops/instance-board/observations";
import { covers, trimObservations } from "@foray/fieldops/instance-board/trim";
import type { LiveState } from "./live-views.ts";
import { type BoardKeys, open, seal } from "./sealing.ts";

/** A stream of a channel's messages. */
export type Stream = Readonly<{ close: () => void }>;
export type StreamEvents = Readonly<{
  onOpen: () => void;
  onMessage: (text: string) => void;
  /** The connection is gone; with `final` it is not tried again on its own. */
  onLost: (final: boolean) => void;
}>;

/** The world around a live board: the browser's, or a test's. */
export type LiveEnvironment = Readonly<{
  now: () => number;
  random: () => number;
  /** Calls back after `ms`; returns what stops it. */
  after: (ms: number, then: () => void) => () => void;
  stream: (url: string, events: StreamEvents) => Stream;
  /** Sends a sealed board; gives the status, 0 if the relay was not reached. */
  send: (url: string, body: string) => Promise<number>;
}>;

/** The board that is kept live. */
export type LiveBoard = Readonly<{
  zone: () => ZoneId | null;
  read: () => readonly Observation[];
  /** Unites what others noted with one's own; of a board without a zone it gives the zone too. */
  unite: (zone: ZoneId, observations: readonly Observation[]) => void;
}>;

export type LiveOptions = Readonly<{
  keys: BoardKeys;
  /** Address of the relay, without a slash at its end. */
  relay: string;
  board: LiveBoard;
  env: LiveEnvironment;
  onState: (state: LiveState, details: LiveDetails) => void;
}>;

export type LiveDetails = Readonly<{
  /** Somebody's clock is more than a minute ahead of this one: notes that are not counted yet. */
  ahead: boolean;
}>;

export type LiveClient = Readonly<{
  /** Says that one's own board has changed: it is sent at once. */
  changed: () => void;
  /** Says that the page is viewed again, or the network is back: connects again and catches up. */
  wake: () => void;
  leave: () => void;
}>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/**
 * Who knows more waits up to this long before sending, as another may send it first: four times what sending takes, within these
 * bounds, so that the other's message can arrive meanwhile.
 */
const MIN_SPREAD_MS = 400;
const MAX_SPREAD_MS = 4 * SECOND;
/** An empty channel is known by nothing arriving for this long. */
const SILENCE_MS = 1500;
/** With nothing on the channel it is asked again after this time. */
const LISTEN_AGAIN_MS = 30 * SECOND;
const MIN_BETWEEN_MS = SECOND;
const MAX_A_MINUTE = 30;
/** This many unreadable messages in a minute are one person's doing. */
const MAX_UNREADABLE = 20;
const QUIET_MS = MINUTE;
const MAX_WAIT_MS = MINUTE;
/** Messages that wait to be opened; beyond that the oldest go. */
const MAX_WAITING = 64;
/** The relay keeps 64 messages of a channel; half of that surely is there for all who read it. */
const HEARD = 32;

/** Keeps a board live until `leave`. */
export function joinBoard({ keys, relay, board, env, onState }: LiveOptions): LiveClient {
  const url = `${relay}/board/${keys.channel}`;
  let state: LiveState = "joining";
  let ahead = false;
  let left = false;
  let stream: Stream | undefined;
  let tries = 0;
  let openedAt = 0;
  let last: string | undefined;
  /** Messages of the channel heard so far, newest last. */
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
    // Any message restarts the relay's four hours.
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
    // A relay that has just lost its Redis tells new readers nothing, and keeps them connected.
    after("listen", LISTEN_AGAIN_MS, connect);
  };

  const openWaiting = async () => {
    if (opening) return;
    opening = true;
    // Who leaves empties it.
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

  /** Takes in a board's text; false if it is none of this board's. */
  const uniteText = (text: string): boolean => {
    const now = env.now();
    const read = decodeBoard(text, now);
    const zone = board.zone();
    if (read.kind !== "board" || (zone !== null && zone !== read.zone)) return false;
    ahead = read.unread.some(({ reason }) => reason === "future");
    board.unite(read.zone, read.observations);
    // Notes still in the future of this clock are read again as time passes.
    if (ahead) after("ahead", MINUTE / 2, () => last !== undefined && uniteText(last));
    heard = [...heard, read.observations].slice(-HEARD);
    say("live");
    return true;
  };

  /** Sends one's own board if it has anything that nobody has sent. */
  const sendWhatIsMissing = () => {
    if (left || !canWrite || state !== "live") return;
    const known = heard.reduce<readonly Observation[]>(mergeObservations, []);
    if (covers(known, board.read(), env.now())) stop("publish");
    else publishSoon();
  };

  /** Something that is not a board took the place of the last one. */
  const disturb = () => {
    const now = env.now();
    // Earlier messages on the channel no longer count.
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
    // Messages pushed out of the channel are unknown, so the board is sent again.
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
      // Too many notes at once (429), or the relay is away: it is sent when that is over.
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

/** The relay of a channel, of several. */
export function relayFor(relays: readonly [string, ...string[]], channel: string): string {
  let hash = 0;
  for (const sign of channel) hash = (hash * 31 + sign.charCodeAt(0)) >>> 0;
  return relays[hash % relays.length] ?? relays[0];
}
