import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { answerMarket, MARKET_ORIGIN } from "../testing/market-route.ts";
import { openSite } from "../testing/site.ts";

/** Opens a page whose scripts load only after `act` is done with the plain document. */
async function openSlowly(path: string, act: (page: Page) => Promise<unknown>): Promise<Page> {
  const acted = Promise.withResolvers<void>();
  let acting: Promise<void> = Promise.resolve();
  const { page } = await openSite({
    path,
    alsoOrigins: [MARKET_ORIGIN],
    prepare: async (fresh) => {
      await answerMarket(fresh);
      await fresh.route("**/assets/*.js", async (route) => {
        await acted.promise;
        await route.continue();
      });
      acting = act(fresh).then(() => acted.resolve());
    },
  });
  await acting;
  return page;
}

describe("before a page is hydrated", () => {
  test.each(["pointer", "keys"] as const)("a press is not lost, %s", async (by) => {
    const page = await openSlowly("/", async (fresh) => {
      const button = fresh.getByRole("button", { name: "Settings" });
      if (by === "pointer") await button.click();
      else await button.press("Enter");
      expect(await fresh.getByRole("dialog").count()).toBe(0);
    });
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await dialog.waitFor();
    // Once, and no more: what is pressed from now on is the page's own.
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Settings" }).click();
    await dialog.waitFor();
  });

  const things = (page: Page) => page.evaluate(() => localStorage.getItem("things") ?? "");

  test("boxes that are ticked, and one that is cleared again, are so once the page is alive", async () => {
    const page = await openSlowly("/bozja/lostaction", async (fresh) => {
      for (const name of ["Caution", "Care", "Support", "Care"])
        await fresh.getByText(`Forgotten Fragment of ${name}`, { exact: true }).first().click();
    });
    await expect.poll(() => things(page)).toContain("forgotten-fragment-of-caution");
    await expect.poll(() => things(page)).toContain("forgotten-fragment-of-support");
    expect(await things(page)).not.toContain("forgotten-fragment-of-care");
    const ticked = (name: string) =>
      page.getByRole("checkbox", { name: `Forgotten Fragment of ${name}`, exact: true }).isChecked();
    expect([await ticked("Caution"), await ticked("Care"), await ticked("Support")]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test("a box of a part whose code comes after the page's is ticked", async () => {
    const released = Promise.withResolvers<void>();
    const { page } = await openSite({
      path: "/bozja/lostaction",
      prepare: (fresh) =>
        fresh.route("**/assets/MakePanel-*.js", async (route) => {
          await released.promise;
          await route.continue();
        }),
    });
    const box = page.getByRole("checkbox", { name: "Forgotten Fragment of Caution" });
    await box.click();
    expect(await things(page)).toBe("");
    released.resolve();
    await expect.poll(() => things(page)).toContain("forgotten-fragment-of-caution");
    expect(await box.isChecked()).toBe(true);
    await page.getByText("7 actions").waitFor();
  });

  test("a box is pressed again while the page has not yet heard of it, and not once it has", async () => {
    const { page } = await openSite({ path: "/changelog" });
    await page.evaluate(() => {
      const box = Object.assign(document.createElement("input"), { type: "checkbox", ariaLabel: "Late box" });
      document.body.prepend(box);
    });
    const box = page.getByRole("checkbox", { name: "Late box" });
    await box.click();
    // React, which has read the box, but hears presses only from the third one on.
    await box.evaluate((late: HTMLInputElement) => {
      const props = { checked: false };
      let heard = 0;
      late.addEventListener("click", () => {
        heard += 1;
        late.dataset.heard = String(heard);
        if (heard > 2) props.checked = late.checked;
      });
      Reflect.set(late, "__reactProps$late", props);
    });
    const heard = () => box.getAttribute("data-heard");
    await expect.poll(heard).toBe("3");
    await page.getByRole("heading", { level: 1 }).click();
    expect([await heard(), await box.isChecked()]).toEqual(["3", true]);
  });

  test("a press on a part whose code comes after the page's is not lost, and is made once", async () => {
    const released = Promise.withResolvers<void>();
    const { page } = await openSite({
      path: "/drs/holster/lynn/anyprog/tank",
      alsoOrigins: [MARKET_ORIGIN],
      prepare: async (fresh) => {
        await answerMarket(fresh);
        await fresh.route("**/assets/NamedHolster-*.js", async (route) => {
          await released.promise;
          await route.continue();
        });
      },
    });
    const downloads: string[] = [];
    page.on("download", (download) => downloads.push(download.suggestedFilename()));
    await page.getByRole("button", { name: "Image" }).click();
    released.resolve();
    await expect.poll(() => downloads.length).toBe(1);
    await page.getByRole("button", { name: "Image" }).click();
    await expect.poll(() => downloads.length).toBe(2);
  });

  test("a press that another follows elsewhere is forgotten", async () => {
    const page = await openSlowly("/", async (fresh) => {
      await fresh.getByRole("button", { name: "Settings" }).click();
      await fresh.locator("h1").click();
    });
    await page.getByRole("button", { name: "Search" }).first().click();
    await page.getByRole("dialog").waitFor();
    expect(await page.getByRole("dialog", { name: "Settings" }).count()).toBe(0);
  });

  test("a press further down is not lost either", async () => {
    const page = await openSlowly("/ba/main-tank/advanced", async (fresh) => {
      await fresh.getByText("Import or export").click();
      await fresh.getByRole("button", { name: "Export as text" }).click();
    });
    const text = page.getByRole("textbox", { name: "What you own, as text" });
    await expect.poll(() => text.inputValue()).not.toBe("");
  });

  test("what is unfolded is filled later", async () => {
    const counted = (page: Page) => page.getByText("30 holsters", { exact: true });
    const page = await openSlowly("/bozja/lostaction/lost-aethershield", async (fresh) => {
      await counted(fresh).click();
      expect(await fresh.locator("details[open]").count()).toBe(1);
    });
    const holsters = page.locator("details", { has: counted(page) }).getByRole("link");
    await expect.poll(() => holsters.count()).toBe(30);
  });
});
