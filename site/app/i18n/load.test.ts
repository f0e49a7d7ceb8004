import { describe, expect, test } from "vitest";
import { forgetFailures, moduleCache } from "./load.ts";

/** A loader that fails as often as told, then gives its count of calls. */
function failing(times: number) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new Error(`no module, ${calls}`);
    return calls;
  };
}

describe("a cache of modules", () => {
  test("loads once what comes", async () => {
    const cache = moduleCache<number>();
    const loader = failing(0);
    expect(await cache.load("a", loader).promise).toBe(1);
    expect(await cache.load("a", loader).promise).toBe(1);
    expect(await cache.show("a", loader).promise).toBe(1);
  });

  test("shows a failure until it is forgotten, and does not ask again meanwhile", async () => {
    const cache = moduleCache<number>();
    const loader = failing(1);
    for (let drawn = 0; drawn < 3; drawn += 1)
      await expect(cache.show("a", loader).promise).rejects.toThrow("no module, 1");
    forgetFailures();
    expect(await cache.show("a", loader).promise).toBe(2);
  });

  test("asks again at once where a load is asked for, and shows what came of it", async () => {
    const cache = moduleCache<number>();
    const loader = failing(1);
    await expect(cache.load("a", loader).promise).rejects.toThrow("no module, 1");
    expect(await cache.load("a", loader).promise).toBe(2);
    forgetFailures();
    expect(await cache.show("a", loader).promise).toBe(2);
  });
});
