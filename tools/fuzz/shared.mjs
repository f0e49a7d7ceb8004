// Shared links and pasted lists on the built site in a real browser.

import { judge, openTab, TABS, visitAll, withSite } from "./browser.mjs";
import { hostileLinks, hostileLists } from "./links.mjs";

/** Time in ms for reading a link's fragment after hydration. */
const SETTLE = 250;

/** A third of the links is valid. */
export function fuzzLinks({ seed, count }) {
  return withSite(async (browser, origin) => {
    const links = hostileLinks({ seed, count });
    return { tried: links.length, faults: await visitAll(browser, origin, links, {}, SETTLE) };
  });
}

/** Pages with paste fields, and the names of the buttons that read them. */
const places = [
  ["/run", /^Assign seats$/],
  ["/createdrsholsters", /^(?:Check|Read it into the bags)$/],
  ["/drs/holster/c", /^Take it over$/],
];

export function fuzzLists({ seed, count }) {
  return withSite(async (browser, origin) => {
    const queue = hostileLists({ seed, count }).entries();
    const faults = [];
    const work = async () => {
      const tabs = await Promise.all(places.map(() => openTab(browser, origin)));
      for (const [at, list] of queue) {
        const [address, names] = places[at % places.length];
        const { page, take } = tabs[at % places.length];
        await page.goto(address);
        await judge(page);
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll("main details")) fold.open = true;
        });
        for (const field of await page
          .locator("main :is(textarea, input[type=text], input:not([type])):visible")
          .all())
          if (await field.isEditable()) await field.fill(list.toWellFormed().replaceAll("\u0000", ""));
        for (const button of await page.locator("main").getByRole("button", { name: names }).all())
          if (await button.isEnabled()) await button.click();
        const found = [...(await judge(page)), ...take()];
        for (const fault of found)
          faults.push(`${address} with ${JSON.stringify(list.slice(0, 120))}: ${fault}`);
      }
      for (const tab of tabs) await tab.close();
    };
    await Promise.all(Array.from({ length: TABS }, work));
    return { tried: count, faults };
  });
}
