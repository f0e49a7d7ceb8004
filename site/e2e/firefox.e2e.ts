import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { pageKinds } from "./support/addresses.ts";
import { type Firefox, firefoxIsHere, startFirefox } from "./support/firefox.ts";

const here = firefoxIsHere();
if (!here) process.stderr.write("Firefox ESR is not installed: its smoke test is skipped.\n");

describe.skipIf(!here)("Firefox ESR", () => {
  let firefox: Firefox;
  beforeAll(async () => {
    firefox = await startFirefox();
  });
  afterAll(() => firefox.close());

  const alive = `"hydrated" in document.documentElement.dataset`;

  test("draws every kind of page without an error", async () => {
    for (const address of [...pageKinds(), "/no/such/page"]) {
      await firefox.open(inject("siteOrigin") + address);
      await expect.poll(() => firefox.ask(alive), { timeout: 15_000, message: address }).toBe(true);
      await expect
        .poll(() => firefox.ask("document.querySelectorAll('h1').length"), {
          timeout: 15_000,
          message: address,
        })
        .toBe(1);
      expect(await firefox.ask("document.querySelector('main').textContent"), address).not.toContain(
        "Unexpected Application Error!",
      );
      // No page may be wider than its window.
      expect(
        await firefox.ask("document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
        address,
      ).toBe(true);
      // What comes later may fail too.
      let loaded: unknown = 0;
      await expect
        .poll(
          async () => {
            const before = loaded;
            loaded = await firefox.ask("performance.getEntriesByType('resource').length");
            return before === loaded;
          },
          { timeout: 15_000, interval: 100 },
        )
        .toBe(true);
      // The market is not reached from a test.
      const errors = (await firefox.takeErrors()).filter(
        (error) => !/universalis|Cross-Origin Request/.test(error),
      );
      expect(errors, address).toEqual([]);
    }
  }, 180_000);
});
