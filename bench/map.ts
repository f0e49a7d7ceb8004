/**
 * The map with 506 markers in a real browser at 6x CPU slowdown: main-thread tasks while panning, wheel
 * zooming and pinching. Then the time until the map is interactive on a slow mobile connection (the chart
 * follows a finger, which is tested), and until its markers are drawn.
 */
import type { CDPSession, Page } from "playwright-core";
import { serveSite } from "../site/server/serve.ts";
import { launchChromium } from "../site/testing/browser.ts";

const SLOWDOWN = 6;
const BUDGET_MS = 50;
/** Lighthouse's Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000, offline: false };
const READY_BUDGET_MS = 1500;

const pins = Array.from({ length: 150 }, (_, i) => ({
  x: 4 + ((i * 7) % 36),
  y: 4 + ((i * 11) % 36),
  name: `Pin ${i}`,
}));
const layers = [
  "aetherytes,knowledgeCrystals,returnPoint,shops,windCurrents,areaLabels,magicPotFates,fates,criticalEngagements,towers",
  "treasureCoffers,magicPotCoffers,carrots,mobLevels,blueMagic,weatherEnemies,surveyPoints",
].join(",");
const view = "x=21&y=-21&zoom=4.5";

type TraceEvent = Readonly<{
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: unknown;
}>;

function isEvents(value: unknown): value is Readonly<{ traceEvents: readonly TraceEvent[] }> {
  return (
    typeof value === "object" && value !== null && "traceEvents" in value && Array.isArray(value.traceEvents)
  );
}

/** In ms at 6x slowdown. `named` is the part the browser attributes (scripts, styles, layout, paint). */
type Task = Readonly<{ ms: number; named: number; collects: boolean }>;

/** In µs, without overlaps. */
function covered(events: readonly TraceEvent[]): number {
  let end = 0;
  let sum = 0;
  for (const { ts, dur = 0 } of events.toSorted((a, b) => a.ts - b.ts)) {
    sum += Math.max(0, ts + dur - Math.max(end, ts));
    end = Math.max(end, ts + dur);
  }
  return sum;
}

/** CPU time does not depend on other load, and a CPU six times slower needs six times as much. */
async function tasks(page: Page, act: () => Promise<void>): Promise<readonly Task[]> {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await act();
  await page.waitForTimeout(500);
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  if (!isEvents(trace)) throw new Error("The browser wrote no trace.");
  const styled = trace.traceEvents.find(({ name }) => name === "UpdateLayoutTree");
  const own = trace.traceEvents.filter(
    ({ ph, pid, tid }) => ph === "X" && pid === styled?.pid && tid === styled.tid,
  );
  const collections = own.filter(({ name }) => name === "MajorGC");
  return own
    .filter(({ name }) => /RunTask/.test(name))
    .map(({ name: task, ts, dur = 0, tdur = 0 }) => {
      // The kernel counts CPU time in ticks, up to 4 ms too much; a task cannot use more than the elapsed
      // time.
      const ms = (Math.min(dur, tdur) / 1000) * SLOWDOWN;
      const within = (e: TraceEvent) => e.name !== task && e.ts >= ts && e.ts + (e.dur ?? 0) <= ts + dur;
      // Only computed for long tasks: a trace has tens of thousands of events.
      const named = ms > BUDGET_MS ? (covered(own.filter(within)) / 1000) * SLOWDOWN : ms;
      return { ms, named, collects: collections.some((each) => each.ts >= ts && each.ts <= ts + dur) };
    });
}

function report(name: string, list: readonly Task[]): void {
  const sorted = list.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const over = list.filter(({ ms }) => ms > BUDGET_MS);
  const collecting = over.filter(({ collects }) => collects).length;
  const unnamed = over.filter(({ ms, named }) => named < ms / 2).length;
  console.log(
    `${name.padEnd(18)} ${String(list.length).padStart(5)} tasks · 99 % ${at(0.99)} ms · longest ${at(1)} ms · over ${BUDGET_MS} ms: ${over.length}${collecting > 0 ? ` (the browser's garbage collection: ${collecting})` : ""}${unnamed > 0 ? ` (more than half of it in nothing that the browser names: ${unnamed})` : ""}`,
  );
}

async function pan(page: Page): Promise<void> {
  await page.mouse.move(700, 450);
  await page.mouse.down();
  for (let i = 0; i < 120; i += 1) {
    await page.mouse.move(700 + 260 * Math.sin(i / 9), 450 + 200 * Math.cos(i / 7));
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
}

async function wheel(page: Page): Promise<void> {
  await page.mouse.move(700, 450);
  for (const step of [-240, -240, -240, 240, 240, 240]) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(420);
  }
}

async function pinch(client: CDPSession): Promise<void> {
  const fingers = (gap: number) => [
    { x: 700 - gap, y: 450, id: 1 },
    { x: 700 + gap, y: 450, id: 2 },
  ];
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(60) });
  for (let i = 0; i < 60; i += 1) {
    await client.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: fingers(60 + 60 * (1 - Math.cos(i / 9))),
    });
    await new Promise((resolve) => setTimeout(resolve, 12));
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function finger(client: CDPSession, path: readonly (readonly [number, number])[]): Promise<void> {
  const [start, ...rest] = path.map(([x, y]) => ({ x, y, id: 1 }));
  if (start === undefined) return;
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  for (const point of rest)
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

const root = new URL("../site/dist/client", import.meta.url).pathname;
const server = await serveSite({ root, port: 0 });
const browser = await launchChromium();
try {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1280, height: 900 },
    hasTouch: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(
    (kept) => localStorage.setItem("mapPins", JSON.stringify({ northhorn: kept })),
    pins,
  );
  const client = await context.newCDPSession(page);
  await page.goto(`/map/northhorn?${view}&layers=${layers}`);
  await page.locator(".map-tiles").first().waitFor({ state: "attached" });
  await page.waitForTimeout(1000);
  console.log(`506 markers, names shown, times ×${SLOWDOWN}`);
  report("at rest", await tasks(page, () => page.waitForTimeout(1500)));
  report("panning", await tasks(page, () => pan(page)));
  report("zooming by wheel", await tasks(page, () => wheel(page)));
  report("pinching", await tasks(page, () => pinch(client)));
  await context.close();

  for (const [name, rate] of [
    ["slow 4G", 1],
    ["slow 4G, 4× slower", 4],
  ] as const) {
    const cold = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      serviceWorkers: "block",
    });
    const first = await cold.newPage();
    await first.addInitScript(() => {
      const mark = (name: string, there: string) => {
        if (performance.getEntriesByName(name).length === 0 && document.querySelector(there) !== null)
          performance.mark(name);
      };
      new MutationObserver(() => {
        mark("alive", "[data-map-stage][data-live]");
        mark("markers", ".map-tiles");
      }).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ["data-live"],
      });
    });
    const line = await cold.newCDPSession(first);
    await line.send("Network.enable");
    await line.send("Network.emulateNetworkConditions", SLOW_4G);
    await line.send("Emulation.setCPUThrottlingRate", { rate });
    await first.goto("/map/hydatos", { waitUntil: "commit" });
    await first.locator("[data-map-stage][data-live]").waitFor();
    const plane = () =>
      first.locator(".map-plane").evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
    const before = await plane();
    await finger(line, [
      [200, 500],
      [140, 500],
      [80, 500],
    ]);
    const moved = (await plane()) - before;
    await first.locator(".map-tiles").first().waitFor({ state: "attached", timeout: 60_000 });
    const { alive, markers, bytes, paint, requests } = await first.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      const alive = at("alive");
      const parts = performance
        .getEntriesByType("resource")
        .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry] : []));
      const sum = (list: readonly PerformanceResourceTiming[]) =>
        list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
      return {
        alive,
        markers: at("markers"),
        paint: at("first-contentful-paint"),
        bytes: [sum(parts.filter(({ responseEnd }) => responseEnd <= alive)), sum(parts)],
        requests: parts.length,
      };
    });
    const s = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
    const kB = (count = 0) => `${(count / 1000).toFixed(0)} kB`;
    console.log(
      `${name.padEnd(22)} chart painted ${s(paint)} · follows a finger ${s(alive)} (budget ${s(READY_BUDGET_MS)}; ${kB(bytes[0])} by then; moved ${moved.toFixed(0)} px) · markers ${s(markers)} · ${kB(bytes[1])} in ${requests} requests`,
    );
    await cold.close();
  }
} finally {
  await browser.close();
  await server.close();
}
