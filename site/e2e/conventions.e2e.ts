import { describe, expect, test } from "vitest";
import { axeFindings } from "../testing/axe.ts";
import { AFTER_TURN_MS, openSite } from "../testing/site.ts";

describe("the built site", () => {
  test("the home page hydrates under the Content-Security-Policy", async () => {
    const { page } = await openSite({ path: "/" });
    await expect.poll(() => page.locator("h1").count()).toBe(1);
  });

  test("an unknown address returns a 404 page that hydrates", async () => {
    const { page } = await openSite({ path: "/no/such/page", status: 404 });
    await expect.poll(() => page.locator("body").textContent()).not.toBe("");
  });

  test.each([
    ["light", "rgb(250, 246, 236)"],
    ["dark", "rgb(20, 28, 40)"],
  ] as const)("axe reports planted faults in the %s theme", async (theme, faint) => {
    const { page } = await openSite({ path: "/changelog", theme });
    await page.evaluate((ink) => {
      const text = document.createElement("p");
      text.style.color = ink;
      text.textContent = "Hardly to be seen";
      const picture = document.createElement("img");
      picture.src = "/favicon.svg";
      document.querySelector("main")?.append(text, picture, document.createElement("button"));
    }, faint);
    const rules = async (asked: "all" | "colours") =>
      (await axeFindings(page, asked)).map((finding) => finding.split(":")[0]);
    expect(await rules("all")).toEqual(["button-name", "color-contrast", "image-alt"]);
    expect(await rules("colours")).toEqual(["color-contrast"]);
  });

  test("only the style sheets of the site and the page block rendering", async () => {
    for (const path of ["/", "/fr/forecast/cassie", "/map/zadnor", "/no/such/page"]) {
      const { page } = await openSite({ path, status: path === "/no/such/page" ? 404 : 200 });
      const blocking = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter((entry) => Reflect.get(entry, "renderBlockingStatus") !== "non-blocking")
          .map(({ name }) => new URL(name).pathname)
          // Must run before the first paint: it redirects from other names of pages.
          .filter((file) => file !== "/other-names.js"),
      );
      expect(
        blocking.every((file) => file.endsWith(".css")),
        path,
      ).toBe(true);
      expect(blocking.length, path).toBe(path === "/no/such/page" ? 1 : 2);
    }
  });

  test("openSite starts the page's clock at the given time", async () => {
    const at = Date.UTC(2026, 0, 1);
    const { page } = await openSite({ path: "/", at });
    expect(await page.evaluate(() => Date.now())).toBe(at + AFTER_TURN_MS);
  });
});
