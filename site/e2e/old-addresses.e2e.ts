import { describe, expect, test } from "vitest";
import { quietMarket } from "../testing/market-route.ts";
import { hydrated, openSite } from "../testing/site.ts";

describe("old addresses", () => {
  test.each([
    ["/bozja/lostaction/Lost_Slash?a=1#x", "/bozja/lostaction/lost-slash?a=1#x"],
    ["/FORECAST/Copycat_Cassie?with=logograms", "/forecast/cassie?with=logograms"],
    ["/drs/guide/golems", "/delubrum/guide"],
    ["/de/occult/phantomjob/Mystic Knight", "/de/occult/phantomjob/mystic-knight"],
  ])("the old address %s opens %s", async (address, meant) => {
    const { page, faults } = await openSite({ path: "/", ...quietMarket });
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForURL((url) => url.pathname + url.search + url.hash === meant);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(faults.take().filter((fault) => !fault.includes("status of 404"))).toEqual([]);
  });
});

describe("links with trailing chat punctuation", () => {
  test.each([
    ["/forecast/cassie).", "/forecast/cassie"],
    ["/ja/drs/holster/lynn/anyprog/tank**", "/ja/drs/holster/lynn/anyprog/tank"],
    ["/drs/holster/c/QTE)", "/drs/holster/c/QTE"],
    ["/eureka/loadout/dGs>", "/eureka/loadout/dGs"],
    ["/rewards?zone=zadnor&kind=duel,", "/rewards?zone=zadnor&kind=duel"],
    ["/forecast/cassie?with=logograms#why).", "/forecast/cassie?with=logograms#why"],
  ])("the link %s with trailing punctuation opens %s", async (address, meant) => {
    const { page, faults } = await openSite({ path: "/changelog", ...quietMarket });
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForURL((url) => url.pathname + url.search + url.hash === meant);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).not.toBe("");
    await hydrated(page);
    expect(await page.getByRole("heading", { level: 1, name: "Not on any chart" }).count()).toBe(0);
    expect(faults.take().filter((fault) => !fault.includes("status of 404"))).toEqual([]);
  });
});
