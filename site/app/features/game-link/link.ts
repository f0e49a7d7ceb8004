import { createStore, type Store } from "~/browser/store.ts";

export type LinkPhase =
  | Readonly<{ phase: "off" }>
  /** The browser may be prompting for permission. */
  | Readonly<{ phase: "asking" }>
  | Readonly<{ phase: "looking" }>
  | Readonly<{ phase: "connected" }>
  /** Nothing listens, nothing answers, or the connection broke. Retried at `retryAt` (Unix ms). */
  | Readonly<{ phase: "absent" | "silent" | "lost"; retryAt: number }>
  /** The player or the browser denied permission. */
  | Readonly<{ phase: "refused" }>
  /** The browser blocks such connections from secure pages, or the site's headers forbid them. */
  | Readonly<{ phase: "unable"; why: "browser" | "headers" }>;

export type LinkView<State = unknown> = Readonly<{
  link: LinkPhase;
  state: State;
  connectedAt: number | null;
  /** When the last message of any kind arrived (Unix ms, in whole seconds). */
  heardAt: number | null;
  /** When the last relevant message arrived (Unix ms). */
  readAt: number | null;
}>;

export type Permission = "granted" | "denied" | "prompt" | "unknown";

export type FeedSocket = Pick<WebSocket, "addEventListener" | "send" | "close">;

/** Replaced in tests. */
export type FeedEnvironment = Readonly<{
  open: (url: string) => FeedSocket;
  permission: () => Promise<Permission>;
  now: () => number;
  /** Runs something after a delay in ms. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
  /** Whether this browser blocks loopback connections from secure pages. */
  blocksLoopback: boolean;
}>;

export type LinkReader<State> = Readonly<{
  events: readonly ("ChangeZone" | "LogLine")[];
  none: State;
  /** `at` is Unix ms. Null for irrelevant messages. */
  hear: (state: State, message: unknown, at: number) => Readonly<{ state: State; after?: () => void }> | null;
  lost: (state: State, at: number) => State;
}>;

export type GameLink<State> = Readonly<{
  view: Store<LinkView<State>>;
  connect: () => void;
  stop: () => void;
  /** The content security policy blocked the connection, as when the host sends another page's headers. */
  forbid: () => void;
}>;

/** Timeout in ms. A running program answers within a few. */
const PATIENCE_MS = 5000;
/** Timeout in ms while the browser may be prompting for permission. */
const ASKING_MS = 60_000;
/** Silence in ms after which the game is assumed not to run. */
export const MUTE_MS = 60_000;
/** Delays before retries in ms. The last one repeats. */
const WAITS = [2000, 4000, 8000, 15_000, 30_000, 60_000] as const;

export const noLink = <State>(state: State): LinkView<State> => ({
  link: { phase: "off" },
  state,
  connectedAt: null,
  heardAt: null,
  readAt: null,
});

/** Does not connect until `connect` is called. */
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
  /** Tells late events of earlier attempts apart. */
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
      // At most one update a second, as there may be fifty lines.
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
      // Browsers that block plain connections from secure pages throw right away.
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
