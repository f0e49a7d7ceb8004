import { encounterLine, fateLine, lineMessage, zoneMessage } from "@foray/fieldops/game-feed/lines";
import type { FeedEvent } from "@foray/fieldops/game-feed/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { feedAddress } from "~/features/game-link/address.ts";
import { createGameLink, type FeedEnvironment, type Permission } from "~/features/game-link/link.ts";
import { feedReader } from "./connection.ts";

type Handler = (event: { data?: unknown }) => void;

/** A fake browser: the test controls its network, clock and permission. */
function pretend({ answer = "granted", safari = false }: { answer?: Permission; safari?: boolean } = {}) {
  let now = Date.UTC(2026, 10, 26, 12);
  let permission = answer;
  const timers = new Set<{ at: number; run: () => void }>();
  const sockets: { handlers: Map<string, Handler>; sent: string[]; closed: boolean }[] = [];
  let refuses = false;
  const environment: FeedEnvironment = {
    open() {
      if (refuses) throw new Error("blocked");
      const made = { handlers: new Map<string, Handler>(), sent: [] as string[], closed: false };
      sockets.push(made);
      return {
        addEventListener: (name: string, handler: unknown) => {
          if (typeof handler === "function") made.handlers.set(name, (event) => void handler(event));
        },
        send: (data) => void made.sent.push(typeof data === "string" ? data : "binary"),
        close: () => {
          made.closed = true;
        },
      };
    },
    permission: async () => permission,
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    blocksLoopback: safari,
  };
  const events: FeedEvent[] = [];
  const feed = createGameLink(
    "ws://127.0.0.1:10501/ws",
    environment,
    feedReader((list) => void events.push(...list)),
  );
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return {
    feed,
    events,
    sockets,
    get phase() {
      return feed.view.get().link.phase;
    },
    get now() {
      return now;
    },
    async connect() {
      feed.connect();
      await settle();
    },
    async fire(name: string, event: { data?: unknown } = {}, which = sockets.length - 1) {
      sockets[which]?.handlers.get(name)?.(event);
      await settle();
    },
    async pass(ms: number) {
      now += ms;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.run();
      }
      await settle();
    },
    set(next: Permission) {
      permission = next;
    },
    refuse() {
      refuses = true;
    },
  };
}

describe("createGameLink", () => {
  test("the game feed connects only on request, for zones and log lines only", async () => {
    const browser = pretend();
    expect([browser.phase, browser.sockets.length]).toEqual(["off", 0]);
    await browser.connect();
    expect(browser.phase).toBe("looking");
    await browser.fire("open");
    expect(browser.phase).toBe("connected");
    expect(browser.sockets[0]?.sent).toEqual(['{"call":"subscribe","events":["ChangeZone","LogLine"]}']);
  });

  test("the game feed reports the permission prompt and stops after a refusal", async () => {
    const browser = pretend({ answer: "prompt" });
    await browser.connect();
    expect(browser.phase).toBe("asking");
    await browser.pass(30_000);
    expect(browser.phase).toBe("asking");
    browser.set("denied");
    await browser.fire("close");
    expect(browser.phase).toBe("refused");
    await browser.pass(600_000);
    expect(browser.sockets).toHaveLength(1);
  });

  test("the game feed opens no socket if permission is already denied", async () => {
    const browser = pretend({ answer: "denied" });
    await browser.connect();
    expect([browser.phase, browser.sockets.length]).toEqual(["refused", 0]);
  });

  test("the game feed retries forever, with waits growing to one minute", async () => {
    const browser = pretend();
    await browser.connect();
    const waits: number[] = [];
    for (let time = 0; time < 9; time += 1) {
      await browser.fire("close");
      const { link } = browser.feed.view.get();
      if (link.phase !== "absent") throw new Error(link.phase);
      waits.push(link.retryAt - browser.now);
      await browser.pass(link.retryAt - browser.now);
      expect(browser.phase).toBe("looking");
    }
    expect(waits).toEqual([2000, 4000, 8000, 15_000, 30_000, 60_000, 60_000, 60_000, 60_000]);
    await browser.connect();
    await browser.fire("open");
    await browser.fire("close");
    expect(browser.feed.view.get().link).toEqual({ phase: "lost", retryAt: browser.now + 2000 });
  });

  test("the game feed abandons a silent program after five seconds", async () => {
    const browser = pretend();
    await browser.connect();
    await browser.pass(4999);
    expect(browser.phase).toBe("looking");
    await browser.pass(1);
    expect(browser.phase).toBe("silent");
    expect(browser.sockets[0]?.closed).toBe(true);
    // Late events of the first attempt do not disturb the second.
    await browser.pass(2000);
    await browser.fire("open", {}, 0);
    expect(browser.phase).toBe("looking");
  });

  test("the game feed reports blocks by Safari and by the host's headers", async () => {
    const safari = pretend({ answer: "unknown", safari: true });
    safari.refuse();
    await safari.connect();
    expect(safari.feed.view.get().link).toEqual({ phase: "unable", why: "browser" });
    const later = pretend({ answer: "unknown", safari: true });
    await later.connect();
    await later.fire("close");
    expect(later.feed.view.get().link).toEqual({ phase: "unable", why: "browser" });
    const host = pretend();
    await host.connect();
    host.feed.forbid();
    expect(host.feed.view.get().link).toEqual({ phase: "unable", why: "headers" });
  });

  test("the game feed resumes after a lost connection and clears its state when stopped", async () => {
    const browser = pretend();
    await browser.connect();
    await browser.fire("open");
    await browser.fire("message", { data: zoneMessage(1252, "x") });
    await browser.pass(20_000);
    await browser.fire("message", { data: fateLine(browser.now, "Add", 1976) });
    await browser.fire("close");
    await browser.pass(2000);
    await browser.fire("open");
    await browser.fire("message", { data: zoneMessage(1252, "x") });
    await browser.fire("message", { data: encounterLine(browser.now, 1, 1) });
    expect(browser.events.map(({ kind }) => kind)).toEqual(["entered", "began", "began"]);
    browser.feed.stop();
    expect([browser.phase, browser.sockets.at(-1)?.closed]).toEqual(["off", true]);
    await browser.fire("message", { data: fateLine(browser.now, "Add", 1977) });
    expect(browser.events).toHaveLength(3);
    expect(browser.feed.view.get().state.entries.size).toBe(0);
  });

  test("the game feed keeps no unrelated lines and updates at most once for them", async () => {
    const browser = pretend();
    await browser.connect();
    await browser.fire("open");
    let drawn = 0;
    browser.feed.view.subscribe(() => {
      drawn += 1;
    });
    for (let line = 0; line < 500; line += 1)
      await browser.fire("message", {
        data: lineMessage("00", browser.now, ["000A", "Amber Testwell", "hi"]),
      });
    expect(drawn).toBe(1);
    expect(browser.feed.view.get().readAt).toBeNull();
    expect(JSON.stringify(browser.feed.view.get())).not.toContain("Testwell");
  });
});

describe("feedAddress", () => {
  test.each([
    ["", "ws://127.0.0.1:10501/ws"],
    ["?OVERLAY_WS=", "ws://127.0.0.1:10501/ws"],
    ["?OVERLAY_WS=ws://127.0.0.1:10501/ws", "ws://127.0.0.1:10501/ws"],
    ["?OVERLAY_WS=ws%3A%2F%2Flocalhost%3A10501%2Fother", "ws://localhost:10501/other"],
    ["?OVERLAY_WS=ws://[::1]:10501/ws", "ws://localhost:10501/ws"],
    ["?OVERLAY_WS=WS://2130706433:10501/ws", "ws://127.0.0.1:10501/ws"],
  ])("feedAddress reads “%s” as %s", (search, url) =>
    expect(feedAddress(search)).toEqual({ kind: "open", url }),
  );

  test.each([
    ["ws://127.0.0.1:8080/ws", "port"],
    ["ws://127.0.0.1/ws", "port"],
    ["ws://192.168.0.5:10501/ws", "elsewhere"],
    ["ws://example.org:10501/ws", "elsewhere"],
    ["ws://127.0.0.1.example.org:10501/ws", "elsewhere"],
    ["ws://127.0.0.1@example.org:10501/ws", "address"],
    ["wss://127.0.0.1:10501/ws", "address"],
    ["http://127.0.0.1:10501/ws", "address"],
    ["javascript:alert(1)", "address"],
    ["nonsense", "address"],
  ])("feedAddress refuses %s with the reason “%s”", (asked, why) =>
    expect(feedAddress(`?OVERLAY_WS=${encodeURIComponent(asked)}`)).toMatchObject({ kind: "refused", why }),
  );

  test("feedAddress opens only port 10501 on loopback, for any text", () => {
    const part = fc.constantFrom(
      "ws://",
      "wss://",
      "127.0.0.1",
      "localhost",
      "[::1]",
      ":10501",
      ":80",
      "/ws",
      "@",
      "#",
      "\\",
      "evil.example",
      " ",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 6 }), (parts) => {
        const address = feedAddress(`?OVERLAY_WS=${encodeURIComponent(parts.join(""))}`);
        if (address.kind === "open") expect(address.url).toMatch(/^ws:\/\/(127\.0\.0\.1|localhost):10501\//);
        else expect(address.asked.length).toBeLessThanOrEqual(80);
      }),
      { seed: 53, numRuns: 2000 },
    );
  });
});
