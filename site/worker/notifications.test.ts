import { expect, test, vi } from "vitest";
import { showPage, type Windows } from "./notifications.ts";

const SITE = "https://almanac.example/";

type Tab = { url: string; focused?: boolean; visibilityState?: string };

/** Returns the worker's actions in order. */
async function press(path: unknown, tabs: readonly Tab[], { answers = true, scope = SITE } = {}) {
  const did: string[] = [];
  const clients = tabs.map((tab) => ({
    ...tab,
    focus: async () => did.push(`focus ${tab.url}`),
    navigate: async (address: string) => did.push(`navigate ${tab.url} to ${address}`),
    postMessage: (message: { type: string; path: string }, [port]: readonly MessagePort[]) => {
      did.push(`${message.type} ${message.path}`);
      if (answers) port?.postMessage(true);
      else vi.advanceTimersByTime(1000);
    },
  }));
  const windows = {
    registration: { scope },
    clients: {
      matchAll: async () => clients,
      openWindow: async (address: string) => did.push(`open ${address}`),
    },
  };
  vi.useFakeTimers();
  try {
    // The worker only uses these parts of a window.
    await showPage(path, windows as unknown as Windows);
  } finally {
    vi.useRealTimers();
  }
  return did;
}

test("showPage opens the page if no tab is open", async () => {
  expect(await press("/forecast/cassie", [])).toEqual([`open ${SITE}forecast/cassie`]);
});

test("showPage focuses the tab that already shows the page", async () => {
  const tabs = [{ url: `${SITE}map/pagos`, focused: true }, { url: `${SITE}forecast/cassie` }];
  expect(await press("/forecast/cassie", tabs)).toEqual([`focus ${SITE}forecast/cassie`]);
});

test("showPage asks the visible tab to navigate, or navigates it without an answer", async () => {
  const tabs = [{ url: `${SITE}map/pagos` }, { url: `${SITE}alarms`, visibilityState: "visible" }];
  expect(await press("/timers", tabs)).toEqual([`focus ${SITE}alarms`, "OPEN_PAGE /timers"]);
  expect(await press("/timers", tabs, { answers: false })).toEqual([
    `focus ${SITE}alarms`,
    "OPEN_PAGE /timers",
    `navigate ${SITE}alarms to ${SITE}timers`,
  ]);
});

test("showPage opens pages below the site’s base", async () => {
  expect(await press("/timers", [], { scope: `${SITE}foray/` })).toEqual([`open ${SITE}foray/timers`]);
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
])("showPage ignores a path outside the site: %j", async (path) => {
  expect(await press(path, [{ url: `${SITE}alarms` }], { scope: `${SITE}foray/` })).toEqual([]);
});

test.each(["/https://evil.example/", "/\t/evil.example", "/@evil.example", "/%2f%2fevil.example"])(
  "showPage keeps %j on the site",
  async (path) => {
    const [opened] = await press(path, []);
    expect(opened?.startsWith(`open ${SITE}`)).toBe(true);
  },
);
