// Page loads in every language: first and largest paint, time until the page responds, and layout shift, on a
// slow phone (4x CPU slowdown, 390 px wide) over two connections. Then navigation between pages. Reduce it
// with `npm run bench -- starts --runs 1 --only /forecast/crab`.
import { parseArgs } from "node:util";
import { defaultLanguage, joinLanguage, languages } from "../site/app/i18n/language.ts";
import { serveSite } from "../site/server/serve.ts";
import { launchChromium } from "../site/testing/browser.ts";
import { client } from "../tools/lib/places.mjs";
import { printTable } from "./eorzea/table.ts";
import { noneOver } from "./lib/budget.ts";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "3" }, only: { type: "string" } },
});
const runs = Math.max(1, Number(values.runs) || 3);
const paths = values.only?.split(",") ?? [
  "/",
  "/forecast/crab",
  "/bozja/lostaction",
  "/map/southhorn",
  "/ba",
];

/** Round-trip latency in ms, and bits per second. */
const lines = [
  { name: "150 ms, 1.6 Mbit/s", latency: 150, bits: 1_600_000 },
  { name: "100 ms, 4 Mbit/s", latency: 100, bits: 4_000_000 },
];
const SLOWDOWN = 4;
/** Maximum paint time relative to English. */
const MAX_LATER = 1.15;
const COLD_MS = 1200;
const WARM_MS = 150;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Runs in the page. */
function watch() {
  const times = { first: 0, largest: 0, answers: 0, moved: 0 };
  globalThis.startTimes = times;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") times.first = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    times.largest = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    times.moved += entry.value;
  });
  new MutationObserver((_, observer) => {
    if (!("hydrated" in document.documentElement.dataset)) return;
    times.answers = performance.now();
    observer.disconnect();
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-hydrated"],
  });
}

async function open(browser, origin, line, slowdown) {
  const context = await browser.newContext({ ...phone, baseURL: origin, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (line !== undefined) {
    const { latency, bits } = line;
    const throughput = bits / 8;
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput / 2,
    });
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { context, page };
}

async function start(browser, origin, line, address) {
  const { context, page } = await open(browser, origin, line, SLOWDOWN);
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: "load" });
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const times = await page.evaluate(() => globalThis.startTimes);
  await context.close();
  return times;
}

/** From pressing a menu link to the frame with the other page's heading, in ms. */
async function move(browser, origin, line, slowdown, warm) {
  const { context, page } = await open(browser, origin, line, slowdown);
  await page.goto("/credits");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const press = async (address) => {
    await page.locator("header button").first().click();
    const link = page.locator(`#sidebar a[href="${address}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate((wanted) => {
      globalThis.came = undefined;
      addEventListener(
        "pointerdown",
        () => {
          const began = performance.now();
          const heading = document.querySelector("main h1")?.textContent;
          const look = () => {
            const now = document.querySelector("main h1")?.textContent;
            if (location.pathname === wanted && now !== undefined && now !== heading)
              globalThis.came = performance.now() - began;
            else requestAnimationFrame(look);
          };
          look();
        },
        { once: true, capture: true },
      );
    }, address);
    await link.tap();
    await page.waitForFunction(() => globalThis.came !== undefined);
    return page.evaluate(() => globalThis.came);
  };
  if (warm) {
    await press("/weather-finder");
    await press("/timers");
  }
  const took = await press("/weather-finder");
  await context.close();
  return took;
}

const server = await serveSite({ root: client, port: 0 });
const browser = await launchChromium();
const over = [];
try {
  console.log(`Median of ${runs}, Chromium ${browser.version()}, ${SLOWDOWN}x slower processor, in ms`);
  for (const line of lines) {
    const rows = [[line.name, "language", "first paint", "largest paint", "answers", "moved"]];
    for (const path of paths) {
      const found = new Map(languages.map((language) => [language, []]));
      for (let run = 0; run < runs; run += 1)
        for (const [language, all] of found)
          all.push(await start(browser, server.origin, line, joinLanguage(language, path)));
      const middle = (language, figure) => median(found.get(language).map((times) => times[figure]));
      for (const language of languages) {
        const figures = ["first", "largest", "answers"].map((figure) => middle(language, figure));
        for (const figure of ["first", "largest"])
          if (middle(language, figure) > MAX_LATER * middle(defaultLanguage, figure))
            over.push(`${joinLanguage(language, path)} ${figure} paint, ${line.name}`);
        rows.push([
          path,
          language,
          ...figures.map((ms) => ms.toFixed(0)),
          middle(language, "moved").toFixed(3),
        ]);
      }
    }
    printTable(rows);
    console.log();
  }
  noneOver(`no language paints more than ${Math.round((MAX_LATER - 1) * 100)} % later than English`, over);

  const ways = [
    ["never loaded, slow phone, 100 ms, 4 Mbit/s", lines[1], SLOWDOWN, false, COLD_MS],
    ["loaded before, nothing slowed", undefined, 1, true, WARM_MS],
  ];
  for (const [name, line, slowdown, warm, most] of ways) {
    const all = [];
    for (let run = 0; run < runs; run += 1)
      all.push(await move(browser, server.origin, line, slowdown, warm));
    const took = median(all);
    noneOver(`to another page, ${name}: ${took.toFixed(0)} ms of ${most}`, took > most ? ["its budget"] : []);
  }
} finally {
  await browser.close();
  await server.close();
}
