import { createStore, type Store } from "~/browser/store.ts";

/** Where the connection to the game is. */
export type LinkPhase =
  | Readonly<{ phase: "off" }>
  /** The browser may be asking the player. */
  | Readonly<{ phase: "asking" }>
  | Readonly<{ phase: "looking" }>
  | Readonly<{ phase: "connected" }>
  /** Nothing listens there; something does, and never answers; or the connection broke. It is tried again at `retryAt` (Unix ms). */
  | Readonly<{ phase: "absent" | "silent" | "lost"; retryAt: number }>
  /** The player, or the browser for them, said no. */
  | Readonly<{ phase: "refused" }>
  /** The browser cannot connect from a secure page, or the site's host sends headers that forbid it. */
  | Readonly<{ phase: "unable"; why: "browser" | "headers" }>;

export type LinkView<State = unknown> = Readonly<{
  link: LinkPhase;
  /** What the lines so far add up to. */
  state: State;
  /** When the connection opened, in Unix ms. */
  connectedAt: number | null;
  /** When the last message of any kind arrived, in whole seconds of Unix ms. */
  heardAt: number | null;
  /** When the last line that was read arrived. */
  readAt: number | null;
}>;

export type Permission = "granted" | "denied" | "prompt" | "unknown";

/** The part of a WebSocket that the feed uses. */
export type FeedSocket = Pick<WebSocket, "addEventListener" | "send" | "close">;

/** Browser functions the connection needs. */
export type FeedEnvironment = Readonly<{
  open: (url: string) => FeedSocket;
  permission: () => Promise<Permission>;
  now: () => number;
  /** Runs something after this many ms; the result calls it off. */
  after: (ms: number, run: () => void) => () => void;
  /** Whether this browser is known to block loopback from secure pages. */
  blocksLoopback: boolean;
}>;

/** What a page reads of the game's messages. */
export type LinkReader<State> = Readonly<{
  /** Events to subscribe to. */
  events: readonly ("ChangeZone" | "LogLine")[];
  none: State;
  /** The state after a message that arrived at `at` (Unix ms), and what to do then; null for a message that is not read. */
  hear: (state: State, message: unknown, at: number) => Readonly<{ state: State; after?: () => void }> | null;
  /** The state after the connection is lost. */
  lost: (state: State, at: number) => State;
}>;

export type GameLink<State> = Readonly<{
  view: Store<LinkView<State>>;
  connect: () => void;
  stop: () => void;
  /** The page's policy refused the connection: the host sends the headers of another page. */
  forbid: () => void;
}>;

/** A program that is there answers in a few ms. */
const PATIENCE_MS = 5000;
/** A player who is asked may take this long before the browser's question counts as unanswered. */
const ASKING_MS = 60_000;
/** The game writes lines all the time while it runs: after this long without any it does not (ms). */
export const MUTE_MS = 60_000;
/** Waits before each next try, in ms; the last one stays. */
const WAITS = [2000, 4000, 8000, 15_000, 30_000, 60_000] as const;

/** A view before anything is opened. */
export const noLink = <State>(state: State): LinkView<State> => ({
  link: { phase: "off" },
  state,
  connectedAt: null,
  heardAt: null,
  readAt: null,
});

/** A connection to the player's own game. Nothing is opened before `connect` is called. */
export function createGameLink<State>(
  url: string,
  environment: FeedEnvironment,
  reader: LinkReader<State>,
): GameLink<State> {
  const { open, permission, now, after, blocksLoopback } = environment;
  const unopened = noLink(reader.none);
  const view = createStore<LinkView<State>>(unopened);
  const patch = (part: Partial<LinkView<State>>) => view.set({ ...view.get(), ...part });
  let socket: FeedSocket | undefined;
  let callOff = () => {};
  let tries = 0;
  /** Rises with every attempt, so that what an earlier one still reports is not heeded. */
  let attempt = 0;

  function end(): void {
    attempt += 1;
    callOff();
    callOff = () => {};
    socket?.close();
    socket = undefined;
  }

  function give(link: LinkPhase): void {
    end();
    patch({ link, state: reader.lost(view.get().state, now()), connectedAt: null });
  }

  function retry(phase: "absent" | "silent" | "lost"): void {
    const wait = WAITS[Math.min(tries, WAITS.length - 1)] ?? PATIENCE_MS;
    tries += 1;
    give({ phase, retryAt: now() + wait });
    callOff = after(wait, () => void start());
  }

  async function failed(own: number, phase: "absent" | "lost"): Promise<void> {
    const answer = await permission();
    if (own !== attempt) return;
    if (answer === "denied") give({ phase: "refused" });
    else if (blocksLoopback && phase === "absent") give({ phase: "unable", why: "browser" });
    else retry(phase);
  }

  function hear(data: unknown): void {
    const at = now();
    const second = Math.floor(at / 1000) * 1000;
    const heard = reader.hear(view.get().state, data, at);
    if (heard === null) {
      // Fifty lines a second draw nothing again.
      if (view.get().heardAt !== second) patch({ heardAt: second });
      return;
    }
    patch({ state: heard.state, heardAt: second, readAt: at });
    heard.after?.();
  }

  async function start(): Promise<void> {
    end();
    const own = attempt;
    patch({ link: { phase: "looking" } });
    const before = await permission();
    if (own !== attempt) return;
    if (before === "denied") return give({ phase: "refused" });
    let made: FeedSocket;
    try {
      made = open(url);
    } catch {
      // A browser that blocks plain connections from secure pages says so at once.
      return give({ phase: "unable", why: blocksLoopback ? "browser" : "headers" });
    }
    socket = made;
    patch({ link: { phase: before === "prompt" ? "asking" : "looking" } });
    let opened = false;
    callOff = after(before === "prompt" ? ASKING_MS : PATIENCE_MS, () => {
      if (own === attempt && !opened) retry("silent");
    });
    made.addEventListener("open", () => {
      if (own !== attempt) return;
      opened = true;
      callOff();
      tries = 0;
      patch({ link: { phase: "connected" }, connectedAt: now(), heardAt: null, readAt: null });
      made.send(JSON.stringify({ call: "subscribe", events: reader.events }));
    });
    made.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (own === attempt) hear(data);
    });
    made.addEventListener("close", () => {
      if (own === attempt) void failed(own, opened ? "lost" : "absent");
    });
  }

  return {
    view,
    connect() {
      tries = 0;
      void start();
    },
    stop() {
      end();
      view.set(unopened);
    },
    forbid() {
      give({ phase: "unable", why: "headers" });
    },
  };
}
