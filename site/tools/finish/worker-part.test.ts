import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const SITE = "https://almanac.example/";
const source = readFileSync(new URL("worker-part.js", import.meta.url), "utf8");

type Tab = { url: string; focused?: boolean; visibilityState?: string; controlled?: boolean };

/** Presses a notification in a worker whose tabs are `tabs`; tells what the worker did, in order. */
async function press(path: unknown, tabs: readonly Tab[], { answers = true, scope = SITE } = {}) {
  const did: string[] = [];
  const handlers = new Map<string, (event: unknown) => void>();
  const clients = tabs.map((tab) => ({
    ...tab,
    focus: async () => did.push(`focus ${tab.url}`),
    navigate: async (address: string) => did.push(`navigate ${tab.url} to ${address}`),
    postMessage: (message: { type: string; path: string }, [port]: readonly { answer: () => void }[]) => {
      did.push(`${message.type} ${message.path}`);
      if (answers) port?.answer();
    },
  }));
  class Channel {
    port1: { onmessage?: () => void } = {};
    port2 = { answer: () => this.port1.onmessage?.() };
  }
  const self = {
    registration: { scope },
    clients: {
      matchAll: async () => clients,
      openWindow: async (address: string) => did.push(`open ${address}`),
    },
    addEventListener: (kind: string, handler: (event: unknown) => void) => handlers.set(kind, handler),
  };
  runInNewContext(source, {
    self,
    URL,
    MessageChannel: Channel,
    setTimeout: (call: () => void) => queueMicrotask(call),
  });
  let waited: unknown;
  handlers.get("notificationclick")?.({
    notification: { data: path === undefined ? undefined : { path }, close: () => did.push("close") },
    waitUntil: (promise: unknown) => {
      waited = promise;
    },
  });
  await waited;
  return did;
}

test("with no tab open, a press opens the page", async () => {
  expect(await press("/forecast/cassie", [])).toEqual(["close", `open ${SITE}forecast/cassie`]);
});

test("the tab that shows the page already is brought to the front", async () => {
  const tabs = [{ url: `${SITE}map/pagos`, focused: true }, { url: `${SITE}forecast/cassie` }];
  expect(await press("/forecast/cassie", tabs)).toEqual(["close", `focus ${SITE}forecast/cassie`]);
});

test("else the tab in sight goes there by itself, or is taken there if it does not answer", async () => {
  const tabs = [{ url: `${SITE}map/pagos` }, { url: `${SITE}alarms`, visibilityState: "visible" }];
  expect(await press("/timers", tabs)).toEqual(["close", `focus ${SITE}alarms`, "OPEN_PAGE /timers"]);
  expect(await press("/timers", tabs, { answers: false })).toEqual([
    "close",
    `focus ${SITE}alarms`,
    "OPEN_PAGE /timers",
    `navigate ${SITE}alarms to ${SITE}timers`,
  ]);
});

test("a site below a folder stays below it", async () => {
  expect(await press("/timers", [], { scope: `${SITE}foray/` })).toEqual([
    "close",
    `open ${SITE}foray/timers`,
  ]);
});

test.each([
  undefined,
  null,
  7,
  "",
  "timers",
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "javascript:alert(1)",
  "/../../other",
])("a path that leads elsewhere is ignored: %s", async (path) => {
  const did = await press(path, [{ url: `${SITE}alarms` }], { scope: `${SITE}foray/` });
  expect(did).toEqual(["close"]);
});

test.each(["/https://evil.example/", "/\t/evil.example", "/@evil.example", "/%2f%2fevil.example"])(
  "%s stays on the site",
  async (path) => {
    const [, opened] = await press(path, []);
    expect(opened?.startsWith(`open ${SITE}`)).toBe(true);
  },
);
