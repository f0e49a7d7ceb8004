import { expect, test } from "vitest";
import { operations } from "../app/features/guides/start/operations.ts";
import { shot } from "../testing/shot.ts";
import { goTo, openSite } from "../testing/site.ts";

const pages = [
  { path: "/start", title: "Start Here", quest: "Quest", npc: "NPC", missing: "not in our sources" },
  { path: "/de/start", title: "Erste Schritte", quest: "Auftrag", npc: "NPC", missing: "hier nicht erfasst" },
] as const;

test.each(pages)("$path names the quest and NPC of each operation", async (wanted) => {
  const { page } = await openSite({ path: wanted.path, viewport: "narrow" });
  await expect.poll(() => page.locator("h1").allTextContents()).toEqual([wanted.title]);
  for (const { id } of operations) {
    const column = page.locator(`#${id}`);
    await expect.poll(() => column.locator("ol > li").count()).toBe(5);
    const rows = await column
      .locator("dl > div")
      .evaluateAll((all) =>
        all.map((row) => [
          row.querySelector("dt")?.textContent ?? "",
          row.querySelector("dd")?.textContent ?? "",
        ]),
      );
    const told = (label: string) =>
      rows.filter(([what = ""]) => what.startsWith(label)).map(([, text]) => text);
    for (const label of [wanted.quest, wanted.npc]) {
      expect(told(label).length, `${id}: ${label}`).toBeGreaterThan(0);
      expect(told(label), `${id}: ${label}`).not.toContain("");
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await shot(page, `start-${wanted.path.replaceAll("/", "")}`);
});

test("the start page on a phone jumps to an operation in one press", async () => {
  const { page } = await openSite({ path: "/start", viewport: "phone" });
  const jumps = page.getByRole("navigation", { name: "Field operations" }).getByRole("link");
  await expect
    .poll(() => jumps.evaluateAll((all) => all.map((link) => link.getAttribute("href"))))
    .toEqual(operations.map(({ id }) => `#${id}`));
  await jumps.last().click();
  await expect
    .poll(() =>
      page.locator(`#${operations.at(-1)?.id}`).evaluate((node) => node.getBoundingClientRect().top),
    )
    .toBeLessThan(200);
});

/** The raid in Hydatos requires the story of its zone instead. */
const opening: Readonly<Record<(typeof operations)[number]["id"], readonly string[]>> = {
  eureka: [
    "And We Shall Call It Eureka",
    "And We Shall Call It Pagos",
    "And We Shall Call It Pyros",
    "And We Shall Call It Hydatos",
  ],
  arsenal: ["the story of"],
  bozja: ["Hail to the Queen", "Where Eagles Nest", "Fit for a Queen", "A New Playing Field"],
  occult: ["One Last Hurrah", "Unfamiliar Territory", "Occult Reunion"],
};

test("the start page names the quests that unlock each operation", async () => {
  const { page } = await openSite({ path: "/start" });
  for (const { id } of operations)
    for (const quest of opening[id])
      await expect.poll(() => page.locator(`#${id}`).textContent(), { message: id }).toContain(quest);
  expect(await page.locator("#eureka").textContent()).toContain("Reach X: 9.8 Y: 12.5");
});

test("the start page shows quests, places and gaps, with positions that open the map", async () => {
  const { page } = await openSite({ path: "/start" });
  const savage = page
    .locator("#bozja > div")
    .filter({ has: page.getByRole("heading", { name: "(Savage)" }) });
  await expect.poll(() => savage.textContent()).toContain("A Seaside Story");
  expect(await savage.textContent()).toContain("Gangos X: 6.6 Y: 5.0");
  const north = page
    .locator("#occult > div")
    .filter({ has: page.getByRole("heading", { name: "North Horn" }) });
  expect(await north.textContent()).toContain("Occult Reunion");
  expect(await north.textContent()).toContain("Tuliyollal X: 17.2 Y: 11.8");
  expect(await page.locator("#bozja").textContent()).toContain("not in our sources");
  await page.getByRole("link", { name: "Eureka Anemos X: 18.5" }).click();
  await page.waitForURL("**/map/anemos?**");
});

test("every link on the start page responds with 200", async () => {
  const { page } = await openSite({ path: "/start" });
  const hrefs = await page
    .locator("main article a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const addresses = new Set(hrefs.map((href) => href.replace(/[?#].*$/, "")));
  expect(addresses.size).toBeGreaterThan(20);
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
});

test("the guides list and the search lead to the start page", async () => {
  const { page } = await openSite({ path: "/guides" });
  await page.locator("main article li a").first().click();
  await page.waitForURL("**/start");
  await goTo(page, "/");
  await page.keyboard.press("/");
  await page.keyboard.type("unlock");
  await page.getByRole("option", { name: "Start Here" }).click();
  await page.waitForURL("**/start");
});
