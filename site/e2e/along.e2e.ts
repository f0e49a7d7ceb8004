import { expect, onTestFinished, test } from "vitest";
import { axeFindings } from "../testing/axe.ts";
import {
  FIRST_PULL,
  fightSession,
  fightToPlay,
  SECOND_PULL,
  WIPED_AFTER,
  wholePull,
} from "../testing/game-feed/fight-session.ts";
import { startGameServer, whenFree } from "../testing/game-feed/server.ts";
import { PLANTED } from "../testing/game-feed/sessions.ts";
import { hydrated, openSite } from "../testing/site.ts";

const AT = Date.UTC(2026, 10, 28, 20, 0, 0);
const DRAGON = "/fights/forked-tower-blood/marble-dragon";

test("the pull clock follows corrections and the chosen order, and resets after a wipe", async () => {
  const { page } = await openSite({ path: `${DRAGON}/run`, at: AT });
  const next = page.getByRole("heading", { level: 2 }).last();
  await hydrated(page);
  // The part with the clock hydrates once the fight has loaded.
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Space");
  await expect.poll(() => next.textContent()).toBe("Imitation Star");
  await page.clock.runFor(44_000);
  await expect.poll(() => next.textContent()).toBe("Draconiform Motion");
  await page.keyboard.press("Enter");
  await page.getByText("Clock moved back 3 s, to Draconiform Motion.").waitFor();
  await page.clock.runFor(9000);
  await page.getByRole("button", { name: "Crosses in bursts 2 and 3" }).click();
  await expect.poll(() => page.getByText("Either order is possible").count()).toBe(0);
  await page.getByRole("heading", { name: "Pull clock" }).click();
  await page.keyboard.press("Space");
  await page.getByText("Tonight: pull 2, best 0:50").waitFor();
});

test("the pull clock pops out into its own window and returns still running", async () => {
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

test("practice explains an answer given by key and reports running out of time", async () => {
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

test("practice without a time limit accepts answers from a list", async () => {
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

test("the pull clock follows a wiped and a full pull despite late, doubled or missing log lines", async () => {
  const server = await whenFree(() => startGameServer());
  onTestFinished(() => server.close());
  const key = "forked-tower-blood/marble-dragon";
  const fight = await fightToPlay(key);
  if (fight === undefined) throw new Error(key);
  const { page } = await openSite({ path: `${DRAGON}/run`, at: AT });
  // A separate document, whose policy allows the connection.
  await page.getByRole("link", { name: "Let your game start the clock" }).click();
  await page.getByRole("button", { name: "Connect to the game" }).waitFor();
  await hydrated(page);
  expect(server.asked()).toEqual([]);
  await page.getByRole("button", { name: "Connect to the game" }).click();
  await page.getByText("Connected.").waitFor();
  await expect.poll(() => server.readers()).toBe(1);
  expect(server.asked()).toEqual(["LogLine"]);

  const began = await page.evaluate(() => Date.now());
  const steps = [...fightSession(fight)];
  /** `until` is in seconds. */
  const playTo = async (until: number) => {
    while (steps[0] !== undefined && steps[0].after <= until) {
      const step = steps.shift();
      if (step === undefined) break;
      const at = began + step.after * 1000;
      const behind = at - (await page.evaluate(() => Date.now()));
      if (behind > 0) await page.clock.runFor(behind);
      server.say(step.message(at));
    }
  };
  const clock = async () => {
    const [, minutes, seconds] =
      /Pull (\d+):(\d\d)/.exec((await page.getByRole("main").textContent()) ?? "") ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const off = async (pulled: number) => {
    const now = (await page.evaluate(() => Date.now())) - began;
    return Math.abs((await clock()) - (now / 1000 - pulled));
  };

  await playTo(FIRST_PULL + 2);
  await page.getByRole("heading", { name: "Imitation Star" }).waitFor();
  await playTo(FIRST_PULL + 60);
  await expect.poll(() => off(FIRST_PULL)).toBeLessThan(3);
  await playTo(FIRST_PULL + WIPED_AFTER + 3);
  await page.getByText("Tonight: pull 2, best 1:20").waitFor();
  await page.getByRole("button", { name: "Pull", exact: true }).waitFor();
  // The second seal is never sent; the first known cast starts the clock.
  for (const second of [20, 130, 250]) {
    await playTo(SECOND_PULL + second);
    await expect.poll(() => off(SECOND_PULL)).toBeLessThan(3);
  }
  await playTo(SECOND_PULL + wholePull(fight) + 1);
  await page.getByText(/Tonight: pull 3, best 6:\d\d/).waitFor();
  const kept = await page.evaluate(() => JSON.stringify(localStorage) + document.documentElement.outerHTML);
  for (const name of PLANTED) expect(kept).not.toContain(name);
  expect(await axeFindings(page)).toEqual([]);
});
