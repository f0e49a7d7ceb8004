import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openSite, tick } from "../testing/site.ts";

/** Counts requests for persistent storage. */
const counting = (page: Page) =>
  page.addInitScript(() => {
    const asked = () => Number(sessionStorage.getItem("asked") ?? 0);
    Object.defineProperty(navigator, "storage", {
      value: {
        persisted: async () => false,
        persist: async () => {
          sessionStorage.setItem("asked", String(asked() + 1));
          return false;
        },
        estimate: async () => ({}),
      },
    });
  });

const asSafari = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "vendor", { value: "Apple Computer, Inc." });
    Object.defineProperty(navigator, "maxTouchPoints", { value: 5 });
    Reflect.deleteProperty(window, "Notification");
  });

const asked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem("asked") ?? 0));

const tickNamed = (page: Page, name: string) => tick(page.getByRole("checkbox", { name }));

const NOTE = /deletes a site’s data after seven days/;

test("persistent storage is requested once, when a player first ticks a box", async () => {
  const { page } = await openSite({ path: "/eureka/logos", prepare: counting });
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  expect(await asked(page)).toBe(0);
  await tickNamed(page, "Wisdom of the Aetherweaver");
  await expect.poll(() => asked(page)).toBe(1);
  await page.reload();
  await tickNamed(page, "Wisdom of the Platebearer");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("things"))).toContain("platebearer");
  expect(await asked(page)).toBe(1);
  expect(await page.getByText(NOTE).count()).toBe(0);
});

test("Safari players see the note about deleted data only once", async () => {
  const { page } = await openSite({
    path: "/eureka/logos",
    prepare: async (fresh) => {
      await counting(fresh);
      await asSafari(fresh);
    },
  });
  await tickNamed(page, "Wisdom of the Aetherweaver");
  const note = page.getByRole("status").filter({ hasText: NOTE });
  await note.getByText("Add to Home Screen").waitFor();
  await note.getByRole("button", { name: "Dismiss" }).click();
  await page.reload();
  await tickNamed(page, "Wisdom of the Platebearer");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("things"))).toContain("platebearer");
  expect(await page.getByText(NOTE).count()).toBe(0);
});

test("the alarms page on an iPhone explains that notifications need the Home Screen", async () => {
  const { page } = await openSite({ path: "/alarms", prepare: asSafari });
  await page.getByText("Notifications need the Home Screen").click();
  await page.getByText(/Tap Share, then Add to Home Screen/).waitFor();
});
