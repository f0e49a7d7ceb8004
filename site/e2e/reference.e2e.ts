import { describe, expect, test } from "vitest";
import { openSite } from "../testing/site.ts";

describe("the reference", () => {
  test.each([
    ["/reference", "MCH"],
    ["/reference/mch", "MCH"],
    ["/reference/war", "WAR"],
  ])("%s shows five reference plates under %s", async (path, heading) => {
    const { page } = await openSite({ path });
    await expect.poll(() => page.locator("h1").textContent()).toBe(heading);
    const plates = page.locator("main figure img:visible");
    await expect.poll(() => plates.count()).toBe(5);
    const widest = await page.locator("main article").evaluate((node) => node.getBoundingClientRect().width);
    expect(widest).toBeLessThanOrEqual(1200);
    expect(await page.locator("figcaption b").allInnerTexts()).toEqual(["01", "02", "03", "04", "05"]);
    await plates.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        plates.evaluateAll(
          (all) =>
            all.filter((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0)
              .length,
        ),
      )
      .toBe(0);
  });

  test("an unknown reference type shows a note and the MCH plates", async () => {
    const { page } = await openSite({ path: "/reference/%3Cb%3E%20blm", status: 404 });
    await page.getByText("There is no reference called “<b> blm”").waitFor();
    await expect.poll(() => page.locator("h1").textContent()).toBe("MCH");
    await expect.poll(() => page.locator("main figure img:visible").count()).toBe(5);
  });
});
