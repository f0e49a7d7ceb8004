import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { holsterExamples } from "../../packages/fieldops/src/share-codes/examples.ts";
import { checkAxeDayAndNight } from "./support/axe.ts";
import { standInMarket } from "./support/market.ts";
import { shot } from "./support/shot.ts";
import { alive, type OpenOptions, openSite } from "./support/site.ts";

const SOON = { timeout: 8000 };

async function open(options: Omit<OpenOptions, "path"> & { path?: string }) {
  const { options: stand } = await standInMarket();
  return openSite({ ...stand, path: "/run", ...options });
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const announced = (page: Page, text: string) => page.getByText(text).first().waitFor();
const names = (page: Page) =>
  page
    .getByRole("textbox", { name: /^Name, seat/ })
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : "")));
const roles = ["PLD", "WAR", "WHM", "SCH", "SAM", "BRD", "BLM", "NIN"];
const list = Array.from({ length: 48 }, (_, at) => `Player ${at + 1}: ${roles[at % 8]}`).join("\n");

/** Opens what is folded under a seat. */
const details = (page: Page, seat: string) =>
  page.locator("li", { has: page.getByRole("textbox", { name: `Name, seat ${seat}`, exact: true }) });

describe("a whole run in one link", () => {
  test("is made, filled from a pasted list, kept in its locked seats, and opened again from its link", async () => {
    const { page, origin } = await open({ timeZone: "Asia/Tokyo" });
    await page.getByRole("textbox", { name: "Title" }).fill("Friday");
    await page.getByRole("textbox", { name: "Leader" }).fill("Aya Sol");
    await page.getByLabel("Start (your local time)").fill("2026-12-04T21:00");
    await page.getByRole("textbox", { name: "Name, seat A1", exact: true }).fill("Kept Tank");
    const seat = details(page, "A1");
    await seat.locator("summary").click();
    await seat.getByRole("textbox", { name: "Holster link" }).fill(`${origin}/drs/holster/lynn/anyprog/tank`);
    await seat.getByRole("checkbox", { name: "Keep this seat when seating" }).check();
    await page.getByRole("textbox", { name: "Players" }).fill(list);
    await page.getByRole("button", { name: "Seat them" }).click();
    await page.getByText("47 players seated.").waitFor();
    const seated = await names(page);
    expect(seated[0]).toBe("Kept Tank");
    expect(seated.filter((name) => name !== "")).toHaveLength(48);
    expect(new Set(seated).size).toBe(48);
    await page.getByText("Without a seat:").waitFor();

    await page.getByRole("button", { name: "Copy the link", exact: true }).click();
    await announced(page, "Copied.");
    const link = await clipboard(page);
    expect(link).toMatch(/\/run\/[\w-]+#[\w-]+$/);
    // Only the fragment, which no browser sends, names people.
    expect(Buffer.from(link.split("/run/")[1]?.split("#")[0] ?? "", "base64url").toString()).not.toContain(
      "Player",
    );

    const again = await open({ path: link.slice(origin.length), timeZone: "America/New_York" });
    await expect.poll(() => again.page.locator("h1").textContent(), SOON).toBe("Friday");
    await expect.poll(() => names(again.page)).toEqual(seated);
    // The start is one moment, shown by each reader's own clock.
    await expect
      .poll(() => again.page.getByLabel("Start (your local time)").inputValue())
      .toBe("2026-12-04T07:00");
  }, 60_000);

  test("goes out as posts that fit and ping nobody, and a seat's link opens what its player brings", async () => {
    const { page, context, origin } = await open({});
    await page.getByRole("textbox", { name: "Title" }).fill("@everyone <@1234>");
    await page.getByRole("textbox", { name: "Name, seat A1", exact: true }).fill("@here **Tank**");
    await page.getByRole("textbox", { name: "Name, seat A2", exact: true }).fill("Not in the list");
    const seat = details(page, "A1");
    await seat.locator("summary").click();
    const field = seat.getByRole("textbox", { name: "Holster link" });
    await field.fill("hello there");
    await field.blur();
    await seat.getByText("This is no such link; the seat is as it was.").waitFor();
    await field.fill("/drs/holster/lynn/anyprog/tank");
    await field.blur();
    await seat.getByRole("button", { name: "Copy the link of A1" }).click();
    await announced(page, "Copied.");
    const own = `${origin}/drs/holster/lynn/anyprog/tank`;
    await expect.poll(() => clipboard(page)).toBe(own);
    const other = await context.newPage();
    await other.goto(own);
    await expect.poll(() => other.locator("h1").textContent(), SOON).toBe("Tank");
    await other.close();

    await page.getByRole("textbox", { name: "Players" }).fill(list);
    await page.getByRole("button", { name: "Seat them" }).click();
    await page.getByText("players seated.").waitFor();
    await page.getByText("@here **Tank**, Not in the list").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect
      .poll(async () => (await names(page)).slice(0, 2))
      .toEqual(["@here **Tank**", "Not in the list"]);
    await page.getByRole("button", { name: "Redo" }).click();
    await page.getByRole("textbox", { name: "Name, seat F8", exact: true }).fill("@here **Tank**");
    const posts = page.getByRole("button", { name: /^Copy post \d of \d$/ });
    await posts.first().waitFor();
    let all = "";
    let last = await clipboard(page);
    for (const post of await posts.all()) {
      await post.click();
      // No two posts are alike.
      await expect.poll(() => clipboard(page)).not.toBe(last);
      const text = await clipboard(page);
      last = text;
      expect(text.length).toBeLessThanOrEqual(2000);
      expect(text).not.toMatch(/@(?:everyone|here|&|\d)/);
      all += text;
    }
    for (const name of await names(page)) if (name.startsWith("Player")) expect(all).toContain(name);
    expect(all).toContain(`<${origin}/drs/holster/lynn/anyprog/tank>`);
  }, 60_000);

  test("counts what the group has to buy, once that is seen", async () => {
    const { page } = await open({});
    const shopping = page.locator("section", {
      has: page.getByRole("heading", { name: "Shopping for the group" }),
    });
    await shopping.getByText("No seat names a holster or loadout yet.").waitFor();
    for (const seat of ["A1", "A2"]) {
      const row = details(page, seat);
      await row.locator("summary").click();
      const field = row.getByRole("textbox", { name: "Holster link" });
      await field.fill("/drs/holster/lynn/anyprog/tank");
      await field.blur();
    }
    await shopping.getByText("What 2 seats bring for one run", { exact: false }).waitFor();
    await shopping.scrollIntoViewIfNeeded();
    await shopping.getByText("Buying", { exact: false }).waitFor();
    await expect.poll(() => shopping.locator("b").last().textContent(), SOON).toMatch(/^[\d,]+ gil$/);
  });

  test("of phantom jobs leads to them, and another duty can be taken back", async () => {
    const { page, origin } = await open({});
    await page.getByRole("textbox", { name: "Name, seat A1", exact: true }).fill("Somebody");
    await page.getByRole("combobox", { name: "Duty" }).selectOption("tower-blood");
    await page.getByText("Another duty: the seats began anew.", { exact: false }).waitFor();
    const seat = details(page, "A1");
    await seat.locator("summary").click();
    await seat.getByRole("combobox", { name: "Phantom job" }).selectOption("bard");
    await expect.poll(() => seat.getByRole("link").getAttribute("href")).toBe("/occult/phantomjob/bard");
    await seat.getByRole("button", { name: "Copy the link of A1" }).click();
    await expect.poll(() => clipboard(page)).toBe(`${origin}/occult/phantomjob/bard`);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await names(page))[0]).toBe("Somebody");
  });

  test.each([
    ["nonsense", "/run/!!!%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E#%3Cscript%3E", "not of a run"],
    ["a link that was cut", "/run/MTsxOzA7MDswOzszfjE", "Some seats"],
    ["an unknown duty", `/run/${Buffer.from("1;z;0;0;0;;3").toString("base64url")}`, "names no duty"],
    ["a huge one", `/run/${"A".repeat(6000)}#${"B".repeat(20_000)}`, "too long"],
    [
      "names that turn and hide text",
      `/run#${Buffer.from(`\u202e${"t".repeat(500)}\n${"x".repeat(500)}\n${"y\u200b".repeat(300)}`).toString("base64url")}`,
      null,
    ],
  ] as const)("answers %s in words, with seats to fill", async (_, path, words) => {
    const { page } = await open({ path });
    if (words !== null) await page.getByText(words, { exact: false }).first().waitFor();
    await expect
      .poll(() => page.getByRole("textbox", { name: /^Name, seat/ }).count())
      .toBeGreaterThanOrEqual(24);
    for (const name of await names(page)) expect(name.length).toBeLessThanOrEqual(60);
    expect(await page.locator("h1").textContent()).not.toContain("\u202e");
    const [wide, window_] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(window_ ?? 0);
  });

  test("comes out of the holsters of the run creator", async () => {
    const { options: stand } = await standInMarket();
    const { page } = await openSite({ ...stand, path: "/createdrsholsters" });
    const code = holsterExamples[0]?.encoded ?? "";
    await alive(page, "HolsterCard");
    await page.getByRole("textbox", { name: "Holster link or code" }).fill(code);
    await page.getByRole("button", { name: "Read it into the bags" }).click();
    await page.getByRole("button", { name: "Plan the run with these" }).click();
    await expect.poll(() => new URL(page.url()).pathname, SOON).toMatch(/^\/run\/[\w-]+$/);
    await page.getByText(/What \d+ seats? brings? for one run/).waitFor();
  });

  test("fits a phone, one printed page, and axe finds nothing", async () => {
    const { page } = await open({ viewport: "narrow" });
    await page.getByRole("textbox", { name: "Players" }).fill(list);
    await page.getByRole("button", { name: "Seat them" }).click();
    await page.getByText("players seated.").waitFor();
    await checkAxeDayAndNight(page);
    const [wide, window_] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(window_ ?? 0);
    await shot(page, "run");
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
