import { ITEMS_PER_REQUEST, type PriceTable, pricesPath, readPrices } from "./prices.ts";

/** Each value has a message. */
export type MarketTrouble =
  | "offline"
  /** The service answered 429. */
  | "rateLimited"
  /** There is a response that scripts cannot read, usually the service's refusal of too many requests. */
  | "refused"
  /** The connection broke before or during the response. */
  | "brokenOff"
  | "unreachable"
  /** Timeout or server error. */
  | "failed"
  /** The response is not price data (a gateway's error page, an unknown shape) or far too long. */
  | "unreadable"
  /** The service does not know the region, data center or world. */
  | "unknownPlace";

export class MarketError extends Error {
  readonly trouble: MarketTrouble;
  /** Whether a retry may help. */
  readonly passing: boolean;
  /** Wait in ms that the service asks for. */
  readonly wait: number | undefined;

  constructor(trouble: MarketTrouble, passing: boolean, wait?: number) {
    super(`market prices: ${trouble}`);
    this.trouble = trouble;
    this.passing = passing;
    this.wait = wait;
  }
}

/** Dependencies, replaced in tests. */
export type MarketEnvironment = Readonly<{
  /** Origin and base path, such as `https://universalis.app/api/v2`. */
  base: string;
  fetch: typeof fetch;
  /** Resolves after `ms`; rejects when `signal` aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Returns 0 to below 1. */
  random: () => number;
  online: () => boolean;
}>;

export type PriceRequest = Readonly<{
  /** Name or id of a world, data center or region, as the service accepts it. */
  scope: string;
  items: readonly number[];
  signal: AbortSignal;
  /** Called before each wait for a retry. */
  onTrouble?: (trouble: MarketTrouble) => void;
}>;

/** Waits before retries, randomized by ±25% so that many players do not retry at once. */
export const RETRY_WAITS_MS: readonly number[] = [1000, 4000, 16_000];

/** The service itself times out after 5 s, so a later response is not expected. */
export const ANSWER_MS = 15_000;

/** Upper bound for `Retry-After`. */
const MAX_WAIT_MS = 10 * 60_000;

/** Minimum wait after a refusal without a readable `Retry-After`. */
export const REFUSED_WAIT_MS = 60_000;

/** In bytes. A hundred items are under 100 kB. */
export const MAX_ANSWER = 2_000_000;

/**
 * Requests the prices of items in one place, in batches. Retries after 429 (with the requested wait or a
 * minute), server errors and lost connections.
 * @throws MarketError, or the signal's reason once it aborts
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
 * Finds out why a request failed. The service refuses without CORS headers, which a script cannot tell from a
 * lost connection. A no-cors request for the same URL shows whether the service responds, and one for the
 * root whether the host is reachable. A connection that broke only once looks like a refusal.
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

/** Reads the body as text. Throws beyond `MAX_ANSWER`. */
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
