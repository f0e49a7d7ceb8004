import type { BrowserContext, Page } from "playwright-core";
import * as v from "valibot";
import { expect, inject, test } from "vitest";
import { axeFindings } from "../testing/axe.ts";
import { openSite } from "../testing/site.ts";

const manifestShape = v.object({
  shortcuts: v.array(v.object({ url: v.string() })),
  share_target: v.object({ action: v.string(), method: v.literal("GET") }),
});

const AT = Date.UTC(2026, 10, 21, 12);

/** Opens the window over the game. */
async function popOut(page: Page, context: BrowserContext): Promise<Page> {
  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: "Pop out" }).click();
  return opening;
}

test("the next spawn goes to a window of its own, in the page's theme, and comes back", async () => {
  const { context, page } = await openSite({ path: "/forecast/cassie", theme: "dark" });
  const popped = await popOut(page, context);
  await popped.getByRole("heading", { name: "Copycat Cassie" }).waitFor();
  await expect
    .poll(() => popped.evaluate(() => [document.body.dataset.theme, document.documentElement.lang]))
    .toEqual(["dark", "en"]);
  const left = () => popped.getByRole("timer").textContent();
  const before = await left();
  await expect.poll(left).not.toBe(before);
  for (const size of [
    { width: 360, height: 240 },
    { width: 240, height: 120 },
  ]) {
    await popped.setViewportSize(size);
    const { width } = size;
    await expect.poll(() => popped.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const number = await popped.getByRole("timer").boundingBox();
    expect((number?.y ?? 999) + (number?.height ?? 999)).toBeLessThanOrEqual(size.height);
  }
  await popped.close();
  const again = await popOut(page, context);
  await again.getByRole("heading", { name: "Copycat Cassie" }).waitFor();
  await page.getByRole("button", { name: "Close the window" }).click();
  await page.getByRole("button", { name: "Pop out" }).waitFor();
});

test("a walk is gone through in its window, and its page knows", async () => {
  const { context, page } = await openSite({ path: "/map/southhorn?route=carrots" });
  await page.getByRole("button", { name: "Route", exact: true }).click();
  await page.getByRole("button", { name: "Walk", exact: true }).click();
  const bar = page.getByRole("region", { name: "Walking the route" });
  await bar.getByText("Stop 1 of 28").waitFor();
  const popped = await popOut(page, context);
  await popped.getByRole("button", { name: "Done" }).click();
  await popped.getByText("Stop 2 of 28").waitFor();
  await bar.getByText("Stop 2 of 28").waitFor();
  await popped.close();
  await bar.getByText("Stop 2 of 28").waitFor();
});

test("a board's due list notes from its window", async () => {
  const { context, page } = await openSite({ path: "/timers/eureka-anemos?text=Serket%20(8m)", at: AT });
  await page.getByText("Logged: Serket.").waitFor();
  const popped = await popOut(page, context);
  const row = popped.getByRole("listitem").filter({ hasText: "Serket" });
  await row.waitFor();
  expect(await popped.getByRole("listitem").count()).toBe(1);
  expect(new URL(page.url()).search).toBe("");
  await popped.close();
  expect(await axeFindings(page)).toEqual([]);
});

test("calls are off until switched on, then spoken two minutes and ten seconds before", async () => {
  const { page } = await openSite({
    path: "/forecast/cassie",
    // Her window of noon is over.
    at: AT + 20 * 60_000,
    prepare: (opened) =>
      opened.addInitScript(() => {
        const said: string[] = [];
        Reflect.set(window, "said", said);
        Reflect.set(
          window,
          "SpeechSynthesisUtterance",
          class {
            text: string;
            constructor(text: string) {
              this.text = text;
            }
          },
        );
        Object.defineProperty(window, "speechSynthesis", {
          configurable: true,
          value: {
            getVoices: () => [{ lang: "en-GB" }],
            cancel: () => undefined,
            speak: ({ text }: { text: string }) => said.push(text),
          },
        });
      }),
  });
  const said = () => page.evaluate((): unknown => Reflect.get(window, "said"));
  const left = async () => {
    const clock = (await page.getByRole("timer").first().getAttribute("aria-label")) ?? "";
    return clock.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
  };
  await expect.poll(left).toBeGreaterThan(130);
  expect(await said()).toEqual([]);
  await page.getByRole("button", { name: "Calls off" }).click();
  await expect.poll(said).toEqual(["Calls are on."]);
  await page.clock.fastForward(1000 * ((await left()) - 122));
  await page.clock.runFor(3000);
  await expect.poll(said).toEqual(["Calls are on.", "Copycat Cassie in 2 minutes."]);
  await page.clock.runFor(109_000);
  await expect
    .poll(said)
    .toEqual(["Calls are on.", "Copycat Cassie in 2 minutes.", "Copycat Cassie in 10 seconds."]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Calls on" }).click();
  await page.getByRole("button", { name: "Calls off" }).waitFor();
});

test("the installed site's shortcuts and share target lead to pages", async () => {
  const origin = inject("siteOrigin");
  const answer = await fetch(`${origin}/manifest.webmanifest`);
  const { shortcuts, share_target: share } = v.parse(manifestShape, await answer.json());
  expect(shortcuts).toHaveLength(4);
  for (const { url } of [...shortcuts, { url: share.action }])
    expect((await fetch(new URL(url, `${origin}/`))).status, url).toBe(200);
  const { page } = await openSite({
    path: `/timers?text=${encodeURIComponent(`look at ${origin}/fights/drs/dahu`)}`,
  });
  await expect.poll(() => new URL(page.url()).pathname).toBe("/fights/drs/dahu");
});
