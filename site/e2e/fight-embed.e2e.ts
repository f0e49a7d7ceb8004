import type { Page } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { axeFindings } from "../testing/axe.ts";
import { sharedBrowser } from "../testing/browser.ts";
import { freezeClock } from "../testing/frozen-clock.ts";
import { openSite } from "../testing/site.ts";

const site = inject("siteOrigin");
const AT = Date.UTC(2026, 10, 28, 20, 0, 0);
const DRAGON = "/embed/fight/forked-tower-blood/marble-dragon";

type Looks = Readonly<{ theme?: "light" | "dark"; calm?: boolean; size?: readonly [number, number] }>;

/** Opens an embed like streaming software does, at the source's size and with a driven clock. */
async function openSource(
  path: string,
  { calm = true, size = [1920, 80], theme = "light" }: Looks = {},
): Promise<Page> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    locale: "en-GB",
    timezoneId: "UTC",
    colorScheme: theme,
    reducedMotion: calm ? "reduce" : "no-preference",
    viewport: { width: size[0], height: size[1] },
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  onTestFinished(() => expect(faults).toEqual([]));
  await freezeClock(page, AT);
  const answer = await page.goto(site + path);
  expect(answer?.status()).toBe(200);
  return page;
}

const title = (page: Page) => page.getByRole("heading").textContent();
const figure = (page: Page) => page.getByRole("timer").textContent();
const later = (page: Page) =>
  page.getByRole("list", { name: "Then" }).getByRole("listitem").allTextContents();

test("the fight embed's clock starts with a click and keys correct or stop it", async () => {
  const page = await openSource(`${DRAGON}?lang=en&ground=none&size=bar`);
  await expect.poll(() => title(page)).toBe("Marble Dragon");
  expect(await later(page)).toHaveLength(2);
  await page.getByText("Pull 0:00").waitFor();
  await page.mouse.click(900, 40);
  await expect.poll(() => title(page)).toBe("Imitation Star");
  const before = Number(await figure(page));
  await page.clock.runFor(4000);
  await expect.poll(() => figure(page)).toBe(String(before - 4));
  await page.getByText("Pull 0:04").waitFor();
  await page.clock.runFor(40_000);
  await expect.poll(() => title(page)).toBe("Draconiform Motion");
  await page.keyboard.press("ArrowLeft");
  await page.getByText("Pull 0:43").waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("Pull 0:41").waitFor();
  const [first = "", second = ""] = await later(page);
  expect(first).toMatch(/\d+ s$/);
  expect(second).toMatch(/\d+ s$/);
  await page.keyboard.press("Space");
  await page.getByText("Before the pull").waitFor();
  await expect.poll(() => title(page)).toBe("Marble Dragon");
});

test.each([
  ["bar", [1920, 80], "light"],
  ["bar", [1920, 80], "dark"],
  ["corner", [360, 200], "light"],
  ["corner", [360, 200], "dark"],
  ["free", [360, 270], "dark"],
] as const)(
  "the %s fight embed of %o in %s fits its frame, transparent and without axe findings",
  async (size, box, theme) => {
    for (const language of ["en", "ja", "de", "fr"]) {
      const page = await openSource(
        `${DRAGON}?lang=${language}&theme=${theme}&ground=none&size=${size}&role=healer&start=${AT - 44_000}`,
        { size: box },
      );
      await expect.poll(() => page.getByRole("timer").textContent()).toMatch(/^\d+$/);
      const seen = await page.evaluate(() => {
        const out = (element: Element) => {
          const { bottom, left, right, top } = element.getBoundingClientRect();
          return top < -0.5 || left < -0.5 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5;
        };
        const parts = [...document.querySelectorAll("h1, .time, .mine, .eorzea, .label, .foot a, .list li")];
        return {
          wide: document.documentElement.scrollWidth,
          high: document.documentElement.scrollHeight,
          ground: getComputedStyle(document.body).backgroundColor,
          panel: getComputedStyle(document.querySelector("main") ?? document.body).backgroundColor,
          theme: document.body.dataset.theme,
          out: parts.filter(out).map(({ className, localName }) => `${localName}.${className}`),
        };
      });
      expect(seen, language).toEqual({
        wide: box[0],
        high: box[1],
        ground: "rgba(0, 0, 0, 0)",
        panel: "rgba(0, 0, 0, 0)",
        theme,
        out: [],
      });
      expect(await axeFindings(page), language).toEqual([]);
    }
  },
);

test("the fight embed shows the part named in its address, or the call without one", async () => {
  const mine = async (query: string) => {
    const page = await openSource(`/embed/fight/drs/the-queen?lang=en&size=bar&start=${AT}${query}`);
    await expect.poll(() => figure(page)).toMatch(/^\d+$/);
    const said: string[] = [];
    for (let seconds = 0; seconds < 60; seconds += 5) {
      said.push((await page.locator(".mine").textContent()) ?? "");
      await page.clock.runFor(5000);
    }
    return said;
  };
  const [nobody, tank, healer] = [await mine(""), await mine("&role=tank"), await mine("&role=healer")];
  expect(nobody.some((line) => line !== "")).toBe(true);
  expect(tank).not.toEqual(nobody);
  expect(tank).not.toEqual(healer);
});

test("a start in the fight embed's address counts down in tenths, then starts the clock", async () => {
  const page = await openSource(`${DRAGON}?lang=en&size=corner&start=${AT + 5000}`, {
    size: [360, 200],
    calm: false,
  });
  await page.getByText("Pull in", { exact: true }).waitFor();
  await expect.poll(() => figure(page)).toMatch(/^[45]\.\d$/);
  await page.clock.runFor(6000);
  await expect.poll(() => title(page)).toBe("Imitation Star");
  await page.getByText("Pull 0:01").waitFor();
});

test.each([
  "start=0",
  "start=-1",
  "start=NaN&role=__proto__&job=%00&part=constructor",
  `start=${"9".repeat(400)}`,
  `start=${AT}e3&size=huge&theme=%3Cscript%3E&lang=tlh`,
  "role=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&start=1e12",
])("the fight embed ignores the invalid query %s", async (query) => {
  const page = await openSource(`${DRAGON}?${query}`);
  await page.getByText("Before the pull").waitFor();
  expect(await page.locator("img, script:not([src]):not([type])").count()).toBe(0);
});

test("the pull clock hands out an embed address and controls the embed in the same browser", async () => {
  const { context, page } = await openSite({
    path: "/fights/forked-tower-blood/marble-dragon/run?role=tank",
  });
  await page.getByRole("button", { name: "Stream overlay" }).click();
  const dialog = page.getByRole("dialog");
  const address = await dialog.getByText(/^https:.*\/embed\/fight\//).textContent();
  expect(address).toContain(
    "/embed/fight/forked-tower-blood/marble-dragon?role=tank&lang=en&ground=none&size=bar",
  );
  const shown = dialog.frameLocator("iframe");
  await shown.getByText("Before the pull").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const source = await context.newPage();
  await source.goto(site + (address ?? "").replace(/^https:\/\/[^/]+/, ""));
  await source.getByText("Before the pull").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Pull", exact: true }).click();
  await expect.poll(() => title(source)).toBe("Imitation Star");
  await source.reload();
  await expect.poll(() => title(source)).toBe("Imitation Star");
  await page.getByRole("button", { name: "Wiped" }).click();
  await source.getByText("Before the pull").waitFor();
});
