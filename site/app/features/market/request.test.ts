import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exampleItem, type MarketServer, startMarketServer } from "../../../testing/market-server.ts";
import {
  ANSWER_MS,
  type MarketEnvironment,
  MarketError,
  type MarketTrouble,
  REFUSED_WAIT_MS,
  RETRY_WAITS_MS,
  requestPrices,
} from "./request.ts";

let server: MarketServer;
beforeAll(async () => {
  server = await startMarketServer();
});
afterAll(() => server.close());
beforeEach(() => server.answer("good"));

/** Real network with a fake clock: waits are recorded and skipped, except for the response timeout. */
function environment(changes: Partial<MarketEnvironment> = {}) {
  const waits: number[] = [];
  const env: MarketEnvironment = {
    base: `${server.origin}/api/v2`,
    fetch,
    pause: (ms) => {
      if (ms === ANSWER_MS) return new Promise(() => undefined);
      waits.push(ms);
      return Promise.resolve();
    },
    random: () => 0.5,
    online: () => true,
    ...changes,
  };
  return { env, waits };
}

async function ask(items: readonly number[], env: MarketEnvironment, scope = "North-America") {
  const troubles: MarketTrouble[] = [];
  const leaving = new AbortController();
  const before = server.asked.length;
  const outcome = await requestPrices(
    { scope, items, signal: leaving.signal, onTrouble: (trouble) => troubles.push(trouble) },
    env,
  ).catch((error: unknown) => error);
  return { outcome, troubles, asked: server.asked.slice(before) };
}

const troubleOf = (outcome: unknown) => (outcome instanceof MarketError ? outcome.trouble : outcome);

describe("requestPrices with a good answer", () => {
  test("requestPrices asks for sorted unique items and only the needed fields in one request", async () => {
    const { env } = environment();
    const { outcome, asked } = await ask([30_885, 30_884, 30_885], env);
    expect(asked).toHaveLength(1);
    const url = new URL(asked[0] ?? "", server.origin);
    expect(url.pathname).toBe("/api/v2/North-America/30884,30885");
    expect(url.searchParams.get("listings")).toBe("3");
    expect(url.searchParams.get("fields")).toContain("items.listings.pricePerUnit");
    expect(outcome).toBeInstanceOf(Map);
    if (!(outcome instanceof Map)) return;
    expect(outcome.get(30_884)).toEqual({
      itemId: 30_884,
      average: 1884,
      uploadedAt: exampleItem(30_884, true).lastUploadTime,
      listings: [
        { price: 1784, quantity: 3, world: "Siren" },
        { price: 1834, quantity: 12, world: "Faerie" },
        { price: 1884, quantity: 1, world: "Gilgamesh" },
      ],
    });
  });

  test("requestPrices reads the different shape of a single item", async () => {
    const { env } = environment();
    const { outcome, asked } = await ask([30_884], env, "73");
    expect(asked[0]).toContain("fields=itemID,");
    expect(outcome instanceof Map && outcome.get(30_884)?.listings[0]).toEqual({
      price: 1784,
      quantity: 3,
      world: null,
    });
  });

  test("requestPrices splits more than a hundred items", async () => {
    const { env } = environment();
    const items = Array.from({ length: 101 }, (_, index) => 30_000 + index);
    const { outcome, asked } = await ask(items, env);
    expect(asked).toHaveLength(2);
    expect(outcome instanceof Map && outcome.size).toBe(101);
  });

  test("requestPrices sends no request for no items", async () => {
    const { env } = environment();
    const { outcome, asked } = await ask([], env);
    expect(asked).toEqual([]);
    expect(outcome instanceof Map && outcome.size).toBe(0);
  });

  test("requestPrices leaves out items that the answer lacks", async () => {
    server.answer("missing");
    const { env } = environment();
    const { outcome } = await ask([30_884, 30_885, 30_886], env);
    expect(outcome instanceof Map && [...outcome.keys()]).toEqual([30_885, 30_886]);
  });

  test("requestPrices keeps the average of an item without offers", async () => {
    server.answer("empty");
    const { env } = environment();
    const { outcome } = await ask([30_884, 30_885], env);
    expect(outcome instanceof Map && outcome.get(30_884)).toMatchObject({ average: 1884, listings: [] });
  });
});

describe("requestPrices in trouble", () => {
  test.each([
    ["tooMany", "rateLimited", REFUSED_WAIT_MS],
    ["broken", "failed", 0],
    ["cutOff", "brokenOff", 0],
  ] as const)(
    "requestPrices retries after “%s” answers with growing waits, then fails as %s",
    async (mood, trouble, least) => {
      server.answer(mood);
      const { env, waits } = environment();
      const { outcome, troubles, asked } = await ask([30_884, 30_885], env);
      expect(troubleOf(outcome)).toBe(trouble);
      expect(asked).toHaveLength(RETRY_WAITS_MS.length + 1);
      expect(troubles).toEqual(RETRY_WAITS_MS.map(() => trouble));
      expect(waits).toEqual(RETRY_WAITS_MS.map((wait) => wait + least));
    },
  );

  test.each([
    ["7", 7_000],
    ["9999", 600_000],
    ["Wed, 21 Oct 2026 07:28:00 GMT", REFUSED_WAIT_MS],
  ] as const)("requestPrices waits as Retry-After “%s” says, else a minute", async (retryAfter, least) => {
    const { env, waits } = environment({
      fetch: async () => new Response("", { status: 429, headers: { "retry-after": retryAfter } }),
    });
    await ask([30_884], env);
    expect(waits[0]).toBe(1000 + least);
  });

  test("requestPrices treats an answer that no script may read as a refusal", async () => {
    const { env, waits } = environment({
      fetch: async (_, init) => {
        if (init?.mode === "no-cors") return new Response(null);
        throw new TypeError("Failed to fetch");
      },
    });
    const { outcome } = await ask([30_884], env);
    expect(troubleOf(outcome)).toBe("refused");
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(REFUSED_WAIT_MS);
  });

  test("requestPrices reports brokenOff instead of a refusal if the service is reachable", async () => {
    const { env, waits } = environment({
      fetch: async (_, init) => {
        if (init?.method === "HEAD") return new Response(null);
        throw new TypeError("Failed to fetch");
      },
    });
    const { outcome } = await ask([30_884], env);
    expect(troubleOf(outcome)).toBe("brokenOff");
    expect(Math.max(...waits)).toBeLessThan(REFUSED_WAIT_MS);
  });

  test("requestPrices stops retrying after a success", async () => {
    server.answer("tooMany", "broken", "good");
    const { env, waits } = environment();
    const { outcome } = await ask([30_884, 30_885], env);
    expect(outcome).toBeInstanceOf(Map);
    expect(waits).toHaveLength(2);
  });

  test("requestPrices varies each wait by up to a quarter", async () => {
    for (const [random, factor] of [
      [0, 0.75],
      [1, 1.25],
    ] as const) {
      server.answer("broken");
      const { env, waits } = environment({ random: () => random });
      await ask([30_884, 30_885], env);
      expect(waits).toEqual(RETRY_WAITS_MS.map((wait) => wait * factor));
    }
  });

  test.each([
    ["html", "unreadable"],
    ["huge", "unreadable"],
    ["unknownPlace", "unknownPlace"],
  ] as const)("requestPrices never retries after a “%s” answer and fails as %s", async (mood, trouble) => {
    server.answer(mood);
    const { env, waits } = environment();
    const { outcome, asked } = await ask([30_884, 30_885], env);
    expect(troubleOf(outcome)).toBe(trouble);
    expect(asked).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  test("requestPrices sends no request while offline", async () => {
    const { env } = environment({ online: () => false });
    const { outcome, asked } = await ask([30_884], env);
    expect(troubleOf(outcome)).toBe("offline");
    expect(asked).toEqual([]);
  });

  test("requestPrices reports a server without a connection as unreachable", async () => {
    const { env } = environment({ base: "http://127.0.0.1:9" });
    const { outcome } = await ask([30_884], env);
    expect(troubleOf(outcome)).toBe("unreachable");
  });
});

describe("requestPrices with a slow answer", () => {
  test("requestPrices waits for a slow answer", async () => {
    server.answer("slow");
    const { env } = environment();
    const before = server.asked.length;
    const asking = ask([30_884, 30_885], env);
    await expect.poll(() => server.asked.length).toBe(before + 1);
    server.release();
    expect((await asking).outcome).toBeInstanceOf(Map);
  });

  test("requestPrices retries an answer that exceeds the timeout", async () => {
    server.answer("slow", "good");
    let late = () => {};
    const { env, waits } = environment();
    const before = server.asked.length;
    const asking = ask([30_884, 30_885], {
      ...env,
      pause: (ms, signal) =>
        ms === ANSWER_MS
          ? new Promise((resolve) => {
              late = resolve;
            })
          : env.pause(ms, signal),
    });
    await expect.poll(() => server.asked.length).toBe(before + 1);
    late();
    const { outcome, troubles } = await asking;
    expect(outcome).toBeInstanceOf(Map);
    expect(troubles).toEqual(["failed"]);
    expect(waits).toHaveLength(1);
    server.release();
  });

  test("requestPrices rejects once the player leaves", async () => {
    server.answer("slow");
    const leaving = new AbortController();
    const { env } = environment();
    const before = server.asked.length;
    const asking = requestPrices({ scope: "Light", items: [30_884], signal: leaving.signal }, env).catch(
      (error: unknown) => error,
    );
    await expect.poll(() => server.asked.length).toBe(before + 1);
    leaving.abort(new Error("left"));
    expect(await asking).toEqual(new Error("left"));
    server.release();
  });
});
