// Time from input to next frame (Event Timing) of common interactions at 6x CPU slowdown; below 200 ms is
// good.
import { serveSite } from "../site/server/serve.ts";
import { launchChromium } from "../site/testing/browser.ts";
import { client } from "../tools/lib/places.mjs";
import { printTable } from "./eorzea/table.ts";

const viewports = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

const SLOWDOWN = 6;
const PASSES = 3;

const button = (name) => (page) => page.getByRole("button", { name }).filter({ visible: true }).first();
const link = (address) => (page) => page.locator(`#sidebar a[href="${address}"]`).first();

/** [name, page, form factor, clicks before measuring, measured target, optional key to press on it]. */
const actions = [
  ["open the menu", "/", "phone", [], (page) => page.locator("header button").first()],
  [
    "change the theme",
    "/forecast",
    "phone",
    [(page) => page.locator("header button").first()],
    button(/^Switch to the/),
  ],
  ["open Settings", "/forecast", "desktop", [], button("Settings")],
  [
    "choose the hours",
    "/forecast",
    "desktop",
    [button("Settings")],
    (page) => page.getByRole("dialog").getByRole("radio", { name: /24/ }),
  ],
  ["open the clock", "/forecast", "desktop", [], button(/Eorzea time/i)],
  ["show more windows", "/forecast", "phone", [], button(/more/i)],
  ["go to another forecast", "/forecast", "desktop", [], link("/forecast/cassie")],
  ["go to another tool", "/", "desktop", [], link("/weather-finder")],
  ["open the search", "/", "desktop", [], (page) => page.locator("body"), "Control+k"],
  [
    "type in the search",
    "/changelog",
    "desktop",
    [button(/^Search/)],
    (page) => page.getByRole("combobox"),
    "c",
  ],
  [
    "fold a part open",
    "/forecast/cassie",
    "phone",
    [],
    (page) => page.locator("main summary, main button").first(),
  ],
];

async function measure(page, session, form, before, part, key) {
  for (const each of before) await each(page).click();
  const target = part(page);
  if (key === undefined) await target.scrollIntoViewIfNeeded();
  else if (before.length > 0) await target.focus();
  await page.waitForTimeout(300);
  // Located before throttling and pressed by browser input, so that only the page's own work is measured.
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to press.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries()) {
        if (interactionId > 0) globalThis.longest = Math.max(globalThis.longest, duration);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: false });
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  if (key !== undefined) await page.keyboard.press(key);
  else if (form === "phone") await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await page.waitForTimeout(1200);
  return page.evaluate(() => globalThis.longest);
}

const server = await serveSite({ root: client, port: 0 });
const browser = await launchChromium("whole");
try {
  const rows = [[`interaction at ${SLOWDOWN}x slowdown`, "page", "form", "to the next frame"]];
  for (const action of actions) {
    const [name, address, form, before, part, key] = action;
    const times = [];
    for (let pass = 0; pass < PASSES; pass += 1) {
      const context = await browser.newContext({
        ...viewports[form],
        baseURL: server.origin,
        serviceWorkers: "block",
        locale: "en-GB",
      });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      try {
        await page.goto(address, { waitUntil: "networkidle" });
        times.push(await measure(page, session, form, before, part, key));
      } catch (error) {
        times.push(String(error.message).split("\n")[0]);
      }
      await context.close();
    }
    const wrong = times.find((time) => typeof time === "string");
    // The browser does not report durations below 16 ms.
    const middle = times.toSorted((a, b) => a - b)[1];
    rows.push([name, address, form, wrong ?? (middle === 0 ? "under 16 ms" : `${middle} ms`)]);
  }
  printTable(rows);
} finally {
  await browser.close();
  await server.close();
}
