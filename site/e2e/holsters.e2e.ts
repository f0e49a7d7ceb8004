import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { holsterExamples } from "../../packages/fieldops/checks/fixtures/share-code-examples.ts";
import { checkAxe, checkAxeDayAndNight } from "../testing/axe.ts";
import { standInMarket } from "../testing/market.ts";
import { shot } from "../testing/shot.ts";
import { meanwhile, type OpenOptions, openSite } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

/** A few minutes into a weather period. */
const AT = Date.UTC(2026, 10, 21, 12, 0);

/** Lazily mounted parts may take a while on a busy machine. */
const SOON = { timeout: 8000 };

async function open(options: OpenOptions) {
  const { market, options: stand } = await standInMarket();
  const site = await openSite({ ...stand, ...options });
  return { ...site, market };
}

async function openBags(options: OpenOptions) {
  const site = await open(options);
  // The editor loads after the page, with its host's list.
  await site.page.waitForLoadState("networkidle");
  await site.page.locator("[data-asleep=yes]").waitFor({ state: "detached" });
  return site;
}

const bag = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const lines = (page: Page, name: string) =>
  bag(page, name)
    .locator("ol > li")
    .evaluateAll((items) =>
      items.map((item) => `${item.querySelector("input")?.value} ${item.querySelector("b")?.textContent}`),
    );

/** Navigates without a page load. */
async function visit(page: Page, code: string): Promise<void> {
  await page.evaluate((text) => {
    window.history.pushState(null, "", `/drs/holster/c${text === "" ? "" : `/${text}`}`);
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, code);
}

const announced = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

describe("the holster stepper", () => {
  test("the holster stepper leads from host to holster and suggests names for unknown ones", async () => {
    const { page, faults } = await open({ path: "/drs/holster", viewport: "phone" });
    await page.getByRole("link", { name: /Lynn Kaneko/ }).click();
    await page.waitForURL("**/drs/holster/lynn");
    await page.getByRole("link", { name: /^Learning/ }).click();
    await page.waitForURL("**/drs/holster/lynn/learning");
    await page.getByRole("link", { name: /^Tank/ }).click();
    await page.waitForURL("**/learning?role=tank");
    await page.getByRole("link", { name: /^Main Tank/ }).click();
    await page.waitForURL("**/drs/holster/lynn/learning/maintank");
    await page.getByRole("heading", { level: 1, name: "Main Tank" }).waitFor();
    await expect.poll(() => lines(page, "Main"), SOON).toContain("3 Resistance Reraiser");
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await page.waitForURL("**/learning?role=tank");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Main Tank" }).waitFor();
    await page.getByRole("link", { name: "Start over" }).click();
    await page.waitForURL("**/drs/holster");
    await shot(page, "holster-start-phone");
    await page.goto("/drs/holster/lynn/learning?role=healer");
    await page.getByRole("link", { name: /^Off Healer/ }).waitFor();
    const missing = await page.goto("/drs/holster/lynn/learning/maintnk");
    expect(missing?.status()).toBe(404);
    await page.getByText(/no holster called “maintnk”/).waitFor();
    await page.getByRole("article").getByRole("link", { name: "Main Tank", exact: true }).first().waitFor();
    faults.take();
  });
});

describe("holster links", () => {
  test("old holster links open the same bags and unreadable ones are reported", async () => {
    const { page } = await openBags({ path: "/drs/holster/c" });
    const old = holsterExamples.slice(0, 12).map(({ encoded, decoded }) => ({ encoded, decoded }));
    const padded = { encoded: "QTE/Miw=", decoded: { prepop: [{ quantity: 1 }, { quantity: 2 }], main: [] } };
    for (const { encoded, decoded } of [...old, padded]) {
      await visit(page, encoded);
      for (const [name, entries] of [
        ["Pre-Pop", decoded.prepop],
        ["Main", decoded.main],
      ] as const) {
        const wanted = entries.map(({ quantity }) => quantity);
        const quantities = async () => (await lines(page, name)).map((line) => Number.parseInt(line, 10));
        await expect.poll(quantities, { ...SOON, message: encoded }).toEqual(wanted);
      }
    }
    await visit(page, "QTHDpDFHMEh6LEl6SixNMg");
    await page.getByText("Part of this link could not be read").waitFor();
    await expect.poll(() => page.getByText("no action has this code").count()).toBeGreaterThan(0);
    await expect.poll(() => lines(page, "Main")).toEqual(["35 Lost Font of Power"]);
    for (const code of ["!!!!", "ホルスター", "%E0%A4%A", "A".repeat(10_000), "QTE/a/b/c/d", "%00%00"]) {
      await visit(page, code);
      await page
        .getByText(/could(?: not)? be read|No holster found in this link/)
        .first()
        .waitFor();
      await expect.poll(() => page.locator("h1").textContent()).toBe("Holster Creator");
      await visit(page, "");
    }
    await visit(page, "SDFPMUExejEsSDE0MzFkejQ?role=tank");
    await page.getByLabel("Check for role").selectOption("tank");
    await page.getByText("Main: Tank cannot use Lost Font of Magic.").waitFor();
    await page.getByLabel("Check for role").selectOption("caster");
    await page.getByText("cannot use").first().waitFor({ state: "detached" });
    await expect.poll(() => page.url()).toContain("role=caster");
  });

  test("a linked holster opens, updates its address when edited and survives a reload", async () => {
    const { page, origin } = await openBags({ path: "/drs/holster/c/QTE/Miw" });
    await expect
      .poll(() => lines(page, "Pre-Pop"), SOON)
      .toEqual(["1 Pure Essence of the Elder", "2 Deep Essence of the Aetherweaver"]);
    await page.getByRole("button", { name: "One more Pure Essence of the Elder" }).click();
    await expect.poll(() => page.url()).toMatch(new RegExp(`^${origin}/drs/holster/c/(?!QTE)[\\w-]+$`));
    await page.reload();
    await expect.poll(() => lines(page, "Pre-Pop"), SOON).toContain("2 Pure Essence of the Elder");
  });
});

describe("editing a holster", () => {
  test("a holster's bags: add, count, move, remove, undo and redo", async () => {
    const { page } = await openBags({ path: "/drs/holster/c", viewport: "phone" });
    const main = bag(page, "Main");
    await main.getByRole("button", { name: /Add action/ }).click();
    const field = main.getByRole("combobox");
    await write(field, "lost aris");
    await field.press("Enter");
    await write(field, "リフレク");
    await main.getByRole("option", { name: /Lost Reflect/ }).click();
    // Typing right after a pick must not lose characters.
    await write(field, "Erinnerung xyzxyz");
    await expect.poll(() => field.inputValue()).toBe("Erinnerung xyzxyz");
    await main.getByText("No action by that name.").waitFor();
    await main.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => lines(page, "Main")).toEqual(["1 Lost Arise", "1 Lost Reflect"]);

    const count = main.getByRole("textbox", { name: "Quantity of Lost Arise" });
    await write(count, "");
    await count.blur();
    await expect.poll(() => lines(page, "Main")).toContain("1 Lost Arise");
    await write(count, "36");
    await announced(page, "Enter a number from 1 to 35.");
    await expect.poll(() => count.inputValue()).toBe("35");
    await page.getByText(/35 × Lost Arise is more than a holster can hold/).waitFor();
    await page.getByText(/Main weighs \d+: \d+ over the holster limit of 99/).waitFor();

    const grip = main.getByRole("button", { name: "Move Lost Arise", exact: true });
    await grip.focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => lines(page, "Main")).toEqual(["1 Lost Reflect", "35 Lost Arise"]);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Move Lost Arise");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => lines(page, "Pre-Pop")).toEqual(["35 Lost Arise"]);

    await page.getByRole("button", { name: "Remove Lost Arise" }).click();
    await expect.poll(() => lines(page, "Pre-Pop")).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => lines(page, "Pre-Pop")).toEqual(["35 Lost Arise"]);
    await page.getByRole("button", { name: "Redo" }).click();
    await expect.poll(() => lines(page, "Pre-Pop")).toEqual([]);
  });

  test("holster names fit a phone and focus stays near the edited line", async () => {
    const { page } = await openBags({ path: "/drs/holster/lynn/anyprog/tank", viewport: "narrow" });
    for (const name of await page.locator("[data-line] b").all()) {
      const { wide, room } = await name.evaluate((element) => ({
        wide: element.scrollWidth,
        room: element.clientWidth || element.parentElement?.clientWidth || 0,
      }));
      expect(wide).toBeLessThanOrEqual(room);
    }
    const line = bag(page, "Pre-Pop").locator("[data-line]").first();
    const nameBox = await line.getByTitle(/^Change /).boundingBox();
    const stepper = await line.getByRole("textbox").boundingBox();
    expect(stepper?.y).toBeGreaterThanOrEqual((nameBox?.y ?? 0) + (nameBox?.height ?? 0) - 1);

    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute("title") ?? document.activeElement?.textContent,
      );
    const before = await lines(page, "Main");
    await page.getByRole("button", { name: "Move Pure Essence of the Indomitable to Main" }).click();
    await expect.poll(() => lines(page, "Main")).toEqual([...before, "1 Pure Essence of the Indomitable"]);
    await expect.poll(focused).toBe("Move Pure Essence of the Indomitable to Pre-Pop");
    await bag(page, "Main").getByRole("button", { name: "Remove Lost Aethershield" }).click();
    await expect.poll(focused).toBe("Remove Lost Sacrifice");
    await bag(page, "Main").getByRole("button", { name: "Remove Pure Essence of the Indomitable" }).click();
    await expect.poll(focused).toBe("Remove Light Curtain");
    await page.keyboard.press("Control+z");
    await expect
      .poll(async () => (await lines(page, "Main")).at(-1))
      .toBe("1 Pure Essence of the Indomitable");
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(async () => (await lines(page, "Main")).at(-1)).toBe("4 Light Curtain");

    const less = page.getByRole("button", { name: "One fewer Light Curtain" });
    for (let clicks = 0; clicks < 3; clicks += 1) await less.click();
    await expect.poll(() => lines(page, "Main")).toContain("1 Light Curtain");
    await expect.poll(() => less.getAttribute("aria-disabled")).toBe("true");
    await expect.poll(() => less.evaluate((button) => button === document.activeElement)).toBe(true);

    const count = page.getByRole("textbox", { name: "Quantity of Lost Sacrifice" });
    await write(count, "7");
    await count.blur();
    await count.pressSequentially("1.5");
    await announced(page, "Enter a whole number. Kept at 7.");
    await count.blur();
    await expect.poll(() => count.inputValue()).toBe("7");
    await expect.poll(() => lines(page, "Main")).toContain("7 Lost Sacrifice");
  });

  test("dragging an action to the window's edge scrolls the holster page", async () => {
    const { page } = await openBags({ path: "/drs/holster/lynn/anyprog/tank", viewport: "narrow" });
    const grip = page.getByRole("button", { name: "Move Resistance Reraiser", exact: true }).first();
    await grip.scrollIntoViewIfNeeded();
    const box = await grip.boundingBox();
    if (box === null) throw new Error("no grip");
    const start = await page.evaluate(() => scrollY);
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 10, 730, { steps: 3 });
    await expect.poll(() => page.evaluate(() => scrollY), SOON).toBeGreaterThan(start + 200);
    await page.mouse.move(box.x + 10, 370);
    await page.mouse.up();
    const end = await page.evaluate(() => scrollY);
    await page.mouse.move(box.x + 10, 735);
    expect(await page.evaluate(() => scrollY)).toBe(end);
  });

  test("a host's holster: drag, restore, swap, apply a change and reload", async () => {
    const { page } = await openBags({ path: "/drs/holster/lynn/learning/maintank" });
    // The host's reasons load later and make their rows higher.
    await page.getByText(/^Next to each action/).waitFor();
    const before = await lines(page, "Main");
    const drag = async (from: string, to: ReturnType<Page["locator"]>) => {
      const start = await bag(page, "Main").getByRole("button", { name: from, exact: true }).boundingBox();
      const end = await to.boundingBox();
      if (start === null || end === null) throw new Error("nothing to drag");
      await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(end.x + end.width / 2, end.y + end.height - 4, { steps: 4 });
      await page.mouse.up();
    };
    await drag("Move Resistance Reraiser", bag(page, "Main").locator("li").nth(2));
    await expect.poll(async () => (await lines(page, "Main"))[2]).toBe(before[0]);
    await drag("Move Resistance Reraiser", bag(page, "Pre-Pop").locator("li").first());
    await expect.poll(async () => (await lines(page, "Pre-Pop"))[1]).toBe(before[0]);
    await page.getByText("Changed from Lynn Kaneko’s list.").waitFor();
    await page.getByRole("button", { name: "Restore host’s list" }).click();
    await expect.poll(() => lines(page, "Main")).toEqual(before);
    await expect.poll(() => page.url()).not.toContain("bags=");

    await page.getByTitle("Change Light Curtain to another action").click();
    await write(page.getByRole("combobox"), "mimic");
    await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Mimic");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await lines(page, "Main")).at(-1)).toBe("1 Mimic");

    await page.getByRole("heading", { name: "You bring Lost Dispel" }).waitFor();
    await expect.poll(() => page.url()).toContain("?bags=");
    const without = page.url();
    await page.getByRole("button", { name: "Change the bag: Lost Dispel" }).click();
    await expect.poll(() => lines(page, "Main")).toContain("1 Lost Dispel");
    await expect
      .poll(() => page.getByRole("button", { name: "Change the bag: Lost Dispel" }).isDisabled())
      .toBe(true);
    await expect.poll(() => page.url()).not.toBe(without);
    expect(page.url()).toContain("/drs/holster/lynn/learning/maintank?bags=");
    const changed = await lines(page, "Main");
    await page.reload();
    await expect.poll(() => lines(page, "Main"), SOON).toEqual(changed);
    await page.getByRole("button", { name: "Restore host’s list" }).click();
    await expect.poll(() => lines(page, "Main")).toEqual(before);
  });
});

describe("a host's reasons", () => {
  test("a holster shows its host's reasons and what an optional change would remove", async () => {
    const { page } = await openBags({ path: "/drs/holster/lynn/learning/caster-dps", viewport: "phone" });
    await page.getByText("why Lynn Kaneko brings it").waitFor();
    const line = bag(page, "Main").getByRole("listitem").filter({ hasText: "Resistance Ether Kit" });
    expect(await bag(page, "Pre-Pop").textContent()).toContain("Always set this one first.");
    expect(await line.textContent()).not.toContain("uses up your MP");
    await page
      .getByText(/Fits only if you also take something out, for example 1 × /)
      .first()
      .waitFor();
    await page.getByText("1–3 per raid").first().waitFor();
    await shot(page, "holster-reasons");
    await checkAxe(page);
  });

  test("a holster without collected reasons shows none", async () => {
    const { page } = await openBags({ path: "/drs/holster/cam/reclear/tank" });
    await bag(page, "Main").waitFor();
    expect(await page.getByText("in our own words").count()).toBe(0);
  });
});

describe("sharing a holster and its needs", () => {
  test("sharing a holster: link, Discord, image, print, needed runs and owned actions", async () => {
    const { page, context, origin } = await openBags({ path: "/drs/holster/lynn/anyprog/tank" });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole("button", { name: "Share link" }).click();
    await announced(page, "Link copied.");
    // An unchanged list keeps the host's own address.
    expect(await clipboard()).toBe(`${origin}/drs/holster/lynn/anyprog/tank`);
    await page.getByRole("button", { name: "Copy for Discord" }).click();
    await announced(page, "Copied for Discord.");
    const text = await clipboard();
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(text).toContain("```\nPre-Pop  55 / 99\n  1 × Pure Essence of the Indomitable (12)");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Image" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("lynn-anyprog-tank.png");
    const folder = await mkdtemp(join(tmpdir(), "card-"));
    const file = join(folder, "card.png");
    await download.saveAs(file);
    const png = await readFile(file);
    await rm(folder, { recursive: true });
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(1200);
    expect(png.length).toBeGreaterThan(10_000);
    if (process.env.SHOTS === "1") await download.saveAs(".cache/shots/holster-card.png");

    await page.emulateMedia({ media: "print" });
    await expect.poll(() => page.getByRole("button", { name: "Share link" }).isVisible()).toBe(false);
    await expect.poll(() => page.getByText("Lost Aethershield").first().isVisible()).toBe(true);
    await shot(page, "holster-print");
    await page.emulateMedia({ media: "screen" });

    const row = page.getByRole("row", { name: /Lost Aethershield/ });
    const runs = page.getByRole("textbox", { name: "Runs" });
    await expect.poll(() => row.getByRole("cell").first().textContent()).toBe("6");
    await write(runs, "99");
    await expect.poll(() => row.getByRole("cell").first().textContent()).toBe("40");
    await write(runs, "");
    await expect.poll(() => row.getByRole("cell").first().textContent()).toBe("40");
    const owned = page.getByRole("textbox", { name: "Owned: Lost Aethershield" });
    await write(owned, "38");
    await expect.poll(() => row.getByRole("cell").last().textContent()).toBe("2");
    await page.reload();
    await expect.poll(() => owned.inputValue(), SOON).toBe("38");

    const kept = () => page.evaluate(() => localStorage.getItem("things"));
    await page.getByText("Import or export").click();
    const box = page.getByRole("textbox", { name: "Owned actions as text" });
    await page.getByRole("button", { name: "Export as text" }).click();
    await expect.poll(() => box.inputValue()).toContain("lost-aethershield 38");
    await write(box, "Dear diary,\ntoday it rained.", "pasted");
    await page.getByRole("button", { name: "Import text" }).click();
    await page.getByText("No lost actions found in this text").waitFor();
    await write(box, "3 × Lost Arise\nロスト・アレイズ 7\nnonsense 4", "pasted");
    await page.getByRole("button", { name: "Import text" }).click();
    await page.getByText("nonsense 4").last().waitFor();
    expect(await kept()).toContain('"actions":{"lost-aethershield":38}');
    await page.getByRole("button", { name: /Import that 1/ }).click();
    await expect.poll(kept).toContain('"actions":{"lost-arise":7}');
  });

  test.each([
    ["/drs/holster/lynn/anyprog/tank", "light"],
    ["/drs/holster/kiwi/learning/ranged-c2", "dark"],
    ["/ba/melee/advanced", "light"],
    ["/ba/melee/advanced", "dark"],
  ] as const)(
    "%s prints on one A4 page and its image has the colours of the %s theme",
    async (path, theme) => {
      const { page } = await open({ path, theme });
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Image" }).click(),
      ]);
      const folder = await mkdtemp(join(tmpdir(), "card-"));
      await download.saveAs(join(folder, "card.png"));
      const { channels } = await sharp(await readFile(join(folder, "card.png"))).stats();
      await rm(folder, { recursive: true });
      const mean = channels.slice(0, 3).reduce((sum, channel) => sum + channel.mean, 0) / 3;
      if (theme === "light") expect(mean).toBeGreaterThan(180);
      else expect(mean).toBeLessThan(80);
    },
  );

  test("reflect farms show the next weather windows and update with time", async () => {
    const { page } = await open({ path: "/drs/holster/lynn/learning/maintank", at: AT });
    await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
    const farm = page.getByRole("list", { name: "Next windows" }).first();
    await farm.scrollIntoViewIfNeeded();
    await expect.poll(() => meanwhile(page, () => farm.textContent()), SOON).toMatch(/now, until|in \d+/);
    const first = await farm.textContent();
    await page.clock.fastForward(24 * 60_000);
    await expect.poll(() => farm.textContent(), SOON).not.toBe(first);
  });
});

describe("the holster run creator", () => {
  test("the run creator generates, checks and reopens a run file, with its draft kept", async () => {
    const { page } = await open({ path: "/createdrsholsters", viewport: "phone", theme: "dark" });
    await write(page.getByLabel("Host", { exact: true }), "New Host");
    await write(page.getByLabel("Name", { exact: true }), "Main Tank");
    await write(
      page.getByLabel("Holster link or code"),
      "https://old.example/drs/holster/c/RDF6MUkxTDEsejRpMmIxSTE0NA",
      "pasted",
    );
    await page.getByRole("button", { name: "Load into bags" }).click();
    await page.getByText("Bags: Pre-Pop 55 / 99, Main 96 / 99").waitFor();
    await write(page.getByLabel("Holster link or code"), "garbage!!");
    await page.getByRole("button", { name: "Load into bags" }).click();
    await page.getByText(/No holster found in this link|could not be read/).waitFor();
    await page.getByRole("button", { name: "Generate holster JSON" }).click();
    const output = page.getByLabel("Run JSON");
    await output.waitFor();
    const json = await output.inputValue();
    expect(JSON.parse(json)).toMatchObject({
      host: "new-host",
      runType: {
        slug: "learning",
        holsters: [{ id: "new-host-learning-main-tank", weight: { prepop: 55, main: 96 } }],
      },
    });
    const check = page.getByLabel("JSON to check");
    await write(check, json.replace('"main": 96', '"main": 90'), "pasted");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByText("the weight given does not match the bag (main 96)").waitFor();
    await write(check, "{ not json");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByText("This is not a valid run file:").waitFor();
    await write(check, `\`\`\`json\n${json.replace("Main Tank", "Other Tank")}\n\`\`\``, "pasted");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByRole("button", { name: "Edit above" }).click();
    await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("Main Tank");
    await shot(page, "create-holsters");

    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("holsterRun")), SOON)
      .toContain("Main Tank");
    await page.reload();
    await page.getByText("Your draft from last time is back.").waitFor();
    await expect.poll(() => page.getByLabel("Host", { exact: true }).inputValue()).toBe("new-host");
    await page.getByText("Bags: Pre-Pop 55 / 99, Main 96 / 99").click();
    await bag(page, "Main").waitFor();
    await checkAxe(page);
    await page.getByRole("button", { name: "Start over" }).click();
    await expect.poll(() => page.getByLabel("Host", { exact: true }).inputValue()).toBe("");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("holsterRun"))).toBe("");
    expect(JSON.parse(await output.inputValue())).toMatchObject({ host: "new-host" });
  });
});

describe("holster accessibility", () => {
  test("a holster with an open picker has no axe findings", async () => {
    const { page } = await openBags({ path: "/drs/holster/kiwi/learning/ranged-c2", viewport: "phone" });
    await page.waitForLoadState("networkidle");
    await bag(page, "Main")
      .getByRole("button", { name: /Add action/ })
      .click();
    await write(page.getByRole("combobox"), "reflect");
    await checkAxeDayAndNight(page);
  });

  test("an empty holster creator fits 360 px", async () => {
    const { page } = await open({ path: "/drs/holster/c", viewport: "narrow" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
