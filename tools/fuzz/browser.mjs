// Hostile URLs, stored values and market responses on the built site in a real browser.

import { storedKeys } from "../../site/app/records/stored.ts";
import { MARKET_ORIGIN } from "../../site/server/headers.ts";
import { serveSite } from "../../site/server/serve.ts";
import { kindsOf } from "../../site/testing/addresses.ts";
import { launchChromium } from "../../site/testing/browser.ts";
import { hostileAddresses, MARKS, prototypeAddresses, seeded } from "../../site/testing/hostile.ts";
import { knownAddresses } from "../lib/addresses.mjs";
import { client } from "../lib/places.mjs";

/** Pages open in parallel; low for machines with few processors. */
export const TABS = 2;
/** For rendering a page. */
const TIMEOUT_MS = 15_000;

export async function withSite(work) {
  const server = await serveSite({ root: client, port: 0 });
  const browser = await launchChromium("whole");
  try {
    return await work(browser, server.origin);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Records forbidden behavior. `market` handles price requests; without it no request may leave. */
export async function openTab(browser, origin, { market, init } = {}) {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: "block", locale: "en-GB" });
  const page = await context.newPage();
  let faults = [];
  if (init) await page.addInitScript(init.script, init.value);
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message.split("\n")[0]}`));
  page.on("console", (message) => {
    const text = message.text();
    const expected = /the server responded with a status of 4|Failed to load resource/.test(text);
    if (message.type() === "error" && !expected) faults.push(`console: ${text.split("\n")[0].slice(0, 300)}`);
  });
  page.on("dialog", (dialog) => {
    faults.push("a dialog of the browser");
    void dialog.dismiss();
  });
  await page.route("**/*", (route) => {
    const url = new URL(route.request().url());
    if (url.origin === origin || /^(?:data|blob):/.test(url.protocol)) return route.continue();
    if (market !== undefined && url.origin === MARKET_ORIGIN) return market(route);
    if (url.origin !== MARKET_ORIGIN) faults.push(`a request to ${url.origin}`);
    return route.abort();
  });
  return {
    page,
    origin,
    close: () => context.close(),
    take() {
      const taken = faults;
      faults = [];
      return taken;
    },
  };
}

/** Returns the page's faults once it has rendered. */
export async function judge(page) {
  const deadline = Date.now() + TIMEOUT_MS;
  let state = { heading: 0, text: "" };
  while (Date.now() < deadline) {
    state = await page.evaluate(
      ({ element, attribute }) => ({
        heading: document.querySelectorAll("h1").length,
        text: document.querySelector("main")?.textContent?.trim() ?? "",
        title: document.title,
        injected: document.querySelector(`${element}, [${attribute}]`) !== null,
        fell: document.querySelector("main")?.textContent?.includes("Unexpected Application Error!") ?? false,
        alive: "hydrated" in document.documentElement.dataset,
        script: [...document.querySelectorAll("a[href]")].some((link) =>
          /^\s*(?:javascript|data):/i.test(link.getAttribute("href") ?? ""),
        ),
      }),
      MARKS,
    );
    if (state.alive && state.heading === 1 && state.text !== "") break;
    await new Promise((done) => setTimeout(done, 20));
  }
  return [
    ...(state.alive ? [] : ["never became interactive"]),
    ...(state.text === "" ? ["a blank page"] : []),
    ...(state.heading === 1 ? [] : [`${state.heading} first headings`]),
    ...(state.title ? [] : ["no title"]),
    ...(state.injected ? ["an element was injected"] : []),
    ...(state.script ? ["a link runs a script"] : []),
    ...(state.fell ? ["the error screen"] : []),
  ];
}

async function visit(tab, address, settle = 0) {
  try {
    const wanted = new URL(address, tab.origin);
    wanted.hash = "";
    // If only the fragment differs from the open page, the browser would not load anything.
    if (tab.page.url().replace(/#.*/s, "") === wanted.href) await tab.page.goto("about:blank");
    const response = await tab.page.goto(address, { timeout: TIMEOUT_MS });
    const found = await judge(tab.page);
    // A browser may normalize a URL to a different one, which is then not the one to test.
    let asked = response?.request();
    while (asked?.redirectedFrom()) asked = asked.redirectedFrom();
    if (asked?.url() !== wanted.href) found.push(`was not reached, but ${asked?.url()}`);
    if (settle > 0) await tab.page.waitForTimeout(settle);
    return [...found, ...tab.take()];
  } catch (error) {
    return [String(error).split("\n")[0], ...tab.take()];
  }
}

export async function visitAll(browser, origin, addresses, options, settle) {
  const faults = [];
  const queue = addresses.values();
  const work = async () => {
    const tab = await openTab(browser, origin, options);
    for (const address of queue) {
      for (const fault of await visit(tab, address, settle))
        faults.push(`${address.slice(0, 200)}: ${fault}`);
    }
    await tab.close();
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return faults;
}

export function fuzzBrowser({ seed, count }) {
  return withSite(async (browser, origin) => {
    const known = knownAddresses();
    const every = prototypeAddresses(known);
    // A tenth of the visits uses names inherited by every object, spread evenly over all kinds of URLs.
    const some = Math.min(every.length, Math.ceil(count / 10));
    const addresses = [
      ...Array.from({ length: some }, (_, at) => every[Math.floor((at * every.length) / some)]),
      ...hostileAddresses({ seed, count: count - some, addresses: known }),
    ];
    return { tried: addresses.length, faults: await visitAll(browser, origin, addresses, {}) };
  });
}

const storedTexts = [
  "",
  "null",
  "{}",
  "[]",
  "[null]",
  "{",
  '{"__proto__":{"x":1}}',
  '{"constructor":1}',
  "__proto__",
  "constructor",
  "undefined",
  "NaN",
  "-1",
  "1e999",
  "true",
  "\u0000\ud800",
  `<${MARKS.element}>`,
  `" ${MARKS.attribute}="1`,
  "x".repeat(100_000),
  "[".repeat(5000),
  '[{"id":null,"at":"x"},{"id":"__proto__"}]',
  '{"version":1,"list":[1,2,3],"at":1e400}',
  ",,,,",
  "eurekaAnemos,__proto__,constructor",
];

/** Everything the site stores in the browser: its own keys and scroll positions. */
const keys = [...storedKeys, "scroll-heights"];
/** Visits per kind of page, each with different values. */
const ROUNDS = 2;
/** Time in ms for late parts of the page that also read the storage. */
const SETTLE = 500;

export function fuzzStored({ seed }) {
  return withSite(async (browser, origin) => {
    const random = seeded(seed);
    const queue = Array.from({ length: ROUNDS }, () => kindsOf(knownAddresses()))
      .flat()
      .map((address) => ({
        address,
        stored: keys.map((key) => [key, storedTexts[Math.floor(random() * storedTexts.length)]]),
      }))
      .values();
    const faults = [];
    let tried = 0;
    const work = async () => {
      for (const { address, stored } of queue) {
        const tab = await openTab(browser, origin, {
          init: {
            script: (entries) => {
              for (const [key, value] of entries) {
                localStorage.setItem(key, value);
                sessionStorage.setItem(key, value);
              }
            },
            value: stored,
          },
        });
        for (const fault of await visit(tab, address, SETTLE))
          faults.push(`${address} with strange values stored: ${fault}`);
        await tab.close();
        tried += stored.length;
      }
    };
    await Promise.all(Array.from({ length: TABS }, work));
    return { tried, faults };
  });
}

const answers = [
  ["status 429, no permission to read", (route) => route.fulfill({ status: 429, body: "" })],
  ["status 500", (route) => route.fulfill({ status: 500, body: "<h1>down</h1>", headers: cors })],
  ["cut off", (route) => route.abort("connectionreset")],
  ["not JSON", (route) => route.fulfill({ body: `<${MARKS.element}>`, headers: cors })],
  ["an empty body", (route) => route.fulfill({ body: "", headers: cors })],
  ["null", (route) => route.fulfill({ body: "null", headers: cors })],
  [
    "strange items",
    (route) =>
      route.fulfill({
        headers: cors,
        body: JSON.stringify({
          items: {
            __proto__: null,
            30884: { itemID: "30884", listings: [{ pricePerUnit: -1, quantity: 1e308, worldName: {} }] },
            30885: { itemID: 30885, averagePrice: "x", listings: { length: 1e9 } },
            30886: {
              itemID: 30886,
              listings: [{ pricePerUnit: 1, quantity: 1, worldName: `<${MARKS.element}>` }],
            },
          },
        }),
      }),
  ],
  ["an endless list", (route) => route.fulfill({ headers: cors, body: `[${"0,".repeat(2_000_000)}0]` })],
];
const cors = { "Access-Control-Allow-Origin": "*", "Content-Type": "application/json" };

export function fuzzMarket() {
  return withSite(async (browser, origin) => {
    const asking = kindsOf(knownAddresses()).filter((address) =>
      /holster|ba|loadout|action|logos|fragment/.test(address),
    );
    const faults = [];
    for (const [name, market] of answers) {
      const found = await visitAll(browser, origin, asking, { market }, 300);
      for (const fault of found) faults.push(`${name}: ${fault}`);
    }
    return { tried: asking.length * answers.length, faults };
  });
}
