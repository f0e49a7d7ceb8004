import { encounterLine, fateLine, lineMessage, zoneMessage } from "@foray/fieldops/game-feed/lines";
import type { Page } from "playwright-core";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { checkAxe } from "../testing/axe.ts";
import { launchChromium } from "../testing/browser.ts";
import { startFirefox } from "../testing/engines/firefox.ts";
import { wrongShapes } from "../testing/game-feed/faults.ts";
import {
  type GameServer,
  startGameServer,
  startSilentServer,
  whenFree,
} from "../testing/game-feed/server.ts";
import { PLANTED } from "../testing/game-feed/sessions.ts";
import { findProgram } from "../testing/programs.ts";
import { shot } from "../testing/shot.ts";
import { deviceTheme, goTo, hydrated, openSite } from "../testing/site.ts";

const SOUTH_HORN = 1252;
const ANEMOS = 732;
const TOWN = 628;

async function game(): Promise<GameServer> {
  const server = await whenFree(() => startGameServer());
  onTestFinished(() => server.close());
  return server;
}

const connect = (page: Page) => page.getByRole("button", { name: "Connect to the game" }).click();
const status = (page: Page) => page.getByRole("main").getByRole("status");
const reported = (page: Page, name: string) =>
  page.getByRole("region", { name: "Reported by the game" }).getByRole("listitem").filter({ hasText: name });

/** Waits out the snapshot, so that what starts next counts as new. */
async function enterLongAgo(page: Page, server: GameServer, territory: number): Promise<void> {
  await expect.poll(() => server.readers()).toBe(1);
  server.say(zoneMessage(territory, "a zone"));
  await page.getByText("You are in").waitFor();
  await page.clock.fastForward(13_000);
}

const present = (page: Page) => page.evaluate(() => Date.now());

test("the game feed logs events after Connect, without storing names", async () => {
  const server = await game();
  const { page } = await openSite({ path: "/timers/live", prepare: (opened) => opened.clock.install() });
  await status(page).getByText("Not connected.").waitFor();
  expect(server.asked()).toEqual([]);
  await connect(page);
  await status(page).getByText("Connected.").waitFor();
  await enterLongAgo(page, server, SOUTH_HORN);
  expect(server.asked()).toEqual(["ChangeZone", "LogLine"]);
  await page.getByText("Events are logged on your board for this zone.").waitFor();

  const now = await present(page);
  for (const shape of wrongShapes(now)) server.say(shape);
  server.say(lineMessage("00", now, ["000A", PLANTED[0], "pot north"]));
  server.say(fateLine(now, "Add", 1976));
  server.say(fateLine(now, "Update", 1976, 12));
  server.say(encounterLine(now, 1, 1));
  server.say(fateLine(now, "Add", 1962));
  server.say(fateLine(now, "Remove", 1962));
  const up = page.getByRole("region", { name: "Up now" });
  await up.getByText("Persistent Pots").waitFor();
  await up.getByText("· 12%").waitFor();
  await up.getByText("Scourge of the Mind").waitFor();
  await page.clock.fastForward(3000);
  for (const name of ["Persistent Pots", "Scourge of the Mind"])
    await reported(page, name).getByText("logged", { exact: true }).waitFor();
  await reported(page, "Rough Waters").getByText("ended").waitFor();
  // The clock runs on while the page is read.
  await page.getByText(/^Last log line (?:[3-9]|[1-5]\d) s ago\.$/).waitFor();

  const board = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Open the board" }).click();
  const tab = await board;
  await expect
    .poll(() =>
      tab
        .getByRole("main")
        .getByRole("listitem")
        .filter({ hasText: "Persistent Pots" })
        .first()
        .textContent(),
    )
    .toMatch(/up/i);
  await tab.close();

  const kept = await page.evaluate(() => JSON.stringify(localStorage) + document.documentElement.outerHTML);
  for (const name of PLANTED) expect(kept).not.toContain(name);
});

test("the game feed logs events of a re-entered zone once the player confirms the instance", async () => {
  const server = await game();
  const { page } = await openSite({ path: "/timers/live", prepare: (opened) => opened.clock.install() });
  await connect(page);
  await enterLongAgo(page, server, ANEMOS);
  server.say(fateLine(await present(page), "Add", 1329));
  await reported(page, "Pazuzu").getByText("spawned").waitFor();
  await page.clock.fastForward(3000);
  server.say(zoneMessage(TOWN, "a town"));
  await page.getByText("You are not in a field operation.").waitFor();
  await enterLongAgo(page, server, ANEMOS);
  const question = page.getByRole("group", { name: "Same instance or a new board?" });
  await question.waitFor();
  server.say(fateLine(await present(page), "Update", 1329, 97));
  server.say(fateLine(await present(page), "Remove", 1329));
  await reported(page, "Pazuzu").getByText("not logged yet").first().waitFor();
  await question.getByRole("button", { name: "Same instance" }).click();
  await page.clock.fastForward(3000);
  await expect.poll(() => reported(page, "Pazuzu").getByText("logged", { exact: true }).count()).toBe(2);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("timers") ?? ""))
    .toMatch(/"moment":"ended"/);
  server.say(fateLine(await present(page), "Add", 1348));
  server.say(fateLine(await present(page), "Update", 1348, 5));
  server.say(fateLine(await present(page), "Remove", 1348));
  const asked = reported(page, "Lord of Anemos").filter({ hasText: "Was it killed?" });
  await asked.getByRole("button", { name: "Log the kill" }).click();
  await reported(page, "Lord of Anemos").getByText("logged", { exact: true }).first().waitFor();
});

test("the game feed reports a missing, silent or lost program and retries", async () => {
  const { page, faults } = await openSite({
    path: "/timers/live",
    prepare: (opened) => opened.clock.install(),
  });
  const silent = await whenFree(() => startSilentServer());
  await connect(page);
  await status(page).getByText("Looking for").or(status(page).getByText("Your browser is asking")).waitFor();
  await page.clock.fastForward(61_000);
  await status(page).getByText("Something answers on port 10501").waitFor();
  await silent.close();
  await page.getByRole("button", { name: "Try now" }).click();
  await status(page).getByText("No program found on this computer.").waitFor();
  await page.getByText("Retrying in").waitFor();
  await page.getByText("OverlayPlugin WSServer").waitFor();
  const server = await game();
  await page.clock.fastForward(3000);
  await status(page).getByText("Connected.").waitFor();
  server.drop();
  await status(page).getByText("The connection was lost.").waitFor();
  await page.clock.fastForward(3000);
  await status(page).getByText("Connected.").waitFor();
  await enterLongAgo(page, server, SOUTH_HORN);
  server.say(fateLine(await present(page), "Add", 1976));
  await page.getByText("Last log line").waitFor();
  // The plugin may not support the game's patch yet.
  await page.clock.fastForward(11 * 60_000);
  const behind = page.getByText("the plugin may need an update");
  await expect
    .poll(async () => {
      server.say(lineMessage("00", await present(page), ["000A", PLANTED[0], "hello"]));
      return behind.count();
    })
    .toBe(1);
  await page.clock.fastForward(2 * 60_000);
  await page.getByText("The plugin is not sending anything.").waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await status(page).getByText("Not connected.").waitFor();
  await expect.poll(() => server.readers()).toBe(0);
  // The browser itself logs each failed connection.
  expect(faults.take().filter((fault) => !/WebSocket connection/.test(fault))).toEqual([]);
});

test("a burst of log lines updates texts without re-creating elements", async () => {
  const server = await game();
  const { page } = await openSite({ path: "/timers/live" });
  await connect(page);
  await expect.poll(() => server.readers()).toBe(1);
  server.say(zoneMessage(SOUTH_HORN, "a zone"));
  server.say(fateLine(Date.now(), "Update", 1976, 1));
  await page.getByText("· 1%").waitFor();
  await page.evaluate(() => {
    const seen = { added: 0 };
    Reflect.set(window, "seenNodes", seen);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) seen.added += addedNodes.length;
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (let count = 2; count < 100; count += 1) {
    server.say(lineMessage("261", Date.now(), ["Change", "10AB0001", "Name", PLANTED[0]]));
    server.say(fateLine(Date.now(), "Update", 1976, count));
  }
  await page.getByText("· 99%").waitFor();
  // Texts are updated in place; re-creating rows for each line would add thousands of nodes.
  expect(await page.evaluate(() => Reflect.get(window, "seenNodes").added)).toBeLessThan(100);
});

test("the game feed rejects addresses of other computers, other ports or other protocols", async () => {
  const { page } = await openSite({ path: "/timers" });
  for (const [address, words] of [
    ["ws://192.168.0.5:10501/ws", "points to another computer"],
    ["ws://127.0.0.1:8080/ws", "uses another port"],
    ["https://example.org", "is not a WebSocket address"],
  ] as const) {
    await page.goto(`/timers/live?OVERLAY_WS=${encodeURIComponent(address)}`);
    await hydrated(page);
    await page.getByText(words).waitFor();
    await page.getByText(address).waitFor();
    expect(await page.getByRole("button", { name: "Connect to the game" }).count(), address).toBe(0);
    await page.getByRole("link", { name: "Use the default address" }).click();
    await page.getByRole("button", { name: "Connect to the game" }).waitFor();
  }
});

describe("the game feed document", () => {
  const mayConnect = (page: Page) =>
    page.evaluate(
      () => document.querySelector("meta[http-equiv]")?.getAttribute("content")?.includes("ws://") ?? false,
    );

  test("only game feed pages allow connections to loopback", async () => {
    for (const [path, loopback] of [
      ["/timers/live", true],
      ["/ja/timers/live", true],
      ["/fights/live", true],
      ["/timers", false],
      ["/", false],
      ["/timers/live/no", false],
    ] as const) {
      const answer = await fetch(inject("siteOrigin") + path);
      const permissions = answer.headers.get("permissions-policy") ?? "";
      expect(permissions.includes("loopback-network=(self)"), path).toBe(loopback);
      expect(permissions.includes("loopback-network=()"), path).toBe(!loopback);
      const connects = /connect-src ([^;"]*)/.exec(await answer.text())?.[1] ?? "";
      expect(connects.includes("ws://127.0.0.1:10501 ws://localhost:10501"), path).toBe(loopback);
    }
  });

  test("entering or leaving the game feed loads a new document", async () => {
    const { page } = await openSite({ path: "/" });
    await page.keyboard.press("/");
    await page.keyboard.type("game feed", { delay: 20 });
    await page
      .getByRole("option", { name: /Game Feed/ })
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Connect to the game" }).waitFor();
    await hydrated(page);
    expect(await mayConnect(page)).toBe(true);
    await page.getByRole("navigation").first().getByRole("link", { name: "Weather Finder" }).click();
    await page.getByRole("heading", { level: 1, name: "Weather" }).waitFor();
    expect(await mayConnect(page)).toBe(false);
    await page.goBack();
    await page.getByRole("button", { name: "Connect to the game" }).waitFor();
    expect(await mayConnect(page)).toBe(true);
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: "Weather" }).waitFor();
    expect(await mayConnect(page)).toBe(false);
  });
});

describe("the loopback permission of browsers", () => {
  test("the game feed in Chromium connects only with the loopback permission", async () => {
    const server = await game();
    const origin = inject("siteOrigin");
    const browser = await launchChromium("whole", "arial", [
      `--ip-address-space-overrides=${new URL(origin).host}=public`,
    ]);
    onTestFinished(() => browser.close());
    const connected = async (setting: "granted" | "denied") => {
      const context = await browser.newContext({ baseURL: origin });
      const page = await context.newPage();
      const own = await context.newCDPSession(page);
      const { targetInfo } = await own.send("Target.getTargetInfo");
      const devtools = await browser.newBrowserCDPSession();
      const { browserContextId } = targetInfo;
      await devtools.send("Browser.setPermission", {
        permission: { name: "loopback-network" },
        setting,
        origin,
        ...(browserContextId !== undefined && { browserContextId }),
      });
      await goTo(page, "/timers/live");
      await connect(page);
      return page;
    };
    const refused = await connected("denied");
    await status(refused).getByText("does not allow this page").waitFor();
    await refused.getByText("click the icon left of the address").first().waitFor();
    expect(server.asked()).toEqual([]);
    const granted = await connected("granted");
    await status(granted).getByText("Connected.").waitFor();
    await expect.poll(() => server.readers()).toBe(1);
  });

  const withFirefox = findProgram("firefox") !== undefined;
  const allow = { ask: 0, grant: 1, refuse: 2 } as const;

  test.skipIf(!withFirefox).each([
    ["granted", allow.grant, "Connected."],
    ["asking", allow.ask, "Your browser is asking for permission."],
    // Firefox tells the page only that the connection failed.
    ["refused", allow.refuse, "No program found"],
  ])("the game feed in Firefox reflects the loopback permission: %s", async (_, answer, words) => {
    const server = await game();
    const { host } = new URL(inject("siteOrigin"));
    const firefox = await startFirefox({
      "network.lna.enabled": true,
      "network.lna.blocking": true,
      "network.lna.websocket.enabled": true,
      "network.lna.address_space.public.override": host,
      "permissions.default.loopback-network": answer,
    });
    onTestFinished(() => firefox.close());
    const page = await firefox.open({ width: 1440, height: 900 });
    await page.goTo(`${inject("siteOrigin")}/timers/live`);
    await expect
      .poll(() => page.ask(`"hydrated" in document.documentElement.dataset`), { timeout: 15_000 })
      .toBe(true);
    await expect.poll(() => page.press("Connect to the game")).toBe(true);
    await expect
      .poll(() => page.ask(`document.querySelector("main [role=status]").textContent`), {
        timeout: 15_000,
      })
      .toContain(words);
    if (answer !== allow.grant) return expect(server.asked()).toEqual([]);
    await expect.poll(() => server.readers()).toBe(1);
    server.say(zoneMessage(SOUTH_HORN, "a zone"));
    server.say(fateLine(Date.now(), "Add", 1976));
    await expect
      .poll(() => page.ask(`document.querySelector("main").textContent`), { timeout: 15_000 })
      .toContain("Persistent Pots");
  });
});

test("the game feed fits a narrow screen without axe findings in every language", async () => {
  const server = await game();
  const { page } = await openSite({ path: "/timers", viewport: "narrow", storage: { theme: "system" } });
  const isNarrow = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  for (const prefix of ["", "/ja", "/de", "/fr"]) {
    await page.goto(`${prefix}/timers/live`);
    await hydrated(page);
    await expect.poll(() => server.readers()).toBe(0);
    expect(await isNarrow(), prefix).toBe(true);
    await page.locator("main button").first().click();
    await expect.poll(() => server.readers()).toBe(1);
    server.say(zoneMessage(SOUTH_HORN, "a zone"));
    server.say(fateLine(Date.now(), "Add", 1976));
    await page.getByRole("main").getByRole("region").nth(2).waitFor();
    expect(await isNarrow(), prefix).toBe(true);
    await checkAxe(page);
    await shot(page, `game-feed${prefix.replace("/", "-")}-light`);
    await deviceTheme(page, "dark");
    await checkAxe(page, "colours");
    await shot(page, `game-feed${prefix.replace("/", "-")}-dark`);
    await deviceTheme(page, "light");
  }
});
