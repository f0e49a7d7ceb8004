import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { loadoutExamples } from "../../packages/fieldops/checks/fixtures/share-code-examples.ts";
import { checkAxeDayAndNight } from "../testing/axe.ts";
import { shot } from "../testing/shot.ts";
import { type OpenOptions, type OpenSite, openSite } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

const MARKET = "https://universalis.app";
const averages: Readonly<Record<number, number>> = {
  24007: 1200,
  24008: 900,
  24009: 15_000,
  24010: 42_000,
  24011: 31_000,
  24012: 8000,
  24013: 22_000,
  24014: 5000,
  24809: 61_000,
};

async function open(options: OpenOptions): Promise<OpenSite> {
  const opened = await openSite({
    alsoOrigins: [MARKET],
    ...options,
    prepare: async (page, context) => {
      await page.route(`${MARKET}/**`, (route) => {
        const items = Object.entries(averages).map(([id, averagePrice]) => [
          id,
          {
            itemID: Number(id),
            lastUploadTime: 1,
            averagePrice,
            listings: [{ pricePerUnit: averagePrice - 100, quantity: 2, worldName: "Gilgamesh" }],
          },
        ]);
        return route.fulfill({
          json: { items: Object.fromEntries(items) },
          headers: { "access-control-allow-origin": "*" },
        });
      });
      await options.prepare?.(page, context);
    },
  });
  // An address without a file renders after the shell.
  await opened.page.locator("h1").waitFor();
  return opened;
}

/** Lazily mounted parts may take a while on a busy machine. */
const SOON = { timeout: 8000 };

const labels = (page: Page) => page.locator("ol > li h3").allTextContents();
const slotNames = (page: Page) => page.locator("li[data-key] b").allTextContents();
const cost = (page: Page) => page.locator("[aria-live=polite] p").first();

async function wide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

async function showPlan(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "What you need" }).scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    /gil/.test(document.querySelector("[aria-live=polite]")?.textContent ?? ""),
  );
}

async function pick(page: Page, slot: RegExp, text: string): Promise<void> {
  await page.getByRole("button", { name: slot }).click();
  await write(page.getByRole("combobox"), text);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

describe("the BA loadout guide", () => {
  test("the BA loadout guide: role, loadout, Back, Start over and an unknown role", async () => {
    const { page, faults } = await open({ path: "/ba" });
    await expect.poll(() => page.title()).toContain("BA Loadouts");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: /Melee DPS/ }).click();
    await page.waitForURL("**/ba/melee");
    await page.getByRole("heading", { name: "Choose a loadout" }).waitFor();
    await main.getByRole("link", { name: /Advanced/ }).click();
    await page.waitForURL("**/ba/melee/advanced");
    await expect
      .poll(() => labels(page), SOON)
      .toEqual(["HYDATOS", "INITIAL", "PLATE 1", "PLATE 2", "PLATE 3", "PLATE 4", "PLATE 5", "PLATE 6"]);
    await page.getByRole("link", { name: "Back" }).click();
    await page.waitForURL("**/ba/melee");
    await page.getByRole("link", { name: "Start over" }).click();
    await page.waitForURL("**/ba");
    await page.goBack();
    await page.waitForURL("**/ba/melee");
    await page.goto("/ba/castr");
    await page.getByText("There is no role or loadout called “castr”.").waitFor();
    await main.getByRole("link", { name: "Caster DPS", exact: true }).click();
    await page.waitForURL("**/ba/caster");
    faults.take();
  });

  test("a loadout renders completely without scripts", async () => {
    const { page } = await open({ path: "/ba/healer/templar", javaScript: false });
    await expect.poll(() => slotNames(page)).toContain("Rejuvenate L");
    await expect.poll(() => page.title()).toContain("Healer: Heavy healing");
  });

  test("a loadout code opens under /ba and its address follows edits", async () => {
    const { page } = await open({ path: "/ba/MG4sdmYsbmY" });
    await expect.poll(() => labels(page), SOON).toEqual(["HYDATOS", "INITIAL", "PLATE 1"]);
    await expect.poll(() => slotNames(page)).toContain("Death L");
    await page.getByRole("button", { name: "Remove PLATE 1" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/ba/MG4sdmY");
  });
});

describe("loadout links", () => {
  test("old loadout links open with the same trays and damaged ones are reported", async () => {
    const { page } = await open({ path: "/eureka/loadout", viewport: "narrow" });
    const visit = (code: string) =>
      page.evaluate((text) => {
        history.pushState({ key: text.slice(0, 40) }, "", `/eureka/loadout/${text}`);
        window.dispatchEvent(new PopStateEvent("popstate", { state: { key: text.slice(0, 40) } }));
      }, code);
    for (const { encoded, decoded } of loadoutExamples) {
      await visit(encoded);
      const filled = decoded.flatMap(({ umbral, astral }) => [umbral, astral].filter((id) => id !== null));
      await expect.poll(() => page.locator("li[data-key]").count(), SOON).toBe(decoded.length);
      await expect
        .poll(async () => (await slotNames(page)).filter((name) => name !== "Empty").length, SOON)
        .toBe(filled.length);
    }
    await visit(Buffer.from("a9,cde,!!").toString("base64url"));
    await page.getByText("parts of the link could not be read").waitFor();
    await expect.poll(() => slotNames(page)).toContain("Wisdom of the Guardian");
    await expect.poll(() => wide(page)).toBe(false);
    await visit(Buffer.from("ab,".repeat(2500)).toString("base64url"));
    await page.getByText("The link has 200 trays; the game allows eight.").waitFor();
    await expect.poll(() => page.locator("li[data-key]").count()).toBe(200);
    await expect.poll(() => page.getByRole("main").textContent()).toContain("over the link’s limit");
    await expect.poll(() => wide(page)).toBe(false);
    for (const code of [
      "%F0%9F%92%A9%20%3Cscript%3E",
      encodeURIComponent("エウレカ"),
      // As long as a server accepts.
      "QUJD".repeat(1900),
    ]) {
      await page.goto(`/eureka/loadout/${code}`);
      await expect.poll(() => page.locator("h1").textContent(), SOON).toBe("Loadout Creator");
      await expect.poll(() => wide(page)).toBe(false);
    }
  });

  test("the share link of an edited loadout opens the same loadout", async () => {
    const { page } = await open({ path: "/eureka/loadout" });
    await page.getByRole("button", { name: /HYDATOS, Umbral/ }).click();
    await page.getByRole("combobox").pressSequentially("術士");
    await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Aetherweaver");
    await write(page.getByRole("combobox"), "qqqqqq");
    await expect.poll(() => page.getByRole("dialog").textContent()).toContain("No action by that name.");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => slotNames(page)).toEqual(["Empty", "Empty"]);
    await pick(page, /HYDATOS, Umbral/, "ストンスキン");
    await pick(page, /HYDATOS, Astral/, "Guardian");
    await page.waitForURL(/loadout\/\w+/);
    await page.getByRole("button", { name: "Share link" }).click();
    const link = await page.getByLabel("Link to this loadout").inputValue();
    await expect.poll(() => page.url()).toBe(link);
    await page.goto(new URL(link).pathname);
    await expect.poll(() => slotNames(page), SOON).toEqual(["Stoneskin L", "Wisdom of the Guardian"]);
  });
});

describe("editing a loadout", () => {
  test("editing a loadout on a phone: add, pick, swap, remove, undo, redo, reload", async () => {
    const { page } = await open({ path: "/ba/caster/newbie", viewport: "phone" });
    await page.getByRole("button", { name: "Add tray" }).click();
    await pick(page, /PLATE 2, Astral/, "bravry");
    await expect.poll(async () => (await slotNames(page)).slice(-2)).toEqual(["Empty", "Bravery L"]);
    await page.getByRole("button", { name: "Swap the arrays of PLATE 2" }).click();
    await expect.poll(async () => (await slotNames(page)).slice(-2)).toEqual(["Bravery L", "Empty"]);
    await page.getByRole("button", { name: "Remove HYDATOS" }).click();
    await expect.poll(() => labels(page)).toEqual(["HYDATOS", "INITIAL", "PLATE 1"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => labels(page)).toHaveLength(4);
    await page.getByRole("button", { name: "Redo" }).click();
    await expect.poll(() => labels(page)).toHaveLength(3);
    await expect.poll(() => page.url()).toContain("/ba/caster/newbie?trays=");
    const changed = await slotNames(page);
    await page.reload();
    await expect.poll(() => slotNames(page), SOON).toEqual(changed);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(async () => (await slotNames(page))[1]).toBe("Spirit of the Remembered");
    await expect.poll(() => page.url()).not.toContain("trays=");
    await expect.poll(() => wide(page)).toBe(false);
  });

  test("loadout trays move by keyboard or drag, with copy for Discord and image export", async () => {
    const { page, context } = await open({ path: "/ba/melee/advanced" });
    const before = await slotNames(page);
    await page.getByRole("button", { name: /^Move HYDATOS: drag/ }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => (await slotNames(page)).slice(4, 6)).toEqual(before.slice(0, 2));
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toMatch(/^Move PLATE 1/);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect.poll(() => slotNames(page)).toEqual(before);

    const handle = await page.getByRole("button", { name: /^Move HYDATOS: drag/ }).boundingBox();
    const target = await page.getByRole("button", { name: /^Move PLATE 2: drag/ }).boundingBox();
    if (handle === null || target === null) throw new Error("the handles are not in sight");
    await page.mouse.move(handle.x + 10, handle.y + 10);
    await page.mouse.down();
    await page.mouse.move(target.x + 30, target.y + 20, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await slotNames(page)).slice(6, 8)).toEqual(before.slice(0, 2));
    await page.keyboard.press("Control+z");
    await expect.poll(() => slotNames(page)).toEqual(before);

    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy for Discord" }).click();
    await page.getByRole("status").getByText("Copied.").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(text).toContain("HYDATOS  Wisdom of the Breathtaker  Spirit of the Remembered");
    expect(text).toContain("/ba/melee/advanced>");
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Image" }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/\.png$/);
  });
});

describe("the needs of a loadout", () => {
  test("a loadout's plan follows prices and owned items, which round-trip as text", async () => {
    const { page } = await open({ path: "/ba/healer/damage", viewport: "phone" });
    await showPlan(page);
    await page.getByRole("button", { name: /^Show all \d+: Logograms/ }).press("Enter");
    const before = await cost(page).textContent();
    const owned = page.getByLabel("Obscure Logogram: owned");
    await write(owned, "99");
    await expect.poll(() => cost(page).textContent(), SOON).not.toBe(before);
    const richer = await cost(page).textContent();
    await write(page.getByLabel("Curative Logogram: price for one, in gil"), "1");
    await expect.poll(() => cost(page).textContent(), SOON).not.toBe(richer);
    await page.reload();
    await showPlan(page);
    await expect.poll(() => owned.inputValue(), SOON).toBe("99");

    await page.getByText("Import or export").click();
    const box = page.getByLabel("What you own, as text");
    await write(box, "Raise L: 4\n3 x エスナ\nObscure Logogram: 7\nnonsense", "pasted");
    await page.getByRole("button", { name: "Import text" }).click();
    await page.getByText("2 items imported.").first().waitFor();
    await expect.poll(() => page.getByText("These lines could not be read:").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Export as text" }).click();
    await expect.poll(() => box.inputValue()).toContain("raise-l: 4");
    await write(box, "<html>this is none of ours</html>", "pasted");
    await page.getByRole("button", { name: "Import text" }).click();
    await page.getByText("What you own is unchanged.").waitFor();
    await page.getByRole("button", { name: "Export as text" }).click();
    await expect.poll(() => box.inputValue()).toContain("obscure-logogram: 7");
  });

  test("logogram sources show the next weather", async () => {
    const { page } = await open({ path: "/ba/ranged/advanced", at: Date.UTC(2026, 10, 21, 12) });
    await page.getByRole("heading", { name: "What you need" }).scrollIntoViewIfNeeded();
    const others = page.getByText("Logograms this plan does not use");
    await others.click();
    const row = page.locator("li", { has: page.getByText("Inimical Logogram", { exact: true }) }).last();
    await row.getByText("Where it comes from").click();
    await expect.poll(() => row.textContent()).toMatch(/Next weather in|The weather is up/);
  });

  test("a loadout's plan counts logograms while the market is unavailable", async () => {
    const { page, faults } = await open({
      path: "/ba/caster/newbie",
      prepare: async (page) => {
        await page.route(`${MARKET}/**`, (route) => route.fulfill({ status: 404, body: "no" }));
      },
    });
    await page.getByRole("heading", { name: "Logograms", exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await expect.poll(() => cost(page).textContent()).toContain("logograms");
    faults.take();
  });
});

describe("loadout layout and accessibility", () => {
  test("a loadout has no axe findings, with or without an open picker", async () => {
    const { page } = await open({ path: "/ba/caster/newbie", viewport: "phone" });
    await showPlan(page);
    await page.getByText("Where it comes from").first().click();
    await checkAxeDayAndNight(page);
    await page.getByRole("button", { name: /INITIAL, Umbral/ }).click();
    await page.getByRole("option").first().waitFor();
    await checkAxeDayAndNight(page);
  });

  test("a loadout fits a narrow phone in German, Japanese and French", async () => {
    const { page } = await open({
      path: "/ba/main-tank/advanced",
      viewport: "narrow",
      storage: { language: "de" },
    });
    for (const language of ["de", "ja", "fr"]) {
      await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
      await page.reload();
      await expect.poll(() => page.locator("html").getAttribute("lang"), SOON).toBe(language);
      await page.locator("[aria-live=polite] p").first().scrollIntoViewIfNeeded();
      await expect.poll(() => wide(page)).toBe(false);
      await shot(page, `loadouts-${language}`);
    }
  });
});
