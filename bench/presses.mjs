// A hundred presses at 4x CPU slowdown on a phone, on the pages where players press most: the time from each
// press to the next frame (Event Timing; below 16 ms counts as 0). `npm run bench -- presses`.
import { serveSite } from "../site/server/serve.ts";
import { launchChromium } from "../site/testing/browser.ts";
import { client } from "../tools/lib/places.mjs";
import { printTable } from "./eorzea/table.ts";
import { budget } from "./lib/budget.ts";

const SLOWDOWN = 4;
const EACH = 10;
const ANSWER_MS = 200;
const SLOWEST = 10;
const NAME_LENGTH = 48;

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "block",
  locale: "en-GB",
};

/** Controls that leave the page or open system UI, which shows nothing to measure. */
const elsewhere = /print|picture|copy|share|download|calendar|discord|file|reload|delete|forget|close/i;

const clean = (text) => text.replace(/\s+/g, " ").trim().slice(0, NAME_LENGTH);

/** Presses the nth control within a part of the page, and returns its name. */
const pressIn = (part) => async (page, at) => {
  const open = page.locator("dialog[open]");
  if (part !== "dialog[open]" && (await open.count()) > 0) {
    await page.keyboard.press("Escape");
    return "Escape closes a dialog";
  }
  const all = await page
    .locator(part)
    .locator(
      "button:visible:enabled, summary:visible, label:has(input:is([type=checkbox], [type=radio])):visible",
    )
    .all();
  const named = await Promise.all(
    all.map(async (control) => ({
      control,
      name: await control.evaluate((element) => {
        const label = element.ariaLabel ?? element.textContent ?? "";
        return label.trim() === "" ? (element.closest("label, li")?.textContent ?? "") : label;
      }),
    })),
  );
  const possible = named
    .map(({ control, name }) => ({ control, name: clean(name) }))
    .filter(({ name }) => !elsewhere.test(name));
  if (possible.length === 0) throw new Error(`Nothing to press on ${page.url()}`);
  const { control, name } = possible[at % possible.length];
  await control.scrollIntoViewIfNeeded();
  // On phones, a bar at the bottom may cover the control until the picked-up item is dropped.
  const pressed = await control.tap({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
  if (pressed) return name;
  await page.keyboard.press("Escape");
  return "Escape drops what is picked up";
};

const pressKey = (text) => async (page, at) => {
  const key = text[at % text.length];
  await page.keyboard.press(key);
  return `the letter ${key}`;
};

const jobs = ["PLD", "WAR", "WHM", "SCH", "SAM", "BRD", "BLM", "NIN"];
const letter = (at) => String.fromCharCode(97 + at);
const signUps = Array.from(
  { length: 48 },
  (_, at) => `Player ${letter(at % 26).toUpperCase()}${letter(Math.floor(at / 26))}: ${jobs[at % 8]}`,
);
const none = async () => undefined;

/** [name, path, setup, function that makes the nth press and returns its name]. */
const places = [
  [
    "run board, 48 seats",
    "/run",
    async (page) => {
      await page.getByRole("textbox", { name: "Sign-ups" }).fill(signUps.join("\n"));
      await page.getByRole("button", { name: "Seat them" }).tap();
      await page.getByText("48 players seated.").first().waitFor();
    },
    pressIn("main"),
  ],
  ["instance board", "/timers", none, pressIn("main")],
  ["tonight", "/tonight", none, pressIn("main")],
  ["forecast", "/forecast/cassie", none, pressIn("main")],
  [
    "map",
    "/map/southhorn",
    async (page) => page.locator(".map-tiles").first().waitFor({ state: "attached" }),
    pressIn("main"),
  ],
  ["a fight", "/fights/drs/trinity-seeker", none, pressIn("main")],
  ["holster", "/drs/holster/c/QTE/Miw", none, pressIn("main")],
  [
    "action picker",
    "/drs/holster/c",
    async (page) => {
      await page.getByRole("button", { name: /Add action to Main/ }).tap();
      await page.getByRole("combobox").and(page.locator("input")).waitFor();
    },
    pressKey("lost arise"),
  ],
  [
    "search",
    "/changelog",
    async (page) => {
      await page
        .getByRole("button", { name: /^Search/ })
        .filter({ visible: true })
        .first()
        .tap();
      await page.getByRole("combobox").waitFor();
    },
    pressKey("cassie eur"),
  ],
  [
    "settings",
    "/changelog",
    async (page) => {
      await page.locator("header button").first().tap();
      await page.getByRole("button", { name: "Settings" }).filter({ visible: true }).first().tap();
      await page.locator("dialog[open]").waitFor();
    },
    pressIn("dialog[open]"),
  ],
];

/** Presses on one page: name of each with its time in ms. */
async function measure(browser, origin, [, address, before, press]) {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.keyboard.press("Shift");
  await before(page);
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries())
        if (interactionId > 0) globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false });
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const times = [];
  for (let at = 0; at < EACH; at += 1) {
    const name = await press(page, at);
    await page.waitForTimeout(400);
    const ms = await page.evaluate(() => {
      const { longest } = globalThis;
      globalThis.longest = 0;
      return longest;
    });
    times.push({ name, ms });
  }
  await context.close();
  return times;
}

function percentile98(times) {
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.98) - 1)];
}

const server = await serveSite({ root: client, port: 0 });
const browser = await launchChromium("whole");
try {
  const rows = [[`presses at ${SLOWDOWN}x slowdown`, "page", "middle", "longest"]];
  const all = [];
  for (const place of places) {
    const [name, address] = place;
    const times = await measure(browser, server.origin, place);
    const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
    rows.push([name, address, `${sorted[Math.floor(sorted.length / 2)]} ms`, `${sorted.at(-1)} ms`]);
    all.push(...times.map((time) => ({ ...time, place: name })));
  }
  printTable(rows);
  const slowest = all.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  printTable([
    ["slowest presses", "where", "time"],
    ...slowest.map(({ ms, name, place }) => [name, place, `${ms} ms`]),
  ]);
  const answered = percentile98(all);
  budget(
    `98 of ${all.length} presses are answered within ${answered} ms of ${ANSWER_MS} ms`,
    answered <= ANSWER_MS,
  );
} finally {
  await browser.close();
  await server.close();
}
