// A hundred presses on a phone with a slow CPU, on the pages where players press most.

const SLOWDOWN = 4;
const EACH = 20;

/** Controls that leave the page or open system UI, which shows nothing to measure. */
const elsewhere = /print|picture|copy|share|download|calendar|discord|file/i;

async function controls(page) {
  const all = await page
    .locator("main")
    .locator("button:visible:enabled, summary:visible, input[type=checkbox]:visible")
    .all();
  const named = await Promise.all(
    all.map(async (control) => ({
      control,
      name: (await control.getAttribute("aria-label")) ?? (await control.textContent()) ?? "",
    })),
  );
  return named.filter(({ name }) => !elsewhere.test(name)).map(({ control }) => control);
}

const pressAny = async (page, at) => {
  const open = page.locator("dialog[open]");
  if ((await open.count()) > 0) {
    await page.keyboard.press("Escape");
    return;
  }
  const some = await controls(page);
  const control = some[at % some.length];
  await control.scrollIntoViewIfNeeded();
  // On phones, a bar at the bottom may cover the control until the picked-up item is dropped.
  await control.tap({ timeout: 2000 }).catch(() => page.keyboard.press("Escape"));
};

const picking = "lost ariseessence of";

/** [name, path, setup, function that makes the nth press]. */
const places = [
  ["run board", "/run", async () => undefined, pressAny],
  ["instance board", "/timers", async () => undefined, pressAny],
  [
    "map",
    "/map/southhorn",
    async (page) => page.locator(".map-tiles").first().waitFor({ state: "attached" }),
    pressAny,
  ],
  ["holster", "/drs/holster/c/QTE/Miw", async () => undefined, pressAny],
  [
    "picker",
    "/drs/holster/c",
    async (page) => {
      await page.getByRole("button", { name: /Add action to Main/ }).tap();
      await page.getByRole("combobox").and(page.locator("input")).waitFor();
    },
    (page, at) => page.keyboard.press(picking[at % picking.length]),
  ],
];

/**
 * Returns table rows and the 98th percentile in ms from press to next frame; below 16 ms counts as 0.
 * @param phone context options with touch
 */
export async function measurePresses(browser, origin, phone) {
  const rows = [[`presses at ${SLOWDOWN}x slowdown`, "page", "98th of them", "longest"]];
  const all = [];
  for (const [place, address, before, press] of places) {
    const context = await browser.newContext({
      ...phone,
      baseURL: origin,
      serviceWorkers: "block",
      locale: "en-GB",
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await page.keyboard.press("Shift");
    await before(page);
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      globalThis.answers = new Map();
      new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries()) {
          if (interactionId > 0)
            globalThis.answers.set(
              interactionId,
              Math.max(globalThis.answers.get(interactionId) ?? 0, duration),
            );
        }
      }).observe({ type: "event", durationThreshold: 16, buffered: false });
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    for (let at = 0; at < EACH; at += 1) {
      await press(page, at);
      await page.waitForTimeout(300);
    }
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.waitForTimeout(300);
    const longest = await page.evaluate(() => [...globalThis.answers.values()]);
    const times = [...longest, ...Array.from({ length: Math.max(0, EACH - longest.length) }, () => 0)];
    all.push(...times);
    rows.push([place, address, `${percentile(times)} ms`, `${Math.max(...times)} ms`]);
    await context.close();
  }
  return { rows, answered: percentile(all) };
}

function percentile(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.98) - 1)];
}
