import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { writeChannel } from "../../relay/reader.ts";
import { findRelayPrograms, type Running, startRelay } from "../../relay/start.ts";
import { encrypt, keysOf } from "../app/features/boards/live/sealing.ts";
import { sharedBrowser } from "../testing/browser.ts";
import { type RelayedSite, relayedSite } from "../testing/relayed-site.ts";
import { shot } from "../testing/shot.ts";
import { goTo, hydrated, type OpenSite } from "../testing/site.ts";
import { heldLocks, hideTab, stubWakeLock } from "../testing/wake-lock.ts";
import { watchFaults } from "../testing/watch.ts";

type Page = OpenSite["page"];
const slow = { timeout: 20_000 };

const row = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });
const shows = (page: Page, name: string, text: string) =>
  expect
    .poll(() => row(page, name).first().textContent(), { ...slow, message: `${name}: ${text}` })
    .toContain(text);
/** Tests share one clipboard, so each player gets a fake. */
const ownClipboard = (context: OpenSite["context"]) =>
  context.addInitScript(() => {
    let text = "";
    const own = {
      writeText: (written: string) => {
        text = written;
        return Promise.resolve();
      },
      readText: () => Promise.resolve(text),
    };
    Object.defineProperty(navigator, "clipboard", { value: own, configurable: true });
  });
const unfold = (page: Page) => page.getByText("more, not seen yet").click();
const state = (page: Page, text: string) => page.getByRole("status").getByText(text).first().waitFor(slow);

describe.skipIf(findRelayPrograms() === undefined)("live boards", () => {
  let relay: Running;
  let site: RelayedSite;
  beforeAll(async () => {
    relay = await startRelay();
    site = await relayedSite(inject("siteOrigin"), relay.address);
  });
  afterAll(async () => {
    await site.close();
    await relay.stop();
  });

  /** A separate browser context with its own storage. */
  async function player(
    path: string,
    {
      reachable = true,
      leaves = false,
      prepare,
    }: { reachable?: boolean; leaves?: boolean; prepare?: (page: Page) => Promise<unknown> } = {},
  ): Promise<Page> {
    const browser = await sharedBrowser();
    const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: "block" });
    await ownClipboard(context);
    const page = await context.newPage();
    const faults = await watchFaults(page, {
      origin: site.origin,
      alsoOrigins: [relay.address],
      expectStatus: 200,
    });
    onTestFinished(async () => {
      await context.close();
      // While a player is offline, parts of the page may fail to load.
      const list = leaves
        ? faults.list.filter((fault) => !fault.includes("ERR_INTERNET_DISCONNECTED"))
        : faults.list;
      if (reachable) expect(list).toEqual([]);
    });
    await prepare?.(page);
    await goTo(page, path);
    await unfold(page);
    return page;
  }
  const copied = async (page: Page, button: string) => {
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("status").getByText("copied").first().waitFor();
    return new URL(await page.evaluate(() => navigator.clipboard.readText()));
  };
  const goLive = async (page: Page) => {
    await page.getByRole("button", { name: "Go live" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("What the relay sees").waitFor();
    await dialog.getByRole("button", { name: "Go live" }).click();
    await state(page, "Live");
  };
  const join = async (link: URL, options: Parameters<typeof player>[1] = {}) => {
    const page = await player(link.pathname + link.hash, options);
    await page.getByText("What the relay sees").waitFor();
    await page.getByRole("button", { name: "Join live board" }).click();
    await state(page, "Live");
    return page;
  };

  test("a live board syncs editors to readers and rejects a reader's forged message", async () => {
    const first = await player("/timers/south-horn");
    await goLive(first);
    const editorLink = await copied(first, "Copy editor link");
    const readerLink = await copied(first, "Copy reader link");
    expect(editorLink.hash).toMatch(/^#live=[\w-]{43}$/);
    expect(readerLink.hash).toMatch(/^#read=[\w-]{64}$/);
    await first.getByRole("button", { name: "Just ended: Shark Attack" }).click();

    const second = await join(editorLink);
    await shows(second, "Shark Attack", "60 min");
    const reader = await join(readerLink);
    await shows(reader, "Shark Attack", "60 min");
    await second.getByRole("button", { name: "Just started: Persistent Pots" }).click();
    for (const page of [first, reader]) await shows(page, "Persistent Pots", "Up now");
    await shot(first, "live-editor");

    // A forged message is rejected, because readers have no signing key.
    expect(await reader.getByRole("button", { name: "Copy editor link" }).count()).toBe(0);
    await reader.getByRole("button", { name: "Just ended: On the Hunt" }).click();
    const keys = await keysOf(readerLink.hash.slice("#read=".length));
    if (keys === undefined) return expect.fail("no reader's keys");
    const forged = await encrypt(keys, new TextEncoder().encode("1.southHorn.0"), new Uint8Array(64));
    await writeChannel(relay.address, keys.channel, forged);
    await second.getByRole("button", { name: "Just ended: Trial by Claw" }).click();
    await shows(first, "Trial by Claw", "120 min");
    await shows(first, "On the Hunt", "not seen");

    await second.getByRole("button", { name: "Undo: Trial by Claw" }).click();
    await shows(first, "Trial by Claw", "not seen");
    await first.getByRole("button", { name: "Leave" }).click();
    await first.getByRole("button", { name: "Go live" }).waitFor();
    await shows(first, "Shark Attack", "min");
  }, 240_000);

  test("the screen stays awake only while a board is live", async () => {
    const page = await player("/timers/south-horn", { prepare: stubWakeLock });
    expect(await heldLocks(page)).toEqual([0, 0]);
    await goLive(page);
    await page.getByText("Screen stays on", { exact: true }).waitFor();
    expect(await heldLocks(page)).toEqual([1, 1]);
    await hideTab(page, true);
    await page.getByText("Screen may turn off: open this tab").waitFor();
    await hideTab(page, false);
    await expect.poll(() => heldLocks(page), slow).toEqual([2, 1]);
    await page.getByRole("button", { name: "Leave" }).click();
    await expect.poll(() => heldLocks(page), slow).toEqual([2, 0]);
  }, 120_000);

  test("a player rejoins a live board after being offline and after a reload", async () => {
    const first = await player("/timers/eureka-anemos");
    await goLive(first);
    const link = await copied(first, "Copy editor link");
    const phone = await join(link, { leaves: true });
    await phone.context().setOffline(true);
    await first.getByRole("button", { name: "Just spawned: Pazuzu" }).click();
    await phone.context().setOffline(false);
    await phone.evaluate(() => window.dispatchEvent(new Event("online")));
    await shows(phone, "Pazuzu", "Up now");
    await phone.reload();
    await hydrated(phone);
    await unfold(phone);
    await state(phone, "Live");
    await phone.getByRole("button", { name: "Just spawned: Serket" }).click();
    await shows(first, "Serket", "Up now");
  }, 240_000);

  test("a live board reports an unreachable relay and sends notes once the relay is back", async () => {
    const own = await startRelay();
    const lone = await relayedSite(inject("siteOrigin"), own.address);
    onTestFinished(lone.close);
    const browser = await sharedBrowser();
    const context = await browser.newContext({ baseURL: lone.origin, serviceWorkers: "block" });
    onTestFinished(() => context.close());
    await ownClipboard(context);
    const page = await context.newPage();
    await goTo(page, "/timers/eureka-anemos");
    await unfold(page);
    await goLive(page);
    const link = await copied(page, "Copy editor link");
    await own.stop();
    await state(page, "Offline: the relay cannot be reached");
    await page.getByRole("button", { name: "Just spawned: Pazuzu" }).click();
    await shows(page, "Pazuzu", "Up now");
    const again = await startRelay({ port: own.port });
    onTestFinished(again.stop);
    await state(page, "Live");
    const late = await context.browser()?.newContext({ baseURL: lone.origin, serviceWorkers: "block" });
    if (late === undefined) return expect.fail("no browser");
    onTestFinished(() => late.close());
    const other = await late.newPage();
    await goTo(other, link.pathname + link.hash);
    await other.getByRole("button", { name: "Join live board" }).click();
    await shows(other, "Pazuzu", "Up now");
  }, 240_000);

  test("a flooded live board shows Disrupted and stays usable", async () => {
    const page = await player("/timers/eureka-anemos");
    await goLive(page);
    const link = await copied(page, "Copy reader link");
    const keys = await keysOf(link.hash.slice("#read=".length));
    if (keys === undefined) return expect.fail("no reader's keys");
    const garbage = "A".repeat(4000);
    let sent = 0;
    await expect
      .poll(
        async () => {
          sent += 1;
          await writeChannel(relay.address, keys.channel, garbage + sent);
          return page.getByRole("status").getByText("Disrupted").count();
        },
        { timeout: 30_000, interval: 210 },
      )
      .toBe(1);
    await page.getByRole("button", { name: "Just spawned: Pazuzu" }).click();
    await shows(page, "Pazuzu", "Up now");
  }, 240_000);
});
