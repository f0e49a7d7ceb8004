import { describe, expect, test } from "vitest";
import { siteAddresses } from "../testing/addresses.ts";
import { hostileAddresses, MARKS } from "../testing/hostile.ts";
import { quietMarket } from "../testing/market-route.ts";
import { hydrated, openSite } from "../testing/site.ts";

describe("the Content-Security-Policy", () => {
  test("the Content-Security-Policy blocks injected scripts and foreign requests", async () => {
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

/** A fixed sample of what `npm run fuzz` tries. */
test("hostile addresses render a page without running code or making foreign requests", async () => {
  const addresses = [
    ...hostileAddresses({ seed: 9, count: 20, addresses: siteAddresses() }),
    // Once broke hydration: the router's patterns do not match line breaks.
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
    // The browser itself logs the status of missing pages.
    const found = faults.take().filter((fault) => !/responded with a status of 4\d\d/.test(fault));
    expect(found, address).toEqual([]);
  }
}, 240_000);

describe("HTTP headers", () => {
  test("the Permissions-Policy allows only browser features that pages use", async () => {
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
    // Features that pages use, and client hints, which browsers send only on request.
    const used = [
      "autoplay",
      "clipboard-write",
      "cross-origin-isolated",
      "media-playback-while-not-visible",
      "screen-wake-lock",
      "web-share",
    ];
    expect(allowed.filter((feature) => !used.includes(feature) && !feature.startsWith("ch-")).sort()).toEqual(
      [],
    );
    expect(warnings.filter((text) => /policy/i.test(text))).toEqual([]);
  });
});
