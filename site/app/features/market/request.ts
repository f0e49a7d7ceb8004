import { ITEMS_PER_REQUEST, type PriceTable, pricesPath, readPrices } from "./prices.ts";

/** Why there are no new prices; every one of them is said in words. */
export type MarketTrouble =
  /** The browser has no network. */
  | "offline"
  /** Asked too often, as the service says itself. */
  | "rateLimited"
  /** Somebody answers, with something that no page may read; most often that is the refusal of one who asked too often. */
  | "refused"
  /** The connection ended in the middle of an answer, or before it. */
  | "brokenOff"
  /** No connection to the service. */
  | "unreachable"
  /** No answer in time, or the service is down. */
  | "failed"
  /** An answer that is not prices: a page of some gateway, a shape we do not know, far too much of it. */
  | "unreadable"
  /** The service does not know the region, data centre or world. */
  | "unknownPlace";

export class MarketError extends Error {
  readonly trouble: MarketTrouble;
  /** Whether asking again may help. */
  readonly passing: boolean;
  /** Wait that the service asks for (ms), if it says one. */
  readonly wait: number | undefined;

  constructor(trouble: MarketTrouble, passing: boolean, wait?: number) {
    super(`market prices: ${trouble}`);
    this.trouble = trouble;
    this.passing = passing;
    this.wait = wait;
  }
}

/** Functions the client needs from outside; tests bring their own. */
export type MarketEnvironment = Readonly<{
  /** Origin and base path, e.g. `https://universalis.app/api/v2`. */
  base: string;
  fetch: typeof fetch;
  /** Resolves after `ms`, rejects when `signal` aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 to below 1. */
  random: () => number;
  online: () => boolean;
}>;

export type PriceRequest = Readonly<{
  /** Name or id of a world, data centre or region, as the service takes it. */
  scope: string;
  items: readonly number[];
  signal: AbortSignal;
  /** Told before each wait for another try. */
  onTrouble?: (trouble: MarketTrouble) => void;
}>;

/** Waits between tries; spread by up to a quarter either way, so that many players do not come back at once. */
export const RETRY_WAITS_MS: readonly number[] = [1000, 4000, 16_000];

/** The service gives up after 5 s itself; past this it is not going to answer. */
export const ANSWER_MS = 15_000;

/** The longest wait that is taken from a `Retry-After`. */
const MAX_WAIT_MS = 10 * 60_000;

/** How long to leave the service alone at least when it refuses and no wait can be read. */
export const REFUSED_WAIT_MS = 60_000;

/** A hundred items weigh under 100 kB; more than this is not an answer to our question. */
export const MAX_ANSWER = 2_000_000;

/**
 * Prices of items in one place: one request for each hundred. Tries again on 429, after the wait it needs or a minute, on errors
 * of the service and when the connection fails. Throws MarketError, or the signal's reason once it aborts.
 */
export async function requestPrices(request: PriceRequest, env: MarketEnvironment): Promise<PriceTable> {
  const items = [...new Set(request.items)].sort((a, b) => a - b);
  const table = new Map<number, NonNullable<ReturnType<PriceTable["get"]>>>();
  for (let first = 0; first < items.length; first += ITEMS_PER_REQUEST) {
    const part = items.slice(first, first + ITEMS_PER_REQUEST);
    for (const [id, prices] of await withRetries(request, part, env)) table.set(id, prices);
  }
  return table;
}

async function withRetries(
  request: PriceRequest,
  items: readonly number[],
  env: MarketEnvironment,
): Promise<PriceTable> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await ask(request, items, env);
    } catch (error) {
      request.signal.throwIfAborted();
      const wait = RETRY_WAITS_MS[tried];
      if (!(error instanceof MarketError) || !error.passing || wait === undefined) throw error;
      request.onTrouble?.(error.trouble);
      const spread = wait * (0.75 + env.random() / 2);
      await env.pause(spread + (error.wait ?? 0), request.signal);
    }
  }
}

async function ask(
  { scope, signal }: PriceRequest,
  items: readonly number[],
  env: MarketEnvironment,
): Promise<PriceTable> {
  if (!env.online()) throw new MarketError("offline", false);
  const late = new AbortController();
  const answered = new AbortController();
  let begun = false;
  env.pause(ANSWER_MS, answered.signal).then(
    () => late.abort(),
    () => undefined,
  );
  try {
    const either = AbortSignal.any([signal, late.signal]);
    const response = await env
      .fetch(env.base + pricesPath(scope, items), {
        signal: either,
        credentials: "omit",
        headers: { accept: "application/json" },
      })
      .catch(async () => {
        either.throwIfAborted();
        throw await unanswered(env.base + pricesPath(scope, items), env, either);
      });
    begun = true;
    refuse(response);
    const table = readPrices(parseJson(await readText(response)), items);
    if (table === null) throw new MarketError("unreadable", false);
    return table;
  } catch (error) {
    if (error instanceof MarketError) throw error;
    signal.throwIfAborted();
    if (!env.online()) throw new MarketError("offline", false);
    throw new MarketError(begun && !late.signal.aborted ? "brokenOff" : "failed", true);
  } finally {
    answered.abort();
  }
}

/**
 * Why a request was rejected. The service's refusal carries no CORS headers, so a script sees the same as without a connection. The same
 * question, asked so that no script may read its answer, tells whether there is one; another, whether there is anybody at all. A
 * connection that broke once and no more cannot be told from a refusal.
 */
async function unanswered(
  address: string,
  { base, fetch, online }: MarketEnvironment,
  signal: AbortSignal,
): Promise<MarketError> {
  const reached = async (url: string | URL, method: string) => {
    const there = await fetch(url, {
      method,
      mode: "no-cors",
      credentials: "omit",
      cache: "no-store",
      signal,
    }).then(
      () => true,
      () => false,
    );
    signal.throwIfAborted();
    return there;
  };
  if (!online()) return new MarketError("offline", false);
  if (await reached(address, "GET")) return new MarketError("refused", true, REFUSED_WAIT_MS);
  return new MarketError((await reached(new URL("/", base), "HEAD")) ? "brokenOff" : "unreachable", true);
}

function refuse(response: Response): void {
  if (response.ok) return;
  void response.body?.cancel();
  if (response.status === 429) {
    const seconds = /^\d{1,6}$/.exec(response.headers.get("retry-after") ?? "")?.[0];
    const wait = seconds === undefined ? REFUSED_WAIT_MS : Math.min(Number(seconds) * 1000, MAX_WAIT_MS);
    throw new MarketError("rateLimited", true, wait);
  }
  if (response.status === 404) throw new MarketError("unknownPlace", false);
  throw new MarketError("failed", response.status >= 500 || response.status === 408);
}

/** The body as text, given up past `MAX_ANSWER`. */
async function readText(response: Response): Promise<string> {
  if (response.body === null) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let length = 0;
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > MAX_ANSWER) {
      await reader.cancel();
      throw new MarketError("unreadable", false);
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MarketError("unreadable", false);
  }
}
