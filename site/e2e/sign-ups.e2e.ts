import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { ownCertificate } from "../../relay/certificate.ts";
import { findRelayPrograms, type Running, startRelay } from "../../relay/start.ts";
import { sharedBrowser } from "../testing/browser.ts";
import { type RelayedSite, relayedSite } from "../testing/relayed-site.ts";
import { shot } from "../testing/shot.ts";
import { goTo, type OpenSite } from "../testing/site.ts";
import { write } from "../testing/typing.ts";
import { watchFaults } from "../testing/watch.ts";

type Page = OpenSite["page"];
type Size = Readonly<{ width: number; height: number }>;
const PHONE = { viewport: { width: 390, height: 844 } };
const slow = { timeout: 30_000 };

describe.skipIf(findRelayPrograms() === undefined)("sign-ups by link", () => {
  // The first relay uses plain HTTP, the second TLS and HTTP/2.
  let relays: readonly Running[] = [];
  let site: RelayedSite;
  const certificates = mkdtempSync(join(tmpdir(), "relay-tls-"));
  beforeAll(async () => {
    const tls = ownCertificate(certificates);
    if (tls === undefined) process.stderr.write("OpenSSL is not installed: no relay answers by TLS here.\n");
    relays = [
      await startRelay({ signUps: 600 }),
      await startRelay({ signUps: 600, ...(tls !== undefined && { tls }) }),
    ];
    site = await relayedSite(inject("siteOrigin"), relays.map(({ address }) => address).join(" "));
  });
  afterAll(async () => {
    await site.close();
    for (const relay of relays) await relay.stop();
    rmSync(certificates, { recursive: true, force: true });
  });

  /** A separate browser context with its own clipboard. */
  async function visitor(
    path: string,
    {
      viewport = { width: 1280, height: 900 },
      relay = 0,
      before = ";",
    }: { viewport?: Size; relay?: number; before?: string } = {},
  ): Promise<Page> {
    const browser = await sharedBrowser();
    const context = await browser.newContext({
      baseURL: site.origin,
      serviceWorkers: "block",
      ignoreHTTPSErrors: true,
      viewport,
    });
    // Runs pick a relay at random.
    await context.addInitScript(`Math.random = () => ${(relay + 0.5) / 2}`);
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
    await context.addInitScript(before);
    const page = await context.newPage();
    const faults = await watchFaults(page, {
      origin: site.origin,
      alsoOrigins: relays.map(({ address }) => address),
    });
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

  test("a player signs up on a phone, is seated by a second host and checks in", async () => {
    const host = await visitor("/run");
    await host.getByRole("button", { name: "Start with empty seats" }).click();
    await host.getByRole("button", { name: "Take sign-ups" }).click();
    await host.getByText("Sign-ups are open").waitFor(slow);
    const link = await copied(host, "Copy link");
    expect(link.hash).toMatch(/^#s1\.0\.\w\.[\w-]{107}$/);

    const player = await visitor(link.pathname + link.hash, PHONE);
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
    expect(await host.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);

    await host.getByLabel("Players see their seats").check();
    await player.getByRole("heading", { name: /^You are [A-F]\d$/ }).waitFor(slow);
    await player.getByRole("button", { name: "Late", exact: true }).click();
    await player.getByRole("button", { name: "15 min" }).click();
    await player.getByText("Shown on the board.").waitFor(slow);
    await host
      .getByText("15 min late")
      .first()
      .waitFor({ ...slow, state: "attached" });
    await shot(host, "run-live");

    const checkIn = host.getByRole("region", { name: "Check-in" });
    await host.getByRole("button", { name: /, White Mage, .*Sable Fenn/ }).focus();
    await host.keyboard.press("1");
    await checkIn.getByText("1 here").waitFor(slow);
    await host.keyboard.press("3");
    await checkIn.getByText("1 not coming").waitFor(slow);
    await second.getByRole("region", { name: "Check-in" }).getByText("1 not coming").waitFor(slow);
    await host.keyboard.press("ControlOrMeta+z");
    await checkIn.getByText("1 here").waitFor(slow);
    await checkIn.getByText("0 not coming").waitFor(slow);
    await host.getByRole("button", { name: /, White Mage, .*Sable Fenn/ }).click();
    await host.getByRole("button", { name: "late", exact: true }).click();
    await checkIn.getByText("1 late").waitFor(slow);
  }, 240_000);

  test("sign-ups by link: change, passcode, bench, withdrawal, deletion and renewed links", async () => {
    const inboxes = () => relays.map(({ folder }) => readdirSync(join(folder, "kept", "inbox")).length);
    const kept = inboxes();
    const host = await visitor("/run", { relay: 1 });
    await host.getByRole("button", { name: "Start with empty seats" }).click();
    await host.getByRole("button", { name: "Take sign-ups" }).click();
    await host.getByText("Sign-ups are open").waitFor(slow);
    const link = await copied(host, "Copy link");
    // The second relay.
    expect(link.hash).toMatch(/^#s1\.1\./);
    const open = async (name: string, job: string) => {
      const page = await visitor(link.pathname + link.hash, PHONE);
      await write(page.getByLabel("Your character’s name"), name);
      await page.getByRole("button", { name: job, exact: true }).click();
      await page.getByRole("button", { name: "Sign up", exact: true }).click();
      await page.getByText("A host has seen it.").waitFor(slow);
      return page;
    };
    const sable = await open("Sable Fenn", "White Mage");
    const entry = (name: string) => inbox(host).getByRole("listitem").filter({ hasText: name });
    const suggested = entry("Sable Fenn").getByRole("button", { name: /^Seat in/ });
    const seat = ((await suggested.textContent(slow)) ?? "").trim().replace("Seat in ", "");
    await suggested.click();
    const ivo = await open("Ivo Kest", "Scholar");
    await entry("Ivo Kest").getByRole("button", { name: "Bench" }).click(slow);
    const [first = 0, second = 0] = kept;
    expect(inboxes()).toEqual([first, second + 1]);

    await sable.getByRole("button", { name: "Change", exact: true }).click();
    await sable.getByRole("button", { name: "Sage", exact: true }).click();
    await sable.getByRole("button", { name: "Send the change" }).click();
    await entry("Sable Fenn").getByText("changed their sign-up").waitFor(slow);
    await entry("Sable Fenn").getByRole("button", { name: "Update" }).click();

    await host.getByLabel("Players see their seats").check();
    await sable.getByRole("heading", { name: `You are ${seat}` }).waitFor(slow);
    await ivo.getByText("You are on the bench.").waitFor(slow);
    await host.getByRole("button", { name: "Edit run" }).click();
    const setup = host.getByRole("dialog");
    // In the order of an en-US date field.
    const soon = new Date(Date.now() + 40 * 60_000);
    const part = (value: number) => String(value).padStart(2, "0");
    const typed = [
      part(soon.getMonth() + 1),
      part(soon.getDate()),
      soon.getFullYear(),
      part(soon.getHours() % 12 || 12),
      part(soon.getMinutes()),
      soon.getHours() < 12 ? "AM" : "PM",
    ];
    await write(setup.getByLabel("Start (your local time)"), typed.join(""));
    await setup.getByRole("button", { name: "Generate passcodes" }).click();
    const passcode = /\d{4}/.exec((await setup.getByText(/^Passcode \d{4}$/).textContent()) ?? "")?.[0];
    await host.keyboard.press("Escape");
    expect(await sable.getByText(String(passcode)).count()).toBe(0);
    await host.getByLabel("Posted: Passcode to everyone").check();
    await sable.getByText(String(passcode)).first().waitFor(slow);

    await sable.getByRole("button", { name: "Not coming" }).click();
    await sable.getByText("Shown on the board.").waitFor(slow);
    await host.getByText(`Ivo Kest could move up to ${seat}.`).waitFor(slow);
    await host.getByRole("button", { name: new RegExp(`^${seat}, `) }).focus();
    await host.keyboard.press("u");
    await ivo.getByRole("heading", { name: `You are ${seat}` }).waitFor(slow);
    await ivo.getByRole("button", { name: "I’m here" }).click();
    await host.getByRole("region", { name: "Check-in" }).getByText("1 here").waitFor(slow);

    await ivo.getByRole("button", { name: "Withdraw" }).click();
    await ivo.getByRole("heading", { name: "You have withdrawn" }).waitFor(slow);
    await entry("Ivo Kest").getByRole("button", { name: "Free the seat" }).click(slow);
    await host.getByRole("button", { name: new RegExp(`^${seat}, .*empty$`) }).waitFor(slow);

    await host.getByText("Hosts, links and privacy").click();
    await host.getByRole("button", { name: "Delete all sign-ups" }).click();
    await host.getByRole("button", { name: "Yes, do it" }).click();
    await host
      .getByText("All sign-ups deleted.")
      .first()
      .waitFor({ ...slow, state: "attached" });
    const before = host.url();
    await host.getByRole("button", { name: "Renew all links" }).click();
    await host.getByRole("button", { name: "Yes, do it" }).click();
    await expect.poll(() => host.url(), slow).not.toBe(before);
    await host.getByText("Sign-ups are open").waitFor(slow);
    await ivo.getByText("This link is no longer valid.").first().waitFor(slow);
    expect((await copied(host, "Copy link")).hash).not.toBe(link.hash);
  }, 300_000);

  test("an incomplete sign-up link offers a line to send to the host", async () => {
    const player = await visitor("/run/sign-up#s1.0.1.cut");
    await player.getByText("This sign-up link is incomplete.").waitFor(slow);
    await write(player.getByLabel("Your character’s name"), "Sable Fenn");
    await player.getByRole("button", { name: "White Mage", exact: true }).click();
    const line = await player.getByLabel("Send this line to the host").inputValue();
    expect(line).toBe("Sable Fenn: WHM");
    expect(await player.getByRole("button", { name: "Sign up", exact: true }).count()).toBe(0);
  }, 240_000);

  test.each(["Ed25519", "X25519"])(
    "a browser without %s offers a sign-up line to send to the host",
    async (missing) => {
      const link = `s1.0.0.${Buffer.alloc(32 + 32 + 16, 7).toString("base64url")}`;
      const player = await visitor(`/run/sign-up#${link}`, {
        before: `const make = crypto.subtle.generateKey.bind(crypto.subtle);
        crypto.subtle.generateKey = (algorithm, ...rest) => algorithm === "${missing}"
          ? Promise.reject(new DOMException("unknown", "NotSupportedError")) : make(algorithm, ...rest);`,
      });
      await player.getByText("This browser is too old to send it encrypted").waitFor(slow);
      await write(player.getByLabel("Your character’s name"), "Sable Fenn");
      await player.getByRole("button", { name: "White Mage", exact: true }).click();
      expect(await player.getByLabel("Send this line to the host").inputValue()).toBe("Sable Fenn: WHM");
      expect(await player.getByRole("button", { name: "Sign up", exact: true }).count()).toBe(0);
    },
    240_000,
  );
});
