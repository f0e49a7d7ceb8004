import { expect, test } from "vitest";
import { axeFindings } from "../testing/axe.ts";
import { hydrated, openSite } from "../testing/site.ts";

const AT = Date.UTC(2026, 10, 28, 20, 0, 0);
const DRAGON = "/fights/forked-tower-blood/marble-dragon";

test("run along: the pull's clock, a correction that is said, the order, and the evening", async () => {
  const { page } = await openSite({ path: `${DRAGON}/run`, at: AT });
  const next = page.getByRole("heading", { level: 2 }).last();
  await hydrated(page);
  // The part with the clock wakes once the fight is here.
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Space");
  await expect.poll(() => next.textContent()).toBe("Imitation Star");
  await page.clock.runFor(44_000);
  await expect.poll(() => next.textContent()).toBe("Draconiform Motion");
  await page.keyboard.press("Enter");
  await page.getByText("Clock moved back 3 s, to Draconiform Motion.").waitFor();
  await page.clock.runFor(9000);
  await page.getByRole("button", { name: "Crosses in bursts 2 and 3" }).click();
  await expect.poll(() => page.getByText("Either order can come").count()).toBe(0);
  await page.getByRole("heading", { name: "Run along" }).click();
  await page.keyboard.press("Space");
  await page.getByText("Tonight: pull 2, best 0:50").waitFor();
});

test("run along goes to a window of its own and comes back with its clock", async () => {
  const { context, page } = await openSite({ path: `${DRAGON}/run` });
  await page.getByRole("button", { name: "Pull", exact: true }).click();
  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: "Pop out" }).click();
  const popped = await opening;
  await popped.getByText("Imitation Star").waitFor();
  await expect.poll(() => popped.evaluate(() => document.body.dataset.theme)).toBe("light");
  await popped.close();
  await page.getByRole("heading", { name: "Imitation Star" }).waitFor();
  await page.getByRole("button", { name: "Wiped" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test("practice: an answer by key with its reason, and no time left", async () => {
  const { page } = await openSite({ path: `${DRAGON}/practice?seed=abc`, at: AT });
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByText("Question 1 of 10").waitFor();
  await page.keyboard.press("8");
  await page.getByRole("heading", { name: /^Hit by a cone of 90°/ }).waitFor();
  await page
    .getByText("You stood in its 90°, 18 yalms from its tip. It reaches 60.", { exact: true })
    .waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("Question 2 of 10").waitFor();
  await page.clock.runFor(11_000);
  await page.getByRole("heading", { name: "Out of time" }).waitFor();
});

test("practice without a time limit is answered from a list", async () => {
  const { page } = await openSite({ path: `${DRAGON}/practice?seed=abc`, viewport: "phone" });
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await page.getByRole("radio", { name: "No limit, from a list" }).check();
  await page.getByRole("button", { name: "Start" }).click();
  const north = page.getByRole("group", { name: "Where you stand" }).getByRole("button", { name: "North" });
  await north.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await north.click();
  await page.getByRole("heading", { name: /^Hit by a cone of 90°/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});
