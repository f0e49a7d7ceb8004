import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { findRelayPrograms, type Running, startRelay } from "../../relay/start.ts";
import { sharedBrowser } from "../testing/browser.ts";
import { type RelayedSite, relayedSite } from "../testing/relayed-site.ts";
import { shot } from "../testing/shot.ts";
import { goTo, type OpenSite } from "../testing/site.ts";
import { write } from "../testing/typing.ts";
import { watchFaults } from "../testing/watch.ts";

type Page = OpenSite["page"];
const slow = { timeout: 30_000 };

describe.skipIf(findRelayPrograms() === undefined)("sign-ups by link", () => {
  let relay: Running;
  let site: RelayedSite;
  beforeAll(async () => {
    relay = await startRelay({ signUps: 600 });
    site = await relayedSite(inject("siteOrigin"), relay.address);
  });
  afterAll(async () => {
    await site.close();
    await relay.stop();
  });

  /** A browser of its own, with a clipboard of its own. */
  async function visitor(path: string, viewport = { width: 1280, height: 900 }): Promise<Page> {
    const browser = await sharedBrowser();
    const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: "block", viewport });
    await context.addInitScript(() => {
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
    const page = await context.newPage();
    const faults = await watchFaults(page, { origin: site.origin, alsoOrigins: [relay.address] });
    onTestFinished(async () => {
      await context.close();
      expect(faults.list).toEqual([]);
    });
    await goTo(page, path);
    return page;
  }
  const copied = async (page: Page, button: string): Promise<URL> => {
    await page.getByRole("button", { name: button, exact: true }).first().click();
    await page.getByRole("status").getByText("Copied.").first().waitFor();
    return new URL(await page.evaluate(() => navigator.clipboard.readText()));
  };
  const inbox = (page: Page) => page.getByRole("list", { name: "Inbox" });

  test("a player signs up on a phone, two hosts seat them, the seat comes back and checks in", async () => {
    const host = await visitor("/run");
    await host.getByRole("button", { name: "Start with empty seats" }).click();
    await host.getByRole("button", { name: "Take sign-ups" }).click();
    await host.getByText("Sign-ups are open").waitFor(slow);
    const link = await copied(host, "Copy link");
    expect(link.hash).toMatch(/^#s1\.0\.\w\.[\w-]{107}$/);

    const player = await visitor(link.pathname + link.hash, { width: 390, height: 844 });
    await write(player.getByLabel("Your character’s name"), "Sable Fenn");
    await player.getByRole("button", { name: "White Mage", exact: true }).click();
    await player.getByRole("button", { name: "Scholar", exact: true }).click();
    await player.getByRole("button", { name: "Sign up", exact: true }).click();
    await player.getByRole("heading", { name: "You are signed up" }).waitFor(slow);
    await player.getByText("A host has seen it.").waitFor(slow);
    await shot(player, "sign-up-sent");
    await inbox(host).getByText("Sable Fenn").waitFor(slow);

    await host.getByText("Hosts, links and privacy").click();
    const hostsLink = await copied(host, "Copy hosts’ link");
    const second = await visitor(hostsLink.pathname + hostsLink.hash);
    await inbox(second)
      .getByRole("button", { name: /^Seat in/ })
      .click(slow);
    await host.getByText("Everyone who signed up is on the board.").waitFor(slow);
    await second.getByRole("button", { name: /, White Mage, Sable Fenn/ }).waitFor(slow);
    // The first host's Undo has nothing of the second's to take back.
    expect(await host.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);

    await host.getByLabel("Players see their seats").check();
    await player.getByRole("heading", { name: /^You are [A-F]\d$/ }).waitFor(slow);
    await player.getByRole("button", { name: "Late", exact: true }).click();
    await player.getByRole("button", { name: "15 min" }).click();
    await player.getByText("It is on the board.").waitFor(slow);
    await host
      .getByText("late by 15 min")
      .first()
      .waitFor({ ...slow, state: "attached" });
    await shot(host, "run-live");
  }, 240_000);

  test("without a relay, or with a link that was cut off, the form gives a line that the board reads", async () => {
    const player = await visitor("/run/sign-up#s1.0.1.cut");
    await player.getByText("This sign-up link was cut off.").waitFor(slow);
    await write(player.getByLabel("Your character’s name"), "Sable Fenn");
    await player.getByRole("button", { name: "White Mage", exact: true }).click();
    const line = await player.getByLabel("Send this line to the host").inputValue();
    expect(line).toBe("Sable Fenn: WHM");
    expect(await player.getByRole("button", { name: "Sign up", exact: true }).count()).toBe(0);
  }, 240_000);
});
