import { describe, expect, test } from "vitest";
import { checkAxeDayAndNight } from "../testing/axe.ts";
import { quietMarket } from "../testing/market-route.ts";
import { chooseTheme, deviceTheme, goTo, hydrated, meanwhile, openSite, seen } from "../testing/site.ts";

const AT = Date.UTC(2026, 10, 21, 12);

describe("the sidebar", () => {
  test("the sidebar links to pages, marks the current one and can be closed", async () => {
    const { page } = await openSite({ path: "/forecast/skoll" });
    const heading = () => page.locator("h1").textContent();
    const menu = page.getByRole("navigation", { name: "Main" });
    const here = page.locator("#sidebar").getByRole("link", { name: "Skoll", exact: true });
    await here.waitFor();
    await expect.poll(() => here.getAttribute("aria-current")).toBe("page");
    await expect.poll(() => here.getAttribute("href")).toBe("/forecast/skoll");
    const width = await page.locator("#sidebar").evaluate((node) => node.getBoundingClientRect().width);
    expect(width).toBe(280);
    await menu.getByRole("link", { name: "Home" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    const spawns = menu.getByRole("link", { name: "NM Spawn Times" });
    await expect.poll(() => spawns.isVisible()).toBe(false);
    await menu.getByRole("button", { name: "Eureka and BA" }).click();
    await spawns.click();
    await expect.poll(heading).toBe("All Eureka NMs");
    for (const name of [
      "Copycat Cassie",
      "King Arthro",
      "Skoll",
      "Pazuzu",
      "Penthesilea",
      "Cold-warped Lockbox",
    ]) {
      await menu.getByRole("link", { name }).waitFor();
    }

    await menu.getByRole("link", { name: "Copycat Cassie" }).click();
    await expect.poll(heading).toBe("Copycat Cassie");
    await here.click();
    await expect.poll(heading).toBe("Skoll");
    await page.goBack();
    await expect.poll(heading).toBe("Copycat Cassie");
    await page.goForward();
    await expect.poll(heading).toBe("Skoll");
    await menu.getByRole("link", { name: "Home" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    await menu.getByRole("link", { name: "NM Spawn Times" }).waitFor();

    await goTo(page, "/credits");
    const isInSight = (entry: Element) => {
      const sight = entry.closest("nav")?.getBoundingClientRect();
      return sight !== undefined && entry.getBoundingClientRect().bottom <= sight.bottom;
    };
    await expect.poll(() => menu.locator('[aria-current="page"]').evaluate(isInSight)).toBe(true);

    await page.setViewportSize({ width: 768, height: 900 });
    const close = page.getByRole("button", { name: "Close menu" });
    await expect.poll(() => close.getAttribute("aria-expanded")).toBe("true");
    await close.click();
    const closed = page.getByRole("button", { name: "Open menu" });
    await expect.poll(() => closed.getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => page.locator("#sidebar").isVisible()).toBe(false);
  });

  test("the sidebar's folded groups stay folded after a reload, except for the current page", async () => {
    const { page } = await openSite({ path: "/drs", ...quietMarket });
    const sidebar = page.locator("#sidebar");
    const entry = sidebar.getByRole("link", { name: "DRS Holsters" });
    await expect.poll(() => entry.getAttribute("aria-current")).toBe("true");
    await goTo(page, "/drs/holster/lynn/anyprog/tank");
    await expect.poll(() => entry.getAttribute("aria-current")).toBe("true");

    const group = sidebar.getByRole("button", { name: "Bozja and DRS" });
    const maps = sidebar.getByRole("link", { name: "Bozja Maps" });
    await group.click();
    await expect.poll(() => group.getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => maps.isVisible()).toBe(false);
    expect(await entry.isVisible()).toBe(true);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => group.getAttribute("aria-expanded")).toBe("false");
    expect(await maps.isVisible()).toBe(false);
    await group.click();
    await expect.poll(() => maps.isVisible()).toBe(true);
  });

  test("the four main sections have their own entries and move to the foot bar on phones", async () => {
    const { page } = await openSite({ path: "/look-up" });
    const menu = page.getByRole("navigation", { name: "Main" });
    const door = (name: string) => menu.getByRole("link", { name, exact: true });
    await expect.poll(() => door("Look up").getAttribute("aria-current")).toBe("page");
    await menu.getByRole("link", { name: "Records" }).waitFor();
    await door("Run").click();
    await page.getByRole("heading", { level: 1, name: "Run Board" }).waitFor();
    await menu.getByRole("link", { name: "My Things" }).waitFor();
    await expect.poll(() => menu.getByRole("link", { name: "Records" }).count()).toBe(0);
    await checkAxeDayAndNight(page);

    const width = () => page.locator("#sidebar").evaluate((node) => node.getBoundingClientRect().width);
    await page.getByRole("button", { name: "Collapse the sidebar" }).click();
    await expect.poll(width).toBe(80);
    await page.reload();
    await hydrated(page);
    await expect.poll(width).toBe(80);
    await door("Tonight").waitFor();
    await page.getByRole("button", { name: "Expand the sidebar" }).click();
    await expect.poll(width).toBe(280);

    await page.setViewportSize({ width: 390, height: 844 });
    const foot = page.getByRole("navigation", { name: "Shortcuts" });
    await expect
      .poll(() => foot.getByRole("link", { name: "Run", exact: true }).getAttribute("aria-current"))
      .toBe("page");
    await foot.getByRole("button", { name: "Search" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await foot.getByRole("link", { name: "Look up" }).click();
    await page.getByRole("heading", { level: 1, name: "What are you looking for?" }).waitFor();
  });

  test("Back closes the open drawer without leaving the page or an extra history entry", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", viewport: "phone" });
    await goTo(page, "/forecast/skoll");
    const drawer = page.locator("#sidebar");
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect.poll(() => drawer.isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await page.goBack();
    await expect.poll(() => drawer.isVisible()).toBe(false);
    expect(new URL(page.url()).pathname).toBe("/forecast/skoll");
    await page.getByRole("button", { name: "Open menu" }).click();
    await drawer.getByRole("link", { name: "Pazuzu" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/forecast/pazuzu");
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/forecast/skoll");
    await expect.poll(() => drawer.isVisible()).toBe(false);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/forecast/cassie");
  });

  test("the drawer on a phone closes by Escape, a press outside or a chosen link", async () => {
    const { page } = await openSite({ path: "/forecast", viewport: "phone" });
    const drawer = page.locator("#sidebar");
    const menu = page.getByRole("button", { name: "Open menu" });
    await expect.poll(() => drawer.isVisible()).toBe(false);
    await menu.click();
    await expect.poll(() => drawer.isVisible()).toBe(true);
    await drawer.getByRole("button", { name: "Settings", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await drawer.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => drawer.isVisible()).toBe(false);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-controls")))
      .toBe("sidebar");
    await menu.click();
    await page.locator("#sidebar + button").click({ position: { x: 380, y: 400 } });
    await expect.poll(() => drawer.isVisible()).toBe(false);
    await menu.click();
    await page.getByRole("button", { name: "Switch to the dark theme" }).click();
    await expect.poll(() => page.evaluate(() => document.body.dataset.theme)).toBe("dark");
    await drawer.getByRole("link", { name: "Pazuzu" }).click();
    await expect.poll(() => page.locator("h1").textContent()).toBe("Pazuzu");
    await expect.poll(() => drawer.isVisible()).toBe(false);
  });
});

describe("the theme", () => {
  test("the theme is the stored one or else the device's, without animated changes", async () => {
    const { page } = await openSite({ path: "/forecast" });
    for (const [name, stored, device, shown] of [
      ["nothing stored, light device", null, "light", "light"],
      ["nothing stored, dark device", null, "dark", "dark"],
      ["light stored on a dark device", "light", "dark", "light"],
      ["dark stored on a light device", "dark", "light", "dark"],
      ["system stored", "system", "dark", "dark"],
      ["a script stored", '"<script>"', "light", "light"],
    ] as const) {
      await page.evaluate((theme) => {
        localStorage.clear();
        if (theme !== null) localStorage.setItem("theme", theme);
      }, stored);
      await page.emulateMedia({ colorScheme: device });
      await page.reload();
      await hydrated(page);
      expect(await page.evaluate(() => document.body.dataset.theme), name).toBe(shown);
      expect(await page.evaluate(() => localStorage.getItem("theme")), name).toBe(stored);
    }
    await chooseTheme(page, "dark");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test("the theme follows the device or the Settings choice and applies without scripts", async () => {
    const { page, faults } = await openSite({ path: "/", theme: "light", storage: { theme: "system" } });
    await deviceTheme(page, "dark");
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("radio", { name: "Light" }).check({ force: true });
    await expect.poll(() => page.evaluate(() => document.body.dataset.theme)).toBe("light");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe("light");

    // With only the inline script.
    await page.emulateMedia({ colorScheme: "light" });
    await chooseTheme(page, "dark");
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/forecast/cassie", { waitUntil: "commit" });
    await page.locator("h1").waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      "rgb(12, 19, 29)",
    );
    await page.unrouteAll({ behavior: "wait" });
    // Aborted scripts are reported until the page is gone.
    await page.goto("about:blank");
    faults.take();
  });
});

describe("Settings", () => {
  test("the language chosen in Settings and a separate name language are kept", async () => {
    const { page } = await openSite({ path: "/forecast/pazuzu" });
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await dialog.getByRole("link", { name: "Deutsch" }).click();
    await page.getByRole("heading", { name: "Demnächst" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/de/forecast/pazuzu");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
    await page.goto("/forecast/pazuzu");
    await page.getByRole("heading", { name: "Demnächst" }).waitFor();
    await expect.poll(() => page.title()).toContain("Pazuzu");

    await page.evaluate(() => localStorage.setItem("nameLanguage", "ko"));
    await page.reload();
    await expect.poll(() => page.locator("[lang=ko]").count()).toBeGreaterThan(3);
    await page.getByRole("heading", { name: "Demnächst" }).waitFor();
  });

  test("Settings narrow the market from region to data center to world", async () => {
    const { page } = await openSite({ path: "/" });
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await dialog.getByLabel("Region", { exact: true }).selectOption({ label: "Europe" });
    await dialog.getByLabel("Data center").selectOption({ label: "Light" });
    await dialog.getByLabel("World").selectOption({ label: "Odin" });
    await expect.poll(() => page.evaluate(() => localStorage.getItem("universalisServer"))).toBe("Odin");
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await page.reload();
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await expect.poll(() => dialog.getByLabel("World").inputValue()).toBe("Odin");

    await dialog.getByLabel("Region", { exact: true }).selectOption({ label: "Korea" });
    await expect.poll(() => dialog.getByLabel("Region", { exact: true }).inputValue()).toBe("korea");
    await dialog.getByLabel("Data center").selectOption({ label: "Eorzea" });
    await expect.poll(() => dialog.getByLabel("World").inputValue()).not.toBe("");
  });
});

describe("the clock", () => {
  test("the clock shows Eorzea time and opens the weather of seven zones for five periods", async () => {
    const { page } = await openSite({ path: "/", at: AT });
    const clock = page.getByRole("button", { name: /Eorzea time/ });
    await expect.poll(() => clock.textContent()).toMatch(/^\d\d:\d\d ET$/);
    const before = await clock.textContent();
    await page.clock.runFor(6000);
    await expect.poll(() => clock.textContent()).not.toBe(before);
    await clock.click();
    const dialog = page.getByRole("dialog", { name: "Current time" });
    const rows = dialog.getByRole("table").getByRole("row");
    await expect.poll(() => meanwhile(page, () => rows.count())).toBe(8);
    await expect.poll(() => rows.nth(1).getByRole("cell").count()).toBe(5);
    const tip = rows.nth(1).getByRole("button").first();
    await tip.focus();
    await expect
      .poll(() => dialog.getByRole("tooltip").first().textContent())
      .toMatch(/ · \d\d:\d\d:\d\d · \d\d:\d\d ET$/);
    await dialog.getByLabel("Add a zone").selectOption({ label: "Gridania" });
    await expect.poll(() => rows.count()).toBe(9);
    await page.mouse.click(5, 5);
    await expect.poll(() => dialog.isVisible()).toBe(false);

    await page.evaluate(() => localStorage.setItem("hourCycle", "12"));
    await page.reload();
    await expect.poll(() => meanwhile(page, () => clock.textContent())).toMatch(/[ap]m/i);
  });

  test("the shell reports a wrong device clock", async () => {
    const { page } = await openSite({ path: "/", at: Date.now() + 3 * 3_600_000 });
    const note = page.getByText(/This device’s clock is 2 h 5\d min fast|This device’s clock is 3 h fast/);
    await expect.poll(() => meanwhile(page, () => note.count(), 500)).toBeGreaterThan(0);
  });
});

describe("blocked or full storage", () => {
  test("the site works with blocked storage and reports the block", async () => {
    const { page } = await openSite({
      path: "/forecast/cassie",
      prepare: async (page) => {
        await page.addInitScript(() => {
          const refuse = () => {
            throw new DOMException("refused", "SecurityError");
          };
          Object.defineProperty(window, "localStorage", { get: refuse });
        });
      },
    });
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await expect.poll(() => page.evaluate(() => document.body.dataset.theme)).toBe("dark");
    await page.keyboard.press("Escape");
    await page.getByText("Your browser is blocking storage for this site").waitFor();
  });

  test("the language can be changed with full storage", async () => {
    const { page } = await openSite({
      path: "/",
      prepare: async (page) => {
        await page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
          };
        });
      },
    });
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Français" }).click();
    await page.getByRole("button", { name: "Réglages" }).waitFor();
  });
});

/** Background tasks fail to load until `mend` is called. */
async function openWithoutBackground() {
  let broken = true;
  const site = await openSite({
    path: "/changelog",
    at: Date.UTC(2026, 10, 24, 12),
    prepare: (page) =>
      page.route("**/assets/Background-*.js*", (route) => (broken ? route.abort() : route.continue())),
  });
  const mend = () => {
    broken = false;
  };
  return { site, mend };
}

describe("missing pages and files", () => {
  test("an unknown address suggests the nearest page within the shell", async () => {
    const { page } = await openSite({ path: "/forcast", status: 404 });
    await page.getByRole("heading", { name: "Not on any chart" }).waitFor();
    await page.getByRole("link", { name: "/forecast", exact: true }).click();
    await expect.poll(() => page.locator("h1").textContent()).toBe("All Upcoming Spawns");
  });

  test("a page that fails to load shows an error and loads after Reload", async () => {
    const { page, faults } = await openSite({ path: "/" });
    await page.route("**/assets/route-*.js", (route) => route.abort());
    await page.locator("#sidebar").getByRole("link", { name: "Run", exact: true }).click();
    await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
    await page.getByRole("alert").getByText("A part of the page could not be loaded.").waitFor();
    await expect.poll(() => page.locator("[data-progress]").count()).toBe(0);
    await page.getByRole("link", { name: "Foray Almanac" }).first().click();
    await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor({ state: "detached" });
    await page.locator("#sidebar").getByRole("link", { name: "Run", exact: true }).click();
    await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
    await page.unroute("**/assets/route-*.js");
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => page.locator("h1").textContent()).toBe("Run Board");
    expect(faults.take().every((fault) => /ERR_FAILED|Failed to fetch/.test(fault))).toBe(true);
  });

  test("a first page or dialog whose script fails shows an error and loads after Reload", async () => {
    let broken = true;
    const { page, faults } = await openSite({
      path: "/changelog",
      prepare: (fresh) =>
        fresh.route("**/assets/route-*.js", (route) => (broken ? route.abort() : route.continue())),
    });
    await page.getByRole("alert").getByText("A part of the page could not be loaded.").waitFor();
    broken = false;
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("heading", { level: 1, name: "Changelog" }).waitFor();
    await hydrated(page);

    const asked: string[] = [];
    await page.route("**/assets/*.js", (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("alert").getByText("A part of the page could not be loaded.").waitFor();
    expect(new Set(asked).size).toBe(asked.length);
    await page.unroute("**/assets/*.js");
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("dialog", { name: "Settings" }).waitFor();
    expect(faults.take().every((fault) => /ERR_FAILED|Failed to fetch/.test(fault))).toBe(true);
  });

  test("failed background tasks retry without showing a dismissed note again", async () => {
    const { site, mend } = await openWithoutBackground();
    const { page } = site;
    await expect.poll(() => site.faults.list.length).toBeGreaterThan(0);
    const fold = page.locator("#sidebar").getByRole("button", { name: "Occult Crescent" });
    await fold.click();
    await expect.poll(() => meanwhile(page, () => fold.getAttribute("aria-expanded"))).toBe("true");
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    await page.clock.runFor(31_000);
    await seen(page, dismiss);
    await dismiss.click();
    await expect.poll(() => meanwhile(page, () => dismiss.count())).toBe(0);
    const failures = () => site.faults.list.filter((fault) => fault.includes("ERR_FAILED")).length;
    const before = failures();
    await page.clock.runFor(31_000);
    await expect.poll(failures).toBeGreaterThan(before);
    expect(await meanwhile(page, () => dismiss.count())).toBe(0);
    mend();
    const asked = page.waitForResponse("**/assets/Background-*.js*");
    await page.clock.runFor(31_000);
    expect((await asked).status()).toBe(200);
    expect(site.faults.take().every((fault) => /ERR_FAILED|could not be loaded/.test(fault))).toBe(true);
  });

  test("background tasks that fail twice offer a reload", async () => {
    const { site, mend } = await openWithoutBackground();
    const { page } = site;
    const note = page.getByText("A part of the page could not be loaded.");
    const failures = () => site.faults.list.filter((fault) => fault.includes("ERR_FAILED")).length;
    await expect.poll(failures).toBe(1);
    expect(await note.count()).toBe(0);
    await page.clock.runFor(31_000);
    await seen(page, note);
    mend();
    const asked = page.waitForResponse("**/assets/Background-*.js*");
    await page.getByRole("button", { name: "Reload" }).click();
    expect((await asked).status()).toBe(200);
    await hydrated(page);
    expect(await note.count()).toBe(0);
    expect(site.faults.take().every((fault) => /ERR_FAILED|could not be loaded/.test(fault))).toBe(true);
  });
});

describe("accessibility of dialogs", () => {
  test("the Settings and clock dialogs have no axe findings", async () => {
    const { page } = await openSite({ path: "/" });
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("dialog", { name: "Settings" }).waitFor();
    await checkAxeDayAndNight(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /Eorzea time/ }).click();
    await page.getByRole("dialog", { name: "Current time" }).getByRole("table").waitFor();
    await checkAxeDayAndNight(page);
  });
});
