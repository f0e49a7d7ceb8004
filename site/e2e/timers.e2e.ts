import { expect, test } from "vitest";
import { checkAxe } from "../testing/axe.ts";
import { shot } from "../testing/shot.ts";
import { chooseTheme, goTo, hydrated, meanwhile, openSite, viewports } from "../testing/site.ts";

const MINUTE = 60_000;
const at = Date.UTC(2026, 10, 21, 12);
type Page = Awaited<ReturnType<typeof openSite>>["page"];

const row = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });
const shows = (page: Page, name: string, text: string) =>
  expect.poll(() => row(page, name).first().textContent(), { message: `${name}: ${text}` }).toContain(text);

test("logged, corrected and undone spawns of the instance board survive a reload", async () => {
  const { page } = await openSite({
    path: "/timers?zone=eurekaPagos",
    at,
    // In the future, as when the clock has been set back.
    storage: {
      timers: JSON.stringify([{ kind: "bunny", id: "down-the-rabbit-hole", at: at + 60 * MINUTE }]),
    },
  });
  const rings = page.getByRole("region", { name: "Alarms" });
  /** An alarm waits for a lock before it waits for its time. */
  const rung = (words: string) =>
    expect
      .poll(() => meanwhile(page, () => rings.getByText(words).count()), { message: words })
      .toBeGreaterThan(0);
  await hydrated(page);
  await page.getByRole("heading", { name: "Eureka Pagos", level: 1 }).waitFor();
  await page.getByText("more, not seen yet").click();
  await page.getByRole("button", { name: "Just ended: Down the Rabbit Hole" }).click();
  await shows(page, "Down the Rabbit Hole", "9 min");
  await page.getByRole("button", { name: "Just spawned: Copycat Cassie" }).click();
  await shows(page, "Copycat Cassie", "Up now");
  await page.getByRole("button", { name: "Undo: Copycat Cassie" }).click();
  await shows(page, "Copycat Cassie", "not seen");

  await page.getByRole("combobox", { name: "Zone" }).selectOption("southHorn");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/timers/south-horn");
  await page.getByText("more, not seen yet").click();
  await page.getByRole("button", { name: "Just started: Persistent Pots" }).click();
  await shows(page, "Persistent Pots", "Up now");
  await shows(page, "Pleading Pots", "30 min");
  await page.getByRole("button", { name: "Turn alarm on: Pleading Pots" }).click();
  await page.getByRole("button", { name: "Turn alarm off: Pleading Pots" }).waitFor();
  await expect.poll(() => page.getByRole("timer").first().textContent()).toMatch(/^30:00|29:59/);

  await page.getByRole("button", { name: "Shark Attack", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("spinbutton", { name: "Minutes ago" }).press("ControlOrMeta+a");
  await dialog.getByRole("spinbutton", { name: "Minutes ago" }).pressSequentially("10");
  await dialog.getByRole("button", { name: "Just ended" }).click();
  await dialog.getByText("respawns between 12:50 and 13:50").waitFor();
  await dialog.getByRole("button", { name: "One minute earlier" }).click();
  await dialog.getByText("respawns between 12:49 and 13:49").waitFor();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await dialog.getByText("Not seen yet.").waitFor();
  await dialog.getByRole("button", { name: "Done" }).click();

  await hydrated(page);
  await page.clock.fastForward(25 * MINUTE + 500);
  await rung("starts in 5 min, at 12:30");
  await page.clock.fastForward(6 * MINUTE);
  await rung("started at 12:30");
  await shows(page, "Pleading Pots", "Up now");
  await page.reload();
  await hydrated(page);
  await shows(page, "Pleading Pots", "Up now");
});

test("a shared board link shows differences and opens as a new board or merges", async () => {
  const seen = [
    { kind: "tower", id: "the-forked-tower-blood", moment: "ended", at: at - 30 * MINUTE },
    { kind: "encounter", id: "shark-attack", moment: "ended", at: at - 20 * MINUTE },
  ];
  const first = await openSite({ path: "/timers", at, storage: { timers: JSON.stringify(seen) } });
  await first.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await hydrated(first.page);
  await shows(first.page, "The Forked Tower: Blood", "25 min");
  await first.page.getByRole("button", { name: "Copy board link" }).click();
  await first.page.getByRole("status").getByText("Link copied").waitFor();
  const link = await first.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/timers\/south-horn#board=1\.southHorn\.[\w.]+$/);
  await first.page.getByRole("button", { name: "Copy for game chat: Shark Attack" }).click();
  await expect
    .poll(() => first.page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Shark Attack 40m \(\d\d:\d\d ST\) · X: \d+\.\d Y: \d+\.\d$/);
  await first.page.getByRole("button", { name: "Copy for Discord: Shark Attack" }).click();
  await expect
    .poll(() => first.page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^\*\*Shark Attack\*\* <t:\d+:R> · X/);

  const mine = [{ kind: "encounter", id: "shark-attack", moment: "ended", at: at - 5 * MINUTE }];
  const other = await openSite({
    path: `/timers/south-horn${new URL(link).hash}_zz**`,
    at,
    storage: { timers: JSON.stringify(mine) },
  });
  const { page } = other;
  await hydrated(page);
  await page.getByRole("heading", { name: "Shared board: South Horn" }).waitFor();
  await page.getByText("1 part could not be read:").waitFor();
  await page.getByText("It differs from your board in 2 timers.").waitFor();
  await page.getByText("Probably not: Shark Attack cannot be in the same instance").waitFor();
  await shows(page, "The Forked Tower: Blood", "not seen");
  await page.getByRole("button", { name: "Another instance: open as a new board" }).click();
  await shows(page, "The Forked Tower: Blood", "25 min");
  await shows(page, "Shark Attack", "40 min");
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  const boards = page.getByRole("navigation", { name: "Boards" });
  await boards
    .getByRole("button", { name: /^Board from/ })
    .first()
    .click();
  await shows(page, "Shark Attack", "55 min");

  const tab = await other.context.newPage();
  await goTo(tab, "/timers/south-horn");
  await page.goto(`/timers/south-horn${new URL(link).hash}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Same instance: merge" }).click();
  for (const one of [page, tab]) {
    await shows(one, "The Forked Tower: Blood", "20 min");
    await shows(one, "Shark Attack", "55 min");
  }
});

test("the instance board logs pasted tracker lines and reports unreadable parts", async () => {
  const { page } = await openSite({ path: "/timers/eureka-anemos", at });
  await hydrated(page);
  const field = page.getByRole("textbox", { name: "Paste a tracker line" });
  const paste = async (text: string) => {
    await field.focus();
    await field.evaluate((node, line) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", line);
      node.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  };
  await paste("Serket (8m)");
  await page
    .getByRole("status")
    .getByText("Logged: Serket. Serket: can respawn in 8 min, at 12:08.")
    .waitFor();
  await expect
    .poll(() =>
      row(page, "Serket")
        .first()
        .evaluate((node) => {
          const { top, bottom } = node.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
    )
    .toBe(true);
  await shows(page, "Serket", "8 min");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => row(page, "Serket").count()).toBe(0);
  await paste("/p NMs on cooldown: Serket (7m) → Nobody (9m) → パズズ (1h 5m)");
  await page.getByRole("heading", { name: "Pasted timers: Eureka Anemos" }).waitFor();
  await page.getByText("Nobody (9m)").waitFor();
  await page.getByRole("button", { name: "Open board" }).click();
  await shows(page, "Serket", "7 min");
  await shows(page, "Pazuzu", "65 min");
  await field.pressSequentially("hello there");
  await field.press("Enter");
  await page.getByRole("status").getByText("hello there").waitFor();
});

test("a board shows its name, the player's time left and a running encounter", async () => {
  const { page } = await openSite({ path: "/timers/bozjan-southern-front", at });
  await hydrated(page);
  await page.getByRole("button", { name: "Set time left" }).click();
  const dialog = page.getByRole("dialog");
  expect(await dialog.getByRole("button", { name: "Delete board" }).count()).toBe(0);
  await dialog.getByRole("textbox", { name: "Your own time left" }).pressSequentially("1:46");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("1 h 46 min of your time left").waitFor();
  await page.getByRole("button", { name: "Edit board" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).pressSequentially("Party night");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("navigation", { name: "Boards" }).getByText("Party night").waitFor();
  await page.getByRole("button", { name: "Just started: Kill It with Fire" }).click();
  await shows(page, "Kill It with Fire", "Up now");
  await page.getByRole("button", { name: "Undo: Kill It with Fire" }).waitFor();
  await page.getByRole("button", { name: "Turn alarm on: Kill It with Fire" }).click();
  await page.getByRole("button", { name: "Turn alarm off: Kill It with Fire" }).waitFor();
});

test("unreadable or live board links are reported on a site without a relay", async () => {
  const { page } = await openSite({ path: "/timers", at });
  for (const [path, said] of [
    ["/timers#board=2.southHorn.0", "made by another version"],
    ["/timers#board=%3Cscript%3E", "has no board"],
    [`/timers#board=1.southHorn.0${"_zz".repeat(9000)}`, "parts could not be read"],
    [`/timers/south-horn#live=${"A".repeat(43)}`, "This site has no relay"],
  ] as const) {
    // A URL that differs only in its fragment would not load the page.
    await page.goto("about:blank");
    await goTo(page, path);
    await page.getByText(said).waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => page.getByText(said).count(), { message: said }).toBe(0);
  }
  expect(await page.getByRole("button", { name: "Go live" }).count()).toBe(0);
});

const storage = {
  timers: JSON.stringify([
    { kind: "pot", id: "persistent-pots", moment: "began", at: at - 26 * MINUTE },
    { kind: "encounter", id: "trial-by-claw", moment: "began", at: at - 6 * MINUTE },
    { kind: "encounter", id: "from-times-bygone", moment: "ended", at: at - 51 * MINUTE },
    { kind: "encounter", id: "on-the-hunt", moment: "ended", at: at - 29 * MINUTE },
    { kind: "tower", id: "the-forked-tower-blood", moment: "ended", at: at - 20 * MINUTE },
  ]),
};

test("an instance board has no axe findings and fits all widths in both themes", async () => {
  const { page } = await openSite({ path: "/timers/south-horn", at, storage, viewport: "phone" });
  for (const [path, viewport, theme] of [
    ["/timers/south-horn", "desktop", "light"],
    ["/timers/south-horn", "desktop", "dark"],
    ["/timers/south-horn", "narrow", "dark"],
    ["/timers/south-horn", "phone", "light"],
    ["/ja/timers/south-horn", "phone", "dark"],
  ] as const) {
    if (new URL(page.url()).pathname !== path) {
      await goTo(page, path);
    }
    await page.setViewportSize(viewports[viewport].viewport);
    await chooseTheme(page, theme);
    const timer = page.getByRole("timer").first();
    await expect.poll(() => meanwhile(page, () => timer.textContent())).toMatch(/\d/);
    await checkAxe(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width, `${path}, ${viewport}`).toBeLessThanOrEqual(0);
    await shot(page, `board${path.replaceAll("/", "-")}-${viewport}-${theme}`);
  }
});

test("an instance board row on a phone shows its area and working buttons", async () => {
  const { page } = await openSite({ path: "/timers/south-horn", at, storage, viewport: "phone" });
  await hydrated(page);
  await shows(page, "From Times Bygone", "Crystallized Caverns");
  await page.getByRole("button", { name: "Turn alarm on: From Times Bygone" }).waitFor();
  await page.getByRole("link", { name: "Open map: From Times Bygone" }).waitFor();
  await page.getByRole("button", { name: "Just ended: On the Hunt" }).click();
  await page.getByRole("button", { name: "Undo: On the Hunt" }).waitFor();
  await page.getByRole("button", { name: "On the Hunt", exact: true }).click();
  await page.getByRole("dialog").getByRole("spinbutton", { name: "Minutes ago" }).waitFor();
});
