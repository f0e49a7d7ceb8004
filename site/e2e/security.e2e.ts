import { describe, expect, inject, test } from "vitest";
import { pageKinds, siteAddresses } from "./support/addresses.ts";
import { hostileAddresses, MARKS } from "./support/hostile.ts";
import { quietMarket } from "./support/market-route.ts";
import { readShifts, STILL } from "./support/shifts.ts";
import { hydrated, openSite } from "./support/site.ts";

describe("the Content-Security-Policy", () => {
  test.each(["phone", "desktop"] as const)(
    "is met by every kind of page, and nothing moves while a page wakes, %s",
    async (viewport) => {
      const { page, context, faults } = await openSite({ path: "/", viewport, ...quietMarket });
      // Without the web fonts: what they move has a test of its own.
      const devtools = await context.newCDPSession(page);
      await devtools.send("Network.enable");
      await devtools.send("Network.setBlockedURLs", { urls: ["*.woff2"] });
      for (const address of pageKinds()) {
        await page.goto(address, { waitUntil: "commit" });
        await hydrated(page);
        const { sum, moved } = await page.evaluate(readShifts);
        expect(sum, `${address}: ${moved.join(" | ")}`).toBeLessThan(STILL);
        // Faults hold every policy violation, console error and foreign request.
        expect(faults.list, address).toEqual([]);
      }
    },
    120_000,
  );

  test("stops what a page would be made to run", async () => {
    const { page, faults } = await openSite({ path: "/" });
    const ran = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "document.body.dataset.ran = '1'";
      document.body.append(script);
      const image = document.createElement("img");
      image.setAttribute("onerror", "document.body.dataset.ran = '2'");
      const failed = new Promise((done) => image.addEventListener("error", done));
      image.src = "data:image/png;base64,AAAA";
      document.body.append(image);
      await failed;
      const foreign = await fetch("https://example.org/").then(
        () => "answered",
        () => "refused",
      );
      return { ran: document.body.dataset.ran ?? "nothing", foreign };
    });
    expect(ran).toEqual({ ran: "nothing", foreign: "refused" });
    await expect.poll(() => faults.list.join(), { timeout: 5000 }).toMatch(/policy violation: connect-src/);
    await page.evaluate(() => undefined);
    expect(faults.take().filter((fault) => !/policy|Content Security|example\.org/i.test(fault))).toEqual([]);
  });
});

/** A fixed few of the addresses that `npm run fuzz` tries in thousands. */
test("hostile addresses draw a page, run nothing and reach nobody", async () => {
  const addresses = [
    ...hostileAddresses({ seed: 9, count: 20, addresses: siteAddresses() }),
    // Once broke hydration: no pattern of the router reaches over a line break.
    "/forecast/nobody/%09%0D%0A",
    "/%E2%80%A8",
  ];
  const { page, faults } = await openSite({ path: "/", ...quietMarket });
  for (const address of addresses) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBeLessThan(500);
    await hydrated(page);
    await expect
      .poll(() => page.locator("h1").count(), { timeout: 10_000, message: `no heading at ${address}` })
      .toBe(1);
    expect(await page.title(), address).not.toBe("");
    expect(await page.locator(`${MARKS.element}, [${MARKS.attribute}]`).count(), address).toBe(0);
    // The browser itself reports the status of a page that is not there.
    const found = faults.take().filter((fault) => !/responded with a status of 4\d\d/.test(fault));
    expect(found, address).toEqual([]);
  }
}, 60_000);

describe("the headers", () => {
  /** What an A+ at the usual header graders asks for, and what the platform offers besides. */
  test.each([
    ["strict-transport-security", /^max-age=63072000$/],
    ["x-content-type-options", /^nosniff$/],
    ["x-frame-options", /^DENY$/],
    ["referrer-policy", /^no-referrer$/],
    ["permissions-policy", /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
    ["cross-origin-opener-policy", /^same-origin$/],
    ["cross-origin-resource-policy", /^same-origin$/],
    ["cross-origin-embedder-policy", /^credentialless$/],
  ])("%s", async (name, value) => {
    for (const path of ["/", "/nope", "/sw.js"]) {
      const { headers } = await fetch(inject("siteOrigin") + path);
      expect(headers.get(name), path).toMatch(value);
      expect(headers.get(name)).not.toMatch(/unsafe-(?:inline|eval)/);
    }
  });

  test("leave the page no feature of the browser that it does not use", async () => {
    const { page } = await openSite({ path: "/" });
    const warnings: string[] = [];
    page.on("console", (message) => warnings.push(message.text()));
    await page.reload();
    const allowed = await page.evaluate(() => {
      const policy: unknown = Reflect.get(document, "featurePolicy");
      if (typeof policy !== "object" || policy === null || !("allowedFeatures" in policy)) return ["unknown"];
      const list: unknown = typeof policy.allowedFeatures === "function" && policy.allowedFeatures();
      return Array.isArray(list) ? list.map(String) : ["unknown"];
    });
    // What pages use (sound, copies, sharing, isolation), and what the browser sends to none but those who ask.
    const used = [
      "autoplay",
      "clipboard-write",
      "cross-origin-isolated",
      "media-playback-while-not-visible",
      "web-share",
    ];
    expect(allowed.filter((feature) => !used.includes(feature) && !feature.startsWith("ch-")).sort()).toEqual(
      [],
    );
    expect(warnings.filter((text) => /policy/i.test(text))).toEqual([]);
  });

  test("every page carries a policy of its own, before anything that it governs; files have one by header", async () => {
    const own = /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;
    for (const path of [
      "/",
      "/404.html",
      "/nope",
      "/nope.js",
      "/drs/holster/c/A.svg",
      "/de/map/zadnor",
      "/ja/nope",
    ]) {
      const answer = await fetch(inject("siteOrigin") + path);
      expect(answer.headers.get("content-security-policy"), path).toBe("frame-ancestors 'none'");
      const [, policy = ""] = own.exec(await answer.text()) ?? [];
      expect(policy, path).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; style-src 'self' 'sha256-[\w+/=]+'; img-src 'self' data: blob:;/,
      );
      expect(policy, path).not.toMatch(/unsafe-(?:inline|eval)/);
    }
    const bare = /^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;/;
    for (const path of ["/sw.js", "/favicon.svg", "/manifest.webmanifest"]) {
      const policy = (await fetch(inject("siteOrigin") + path)).headers.get("content-security-policy");
      expect(policy, path).toMatch(bare);
      expect(policy, path).not.toMatch(/sha256|unsafe-(?:inline|eval)/);
    }
  });
});
