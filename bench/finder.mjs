// Main-thread blocking on the weather finder page while its worker searches. The budget of 50 ms is the
// browser's own threshold for long tasks (Long Tasks API); the delay of message channel beats shows shorter
// blocking.
import { serveSite } from "../site/server/serve.ts";
import { launchChromium } from "../site/testing/browser.ts";
import { client } from "../tools/lib/places.mjs";
import { printTable } from "./eorzea/table.ts";
import { noneOver } from "./lib/budget.ts";

const PASSES = 3;
const BUDGET_MS = 50;
const CENTURY = "36525";

/** [name, initial query]; the look-ahead is then set to a century in the form. */
const searches = [
  ["one zone, 10 results", "zone=eurekaPagos&weather=blizzards"],
  [
    "every condition, one zone, 100 results",
    "zone=eurekaAnemos&weather=gales,showers,snow&after=fairSkies,gales,showers,snow&hours=18-6&n=100",
  ],
  [
    "three zones, own hours, 200 results",
    "zone=eurekaPagos,eurekaAnemos,eurekaPyros&weather=blizzards,gales,snow&local=18-23&n=200",
  ],
];

async function hold(page, address) {
  await page.goto(`/weather-finder?way=pattern&${address}`);
  await page.getByText(/1 year searched in/).waitFor();
  return page.evaluate(async (century) => {
    const select = document.querySelector(`select option[value='${century}']`).parentElement;
    let long = 0;
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long = Math.max(long, duration);
    });
    tasks.observe({ type: "longtask" });
    const { port1, port2 } = new MessageChannel();
    let last = performance.now();
    let beat = 0;
    let going = true;
    port1.onmessage = () => {
      const now = performance.now();
      beat = Math.max(beat, now - last);
      last = now;
      if (going) port2.postMessage(0);
    };
    port2.postMessage(0);
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value").set.call(select, century);
    select.dispatchEvent(new Event("change", { bubbles: true }));
    const began = performance.now();
    do {
      await new Promise((resolve) => setTimeout(resolve, 10));
    } while (!/100 years searched in/.test(document.querySelector("main [role=status]").textContent));
    const took = performance.now() - began;
    // The list is drawn after the status text.
    await new Promise((resolve) => setTimeout(resolve, 200));
    going = false;
    tasks.disconnect();
    return { long, beat, took };
  }, CENTURY);
}

const server = await serveSite({ root: client, port: 0 });
const browser = await launchChromium("whole");
try {
  const over = [];
  const rows = [["a century in the finder's worker", "search and drawing", "longest beat", "long tasks"]];
  for (const [name, address] of searches) {
    const context = await browser.newContext({
      baseURL: server.origin,
      serviceWorkers: "block",
      locale: "en-GB",
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    const held = [];
    for (let pass = 0; pass < PASSES; pass += 1) held.push(await hold(page, address));
    await context.close();
    const [, middle] = held.toSorted((a, b) => a.beat - b.beat);
    if (middle.long > BUDGET_MS) over.push(name);
    rows.push([
      name,
      `${middle.took.toFixed(0)} ms`,
      `${middle.beat.toFixed(0)} ms`,
      middle.long === 0 ? "none" : `up to ${middle.long.toFixed(0)} ms`,
    ]);
  }
  printTable(rows);
  noneOver(`the page is never held up for more than ${BUDGET_MS} ms`, over);
} finally {
  await browser.close();
  await server.close();
}
