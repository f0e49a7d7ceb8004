import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { encodeTowerBoard } from "../../packages/fieldops/src/tower-board/codec.ts";
import { checkAxeDayAndNight } from "../testing/axe.ts";
import { shot } from "../testing/shot.ts";
import { openSite, tick } from "../testing/site.ts";
import { write } from "../testing/typing.ts";
import { outside } from "../testing/widths.ts";

type Words = Readonly<{
  add: string;
  name: string;
  job: string;
  level: string;
  other: string;
  addJob: string;
  done: string;
}>;

const english: Words = {
  add: "Add a player",
  name: "Name",
  job: "Phantom job",
  level: "Level",
  other: "Another phantom job",
  addJob: "Add job",
  done: "Done",
};

async function addPlayer(
  page: Page,
  words: Words,
  [name, job, level, ...others]: readonly [string, string, string, ...string[]],
) {
  await page.getByRole("button", { name: words.add }).first().click();
  const dialog = page.getByRole("dialog");
  await write(dialog.getByRole("textbox", { name: words.name }), name);
  await dialog.getByRole("combobox", { name: words.job, exact: true }).selectOption(job);
  await dialog.getByRole("combobox", { name: words.level, exact: true }).selectOption(level);
  for (const other of others) {
    await dialog.getByRole("combobox", { name: words.other }).selectOption(other);
    await dialog.getByRole("button", { name: words.addJob }).click();
  }
  await dialog.getByRole("button", { name: words.done }).click();
  await dialog.waitFor({ state: "detached" });
}

const need = (page: Page, start: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByText(/^[^:]*\d \/ \d/) })
    .filter({ hasText: new RegExp(`^${start}`) });

const sections = (page: Page) => page.getByRole("heading", { level: 2 }).allTextContents();

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("towerBoard"));

const party = {
  tower: "tower-blood",
  guide: 0,
  elsewhere: [],
  players: [
    {
      name: "Orla Vance",
      plays: "knight",
      has: [
        { job: "knight", level: 6 },
        { job: "samurai", level: 2 },
      ],
    },
    { name: "Bram Ostler", plays: "berserker", has: [{ job: "berserker", level: null }] },
    {
      name: "Ines Calder",
      plays: "chemist",
      has: [
        { job: "chemist", level: 4 },
        { job: "bard", level: 4 },
      ],
    },
    { name: "Juno Faye", plays: "bard", has: [{ job: "bard", level: 3 }] },
    {
      name: "Ruk Tolben",
      plays: "samurai",
      has: [
        { job: "samurai", level: 5 },
        { job: "thief", level: 4 },
      ],
    },
    { name: "Milo March", plays: "ranger", has: [{ job: "ranger", level: null }] },
    { name: "Saoirse Ray", plays: "geomancer", has: [{ job: "geomancer", level: 4 }] },
  ],
} as const;

test("the tower board: add players, apply a switch, undo and share by link", async () => {
  const { page, context } = await openSite({ path: "/tower" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByText("5 of 5 missing").waitFor();
  await addPlayer(page, english, ["Orla Vance", "geomancer", "5"]);
  await page.getByText("4 of 5 missing").waitFor();
  await addPlayer(page, english, ["Juno Faye", "bard", "3"]);
  await page.getByText("3 of 5 missing").waitFor();
  await addPlayer(page, english, ["Ruk Tolben", "samurai", "5", "thief"]);
  expect(await need(page, "Phantom Thief").first().textContent()).toContain("could switch: Ruk");
  expect(await need(page, "Phantom Bard").first().textContent()).toContain("Juno");
  expect(await sections(page)).toContain("One change covers 1 more");
  await shot(page, "tower-three");

  await page.getByRole("button", { name: "Switch: Ruk Tolben, Phantom Thief" }).click();
  await page.getByText("2 of 5 missing").waitFor();
  expect(await sections(page)).toContain("No job change covers more");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("3 of 5 missing").waitFor();
  await page.getByRole("button", { name: "Redo" }).click();
  await page.getByText("2 of 5 missing").waitFor();

  await tick(page.getByRole("checkbox", { name: "Another party brings: Phantom Berserker" }));
  await page.getByText("1 of 4 missing").waitFor();

  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Copied.").first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/tower#board=[\w-]+$/);
  await expect.poll(() => page.url()).toBe(link);

  const { page: other } = await openSite({ path: `/tower${new URL(link).hash}` });
  await other.getByText("1 of 4 missing").waitFor();
  for (const name of ["Orla Vance", "Juno Faye", "Ruk Tolben"])
    await other.getByRole("button", { name: `Edit ${name}` }).waitFor();
  expect(
    await other.getByRole("checkbox", { name: "Another party brings: Phantom Berserker" }).isChecked(),
  ).toBe(true);

  const part = other.getByRole("region", { name: "Your part" });
  await part.getByRole("combobox", { name: "Who are you?" }).selectOption("Ruk Tolben");
  await part.getByText("You cover: Phantom Thief").waitFor();
  await part.getByRole("link", { name: "About Phantom Thief" }).click();
  await other.waitForURL("**/occult/phantomjob/thief");
  expect(await page.getByRole("region", { name: "Your part" }).count()).toBe(0);

  await page.goto("/tower");
  await page.getByText("1 of 4 missing").waitFor();
  await page.getByRole("button", { name: "Remove Orla Vance" }).click();
  await page.getByText("2 of 4 missing").waitFor();
  await page.keyboard.press("ControlOrMeta+z");
  await page.getByText("1 of 4 missing").waitFor();
});

/** A Raid-Helper export, with one person without a class. */
const exported = `Name,Date,Time
"Tower of Blood, first clear",1-12-2026,19:30

Role,Spec,Name,ID,Timestamp,Status
Tank,Paladin,Orla Vance,288849377,"20-11-2026 18:02",primary
Healer,White_Mage,Bram Ostler,288849378,"20-11-2026 18:05",primary
Healer,Sage,Ines Calder,288849379,"20-11-2026 18:06",primary
Absence,Absence,Dee Nolan,288849380,"20-11-2026 18:11",primary
Late,Bard,Juno Faye,288849381,"20-11-2026 18:12",primary
Melee,Dragoon,Ruk Tolben,288849382,"20-11-2026 18:15",primary
Caster,Red_Mage,Milo March,288849383,"20-11-2026 18:16",primary
Ranged,Dancer,Saoirse Ray,288849384,"20-11-2026 18:17",primary
Melee,Ninja,Pia Lund,288849385,"20-11-2026 18:20",primary
Melee,Samurai,Teo Brandt,288849386,"20-11-2026 18:22",primary`;

test.each(["desktop", "narrow"] as const)(
  "the tower board seats a pasted Raid-Helper export and undoes a replaced list (%s)",
  async (viewport) => {
    const { page } = await openSite({ path: "/tower", viewport });
    await write(page.getByRole("textbox", { name: "Sign-ups" }), exported, "pasted");
    await page.getByText("10 players", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Seat them" }).click();
    await page.getByText("8 players seated.").waitFor();
    const waiting = page.getByRole("list", { name: "Waiting" });
    expect(await waiting.getByRole("listitem").allTextContents()).toEqual([
      expect.stringMatching(/^Juno Faye.*late/),
    ]);
    await page.getByText("The party is full.", { exact: false }).waitFor();
    await page.getByText("Choose the players’ phantom jobs below", { exact: false }).waitFor();
    await page.getByRole("combobox", { name: "Which phantom job?: Orla Vance" }).selectOption("Phantom Bard");
    await page.getByRole("heading", { name: "Phantom Bard Orla Vance · PLD" }).waitFor();
    await page.getByText("4 of 5 missing").waitFor();
    if (viewport === "narrow") expect(await page.evaluate(outside, 360)).toEqual([]);
    await checkAxeDayAndNight(page);
    await shot(page, `tower-pasted-${viewport}`);

    await page.getByRole("button", { name: "Remove Teo Brandt" }).click();
    await page.getByRole("button", { name: "Seat: Juno Faye" }).click();
    await page.getByRole("button", { name: "Edit Juno Faye" }).waitFor();
    await waiting.waitFor({ state: "detached" });

    // One player has left, and a new one states no job.
    const newer = `${exported.split("\n").toSpliced(4, 1).join("\n")}\n,,Nia Moss,288849399,"21-11-2026 18:22",primary`;
    await write(page.getByRole("textbox", { name: "Sign-ups" }), newer, "pasted");
    await page.getByText("1 person on the board is not on this list.").waitFor();
    await page.getByRole("button", { name: "Replace the list" }).click();
    await page.getByText("No longer on the list:", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Edit Orla Vance" }).waitFor({ state: "detached" });
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Edit Orla Vance" }).waitFor();
    await page.getByText("4 of 5 missing").waitFor();
  },
);

test("the tower board reads phantom jobs from pasted Japanese sign-ups", async () => {
  const { page } = await openSite({ path: "/ja/tower", language: "ja-JP" });
  const list = [
    "MT オルラ：ナイト、サポートナイト",
    "H1 ミロ　白魔道士／サポート薬師",
    "D3 イネス（踊り子）サポート吟遊詩人",
    "ジュノ",
    "ルク：サポート風水士、サポート侍",
  ].join("\n");
  await write(page.getByRole("textbox", { name: "参加表明" }), list, "pasted");
  await page.getByRole("button", { name: "枠に割り当てる" }).click();
  await page.getByText("4人を割り当てました。").waitFor();
  await page.getByRole("heading", { name: "サポート薬師 ミロ · WHM" }).waitFor();
  await page
    .getByRole("combobox", { name: "サポートジョブは？：ジュノ" })
    .selectOption("サポートバーサーカー");
  await page.getByRole("heading", { name: /サポートバーサーカー.*ジュノ/ }).waitFor();
  await page
    .getByText("すべて足りています")
    .or(page.getByText(/件中\d+件不足/))
    .first()
    .waitFor();
});

test("a player’s job on the tower board is stored in the link", async () => {
  const { page } = await openSite({ path: `/tower#board=${encodeTowerBoard(party)}` });
  await page.getByRole("button", { name: "Edit Orla Vance" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Job", exact: true }).selectOption("pld");
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("heading", { name: "Orla Vance · PLD" }).waitFor();
  await shot(page, "tower-jobs");
  const [orla, ...others] = party.players;
  await expect
    .poll(() => page.url())
    .toContain(encodeTowerBoard({ ...party, players: [{ ...orla, combat: "pld" }, ...others] }));
});

test("another player’s tower board leaves the own board unchanged until adopted", async () => {
  const own = encodeTowerBoard({ ...party, players: party.players.slice(0, 1) });
  const { page } = await openSite({
    path: `/tower#board=${encodeTowerBoard(party)}`,
    storage: { towerBoard: own },
  });
  await page.getByText("This board came from a link.").waitFor();
  await page.getByRole("button", { name: "Remove Orla Vance" }).click();
  await expect.poll(() => page.url()).not.toContain(encodeTowerBoard(party));
  expect(await stored(page)).toBe(own);
  await page.getByRole("button", { name: "Open my board" }).click();
  await page.getByText("1 of 8 players").waitFor();
  await page.goto(`/tower#board=${encodeTowerBoard(party)}`);
  await page.getByRole("button", { name: "Make it my board" }).click();
  await expect.poll(() => stored(page)).toBe(encodeTowerBoard(party));
});

test.each(["#board=", "#board=%00%ff", "#board=AAAA", `#board=${"Zm9v".repeat(9000)}`])(
  "the tower board reports an incomplete link: %.20s",
  async (hash) => {
    const { page } = await openSite({ path: `/tower${hash}` });
    await page.getByText(/^This link is incomplete/).waitFor();
    await page.getByRole("button", { name: "Add a player" }).first().waitFor();
  },
);

test("the tower board orders jobs to level and marks those without an entered level", async () => {
  const { page } = await openSite({ path: `/tower#board=${encodeTowerBoard(party)}` });
  await page.getByText("2 of 5 missing").waitFor();
  expect(await sections(page)).toContain("2 changes cover everything");
  await shot(page, "tower");
  const levels = page.locator("section", { has: page.getByRole("heading", { name: "Level in this order" }) });
  const rows = await levels.getByRole("listitem").allTextContents();
  expect(rows[0]).toContain("Saoirse Ray: Phantom Geomancer");
  expect(rows[0]).toContain("6,800 EXP");
  expect(rows.at(-1)).toMatch(/^Bram Ostler: .*level not entered$/);
  await page.getByRole("button", { name: "Apply all" }).click();
  await page.getByText("All requirements covered").waitFor();
  await page.getByRole("combobox", { name: "Tower" }).selectOption("tower-magic");
  await page.getByText("No public guide lists requirements for this tower.").waitFor();
  await checkAxeDayAndNight(page);
});

test("the tower board fits a narrow phone in German, with requirements before the party", async () => {
  const german: Words = {
    add: "Spieler hinzufügen",
    name: "Name",
    job: "Phantomjob",
    level: "Stufe",
    other: "Weiterer Phantomjob",
    addJob: "Job hinzufügen",
    done: "Fertig",
  };
  const { page } = await openSite({ path: "/de/tower", viewport: "narrow", language: "de-DE" });
  await page.getByText("5 von 5 fehlen").waitFor();
  await addPlayer(page, german, ["Sören Groß", "samurai", "5", "thief", "mystic-knight"]);
  await page.getByRole("button", { name: "Wechseln: Sören Groß, Phantom-Dieb" }).click();
  await page.getByText("4 von 5 fehlen").waitFor();
  const headings = await sections(page);
  expect(headings.indexOf("Anforderungen")).toBeLessThan(headings.indexOf("Die Gruppe"));
  expect(await page.evaluate(outside, 360)).toEqual([]);
  await page.getByRole("button", { name: "Bearbeiten: Sören Groß" }).click();
  await page.getByRole("dialog").waitFor();
  expect(await page.evaluate(outside, 360)).toEqual([]);
  await shot(page, "tower-dialog-de");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("#main :is(button, label:has(input), select)")].flatMap((control) => {
      const { height, width } = control.getBoundingClientRect();
      return control.checkVisibility() &&
        control.closest("[class*=wrap]") === null &&
        (height < 42 || width < 42)
        ? [`${control.textContent} ${width}×${height}`]
        : [];
    }),
  );
  expect(small).toEqual([]);
  await checkAxeDayAndNight(page);
});
