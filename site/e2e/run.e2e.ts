import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { holsterExamples } from "../../packages/fieldops/checks/fixtures/share-code-examples.ts";
import { encodeNames, encodeRun, readerView } from "../../packages/fieldops/src/runs/codec.ts";
import { emptyRun } from "../../packages/fieldops/src/runs/duties.ts";
import { somebody } from "../../packages/fieldops/src/runs/people.ts";
import { fromBase64 } from "../../packages/fieldops/src/share-codes/base64.ts";
import { checkAxeDayAndNight } from "../testing/axe.ts";
import { standInMarket } from "../testing/market.ts";
import { shot } from "../testing/shot.ts";
import { goTo, hydrated, type OpenOptions, openSite, tick } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

const SOON = { timeout: 8000 };

async function open(options: Omit<OpenOptions, "path"> & { path?: string }) {
  const { options: stand } = await standInMarket();
  return openSite({ ...stand, path: "/run", ...options });
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const announced = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Through the system's clipboard and by keyboard. */
async function paste(page: Page, field: string, text: string) {
  await page.evaluate((content) => {
    const other = document.createElement("textarea");
    other.id = "copied-from";
    other.value = content;
    document.body.append(other);
    other.select();
  }, text);
  await page.keyboard.press("ControlOrMeta+c");
  await page.evaluate(() => document.getElementById("copied-from")?.remove());
  await page.getByRole("textbox", { name: field, exact: true }).click();
  await page.keyboard.press("ControlOrMeta+v");
}

const spokenOf = (chips: readonly Element[]) =>
  chips.map((chip) => {
    const copy = chip.cloneNode(true);
    if (copy instanceof Element) for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
    return copy.textContent ?? "";
  });

const seats = (page: Page) =>
  page.getByRole("button", { name: /^(?:[A-F][1-8]|[1-7S]-?[1-8])(?:,|、)/ }).evaluateAll(spokenOf);
const seat = (page: Page, start: string) =>
  page.getByRole("button", { name: new RegExp(`^${start}(?:,|、)`) });
const nameAt = async (page: Page, place: string) => (await seat(page, place).evaluateAll(spokenOf))[0] ?? "";

const jobs = ["PLD", "WAR", "WHM", "SCH", "SAM", "BRD", "BLM", "NIN"];
const person = (at: number) =>
  `Player ${String.fromCharCode(65 + Math.floor(at / 26))}${String.fromCharCode(97 + (at % 26))}`;
const lines = (places: readonly number[]) =>
  places.map((at) => `${person(at)}: ${at < 48 ? jobs[at % 8] : "WHM, BLM, SAM"}`).join("\n");
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

describe("an evening on the run board", () => {
  test("the run board: seat a list, replace dropouts, give kits, share by link or Discord", async () => {
    const { page, origin } = await open({ timeZone: "Asia/Tokyo" });
    await paste(page, "Sign-ups", lines(upTo(52)));
    const table = page.getByRole("table", { name: "Sign-ups found" });
    await table.waitFor();
    await page.getByText("52 players", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Seat them" }).click();
    await page.getByText("48 players seated.", { exact: false }).first().waitFor();
    const before = await seats(page);
    expect(before).toHaveLength(48);
    expect(before[0]).toMatch(/^A1, tank, (?:Paladin|Warrior), Player \w+$/);
    expect(before.filter((name) => name.endsWith("empty"))).toEqual([]);

    await seat(page, "B3").focus();
    await page.keyboard.press("Delete");
    await page.getByText("Nobody else moved.", { exact: false }).first().waitFor();
    expect(await nameAt(page, "B3")).toBe("B3, healer, empty");
    await seat(page, "C5").click();
    // Announced once, by the bar.
    await expect.poll(() => page.getByText("picked up.", { exact: false }).count()).toBe(1);
    await page.getByRole("button", { name: "Dropped out" }).click();
    await expect.poll(() => page.getByText("picked up.", { exact: false }).count()).toBe(0);
    await seat(page, "D7").click();
    await page.getByRole("button", { name: "Edit seat" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Dropped out" }).click();
    const after = await seats(page);
    expect(after.filter((name) => name.endsWith("empty"))).toHaveLength(3);
    before.forEach((name, at) => {
      if (!after[at]?.endsWith("empty")) expect(after[at]).toBe(name);
    });

    await page
      .getByRole("button", { name: /^Seat D7: Player \w+$/ })
      .first()
      .click();
    await expect.poll(() => nameAt(page, "D7")).toMatch(/^D7, .*Player \w+$/);
    await seat(page, "B3").click();
    const bench = page.getByRole("list", { name: "Bench" });
    await bench.getByRole("button").first().click();
    await expect.poll(() => nameAt(page, "B3")).toMatch(/^B3, .*Player \w+$/);

    const to = page.getByRole("combobox", { name: "Give a kit to" });
    await to.selectOption("caster");
    await page.getByRole("combobox", { name: "Kit", exact: true }).selectOption("lynn/anyprog/c4");
    await page.getByRole("button", { name: "Give kit" }).click();
    await announced(page, "Kit given to");

    await page.getByRole("button", { name: "Copy link: For everyone" }).click();
    await announced(page, "Copied.");
    await expect.poll(() => clipboard(page)).toMatch(/\/run\/[\w-]+#[\w-]+$/);
    const link = await clipboard(page);
    // Names are only in the fragment, which browsers do not send.
    expect(fromBase64(link.split("/run/")[1]?.split("#")[0] ?? "")).not.toContain("Player");

    await page.getByRole("button", { name: "Copy for Discord" }).click();
    const posts = page.getByRole("button", { name: /^Copy message(?: \d of \d)?$/ });
    await posts.first().waitFor();
    let all = "";
    for (const post of await posts.all()) {
      await page.evaluate(() => navigator.clipboard.writeText(""));
      await post.click();
      await expect.poll(() => clipboard(page)).not.toBe("");
      const text = await clipboard(page);
      expect(text.length).toBeLessThanOrEqual(2000);
      all += text;
    }
    for (const name of await seats(page)) {
      const who = /Player \w+$/.exec(name)?.[0];
      if (who !== undefined) expect(all).toContain(who);
    }
    expect(all).toContain("Paladin");
    expect(all).toContain(`<${origin}/drs/holster/lynn/anyprog/c4>`);

    const reader = await open({ path: link.slice(origin.length), timeZone: "America/New_York" });
    await reader.page.getByText(/^A1$/).first().waitFor();
    await expect.poll(() => reader.page.getByRole("textbox").count()).toBe(0);
    await expect.poll(() => reader.page.getByRole("button", { name: "Seat them" }).count()).toBe(0);
  }, 240_000);

  test("replacing the sign-up list moves no remaining player and can be undone", async () => {
    const { page } = await open({});
    await paste(page, "Sign-ups", lines(upTo(48)));
    await page.getByRole("button", { name: "Seat them" }).click();
    await page.getByText("48 players seated.", { exact: false }).first().waitFor();
    const before = await seats(page);
    const gone = [3, 20, 41];
    await paste(page, "Sign-ups", lines([...upTo(48).filter((at) => !gone.includes(at)), 50, 51]));
    await page.getByText("3 people on the board are not on this list.").waitFor();
    await page.getByRole("button", { name: "Replace the list" }).click();
    await page.getByText("No longer on the list:", { exact: false }).waitFor();
    for (const at of gone)
      await page
        .getByText(`${person(at)} (`, { exact: false })
        .first()
        .waitFor();
    const after = await seats(page);
    const moved = before.filter((name, at) => after[at] !== name);
    expect(moved).toHaveLength(3);
    for (const name of moved) expect(gone.map(person)).toContain(/Player \w+$/.exec(name)?.[0]);
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect.poll(() => seats(page)).toEqual(before);
    await page.getByRole("button", { name: "Redo" }).click();
    await expect.poll(() => seats(page)).toEqual(after);
  }, 240_000);

  test("late sign-ups are added without moving seated players", async () => {
    const { page } = await open({});
    await paste(page, "Sign-ups", lines(upTo(17)));
    await page.getByRole("button", { name: "Seat them" }).click();
    await page.getByText("17 players seated.", { exact: false }).first().waitFor();
    const before = await seats(page);
    await paste(page, "Sign-ups", lines([17, 18, 19]));
    await page.getByText("17 people on the board are not on this list.").waitFor();
    expect(await page.getByRole("button", { name: "Seat them" }).count()).toBe(0);
    await page.getByRole("button", { name: "Add these" }).click();
    await page.getByText("3 players seated.", { exact: false }).first().waitFor();
    const after = await seats(page);
    before.forEach((name, at) => {
      if (!name.endsWith("empty")) expect(after[at]).toBe(name);
    });
    expect(after.filter((name) => !name.endsWith("empty"))).toHaveLength(20);
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect.poll(() => seats(page)).toEqual(before);
  }, 240_000);

  test("the German run board seats players from a pasted table", async () => {
    const { page } = await open({ path: "/de/run", language: "de-DE" });
    await paste(
      page,
      "Anmeldungen",
      "Charakter;Rolle;Welt\nEva Stern;Verteidiger;Phönix\nBo Tann;Weißmagier;Zodiark",
    );
    await page.getByRole("table", { name: "Gelesen" }).waitFor();
    await page.getByRole("button", { name: "Plätze vergeben" }).click();
    await page.getByText("2 Spieler haben einen Platz bekommen.").first().waitFor();
    expect((await seats(page)).filter((name) => !name.endsWith("frei"))).toEqual([
      expect.stringMatching(/^[A-F][12], Verteidiger, Eva Stern$/),
      expect.stringMatching(/^[A-F][34], Heiler, Weißmagier, Bo Tann$/),
    ]);
  });
});

describe("sign-ups on the run board", () => {
  test("the sign-up field explains text without players and reads typed lines", async () => {
    const { page } = await open({});
    const field = page.getByRole("textbox", { name: "Sign-ups", exact: true });
    const isDisabled = () => page.getByRole("button", { name: "Seat them" }).isDisabled();
    await expect.poll(isDisabled).toBe(true);
    for (const [text, words] of [
      ["https://raid-helper.dev/event/123", "press Export"],
      ["https://docs.google.com/spreadsheets/d/1", "Select the rows"],
      ['{"signUps":[{"name":"Aya', "This JSON is incomplete"],
      ['{"weather":"rain"}', "no list of names"],
      ["<img src=x onerror=alert(1)>", "No player was found"],
    ] as const) {
      await write(field, text, "pasted");
      await page.getByText(words, { exact: false }).waitFor();
      expect(await isDisabled(), text).toBe(true);
      expect(new URL(page.url()).pathname, text).toBe("/run");
    }

    await write(field, "Milo March (DNC)\nsee you there!!\n2. Lana Lowe MCH/WHM");
    const table = page.getByRole("table", { name: "Sign-ups found" });
    await table.getByRole("row", { name: /1 Milo March DNC to be seated/ }).waitFor();
    await table.getByRole("row", { name: /2 see you there!! .*not readable no job found/ }).waitFor();
    await table.getByRole("row", { name: /3 Lana Lowe MCH\s*WHM/ }).waitFor();
    await page.getByRole("button", { name: "Seat them" }).click();
    await page.getByText("2 players seated.").first().waitFor();
  });

  test("the sign-up field rejects files that are no list and keeps its text", async () => {
    const { page } = await open({});
    const field = page.getByRole("textbox", { name: "Sign-ups", exact: true });
    await write(field, "Milo March (DNC)");
    const take = (name: string, buffer: Buffer) =>
      page.getByLabel("Open file").setInputFiles({ name, mimeType: "text/csv", buffer });
    await take("roster.csv", Buffer.alloc(1_000_001, "a"));
    await page.getByText("This file is over 1 MB").first().waitFor();
    await take("roster.csv", Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 8, 0x81, 0xfe]));
    await page.getByText("This file has no text").first().waitFor();
    expect(await field.inputValue()).toBe("Milo March (DNC)");
    // Shift_JIS, as Excel saves in Japan.
    await take("名簿.csv", Buffer.from([0x83, 0x7e, 0x83, 0x8d, 0x2c, 0x57, 0x48, 0x4d, 0x0a]));
    await expect.poll(() => field.inputValue()).toContain("ミロ,WHM");
  });

  test("each of the four sign-up examples seats 48 players", async () => {
    const { page } = await open({});
    for (const form of ["List", "List by role", "Google Forms table", "Raid-Helper export"]) {
      await goTo(page, "/run");
      await page.getByRole("button", { name: form, exact: true }).click();
      await page.getByText("52 players", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Seat them" }).click();
      await expect
        .poll(async () => (await seats(page)).filter((name) => !name.endsWith("empty")).length, {
          message: form,
        })
        .toBe(48);
    }
  });
});

describe("changes since the last post", () => {
  test("changes since the last post survive a reload until they are copied", async () => {
    const { page, context } = await open({});
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await paste(page, "Sign-ups", `${lines(upTo(47))}\nMay Bee: SAM (tentative)\nSpare Hand: PLD`);
    await page.getByRole("button", { name: "Seat them" }).click();
    await page.getByText("48 players seated.", { exact: false }).first().waitFor();
    await page.getByRole("button", { name: "Copy for Discord" }).click();
    await page.getByRole("dialog").waitFor();
    let posted = "";
    for (const message of await page.getByRole("button", { name: /^Copy message/ }).all()) {
      await page.evaluate(() => navigator.clipboard.writeText(""));
      await message.click();
      await expect.poll(() => clipboard(page)).not.toBe("");
      posted += await clipboard(page);
    }
    expect(posted.split("Delubrum Reginae (Savage)")).toHaveLength(2);
    expect(posted).toContain("May Bee (Samurai, tentative)");
    await page.keyboard.press("Escape");
    const changes = page.getByRole("button", { name: /^Copy \d+ changes?$/ });
    expect(await changes.count()).toBe(0);
    const before = page.url();
    await seat(page, "A1").click();
    await page.keyboard.press("Delete");
    await changes.waitFor();
    const told = await changes.textContent();
    await expect.poll(() => page.url()).not.toBe(before);
    await page.reload();
    await hydrated(page);
    await changes.waitFor();
    expect(await changes.textContent()).toBe(told);
    await changes.click();
    await changes.waitFor({ state: "detached" });
    const post = await clipboard(page);
    expect(post.split("\n").filter((line) => line.startsWith("A1"))).toHaveLength(1);
    expect(post.split("\n").at(-1)).toMatch(/^\[Whole board\]\(<https?:.*\/run\/[\w-]+#[\w-]+>\)$/);
    await page.reload();
    await hydrated(page);
    await seat(page, "A1").waitFor();
    expect(await changes.count()).toBe(0);
  });
});

describe("moving players on the run board", () => {
  test("players move between seats by press, keys or drag, with undo and at most 60 tab stops", async () => {
    const { page } = await open({});
    await paste(page, "Sign-ups", lines(upTo(48)));
    await page.getByRole("button", { name: "Seat them" }).click();
    await page.getByText("48 players seated.", { exact: false }).first().waitFor();
    const first = await seats(page);
    const who = (name: string | undefined) => /Player \w+$/.exec(name ?? "")?.[0];
    await seat(page, "A1").click();
    await seat(page, "A2").click();
    await expect.poll(async () => who(await nameAt(page, "A2"))).toBe(who(first[0]));
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => seats(page)).toEqual(first);

    await seat(page, "A1").focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => (await page.locator(":focus").evaluateAll(spokenOf))[0]).toBe(first[1]);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect.poll(async () => who(await nameAt(page, "B2"))).toBe(who(first[1]));
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => seats(page)).toEqual(first);

    await seat(page, "C1").dragTo(seat(page, "D2"));
    await expect.poll(async () => who(await nameAt(page, "D2"))).toBe(who(first[16]));
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => seats(page)).toEqual(first);

    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      document.body.tabIndex = -1;
      document.body.focus();
    });
    let stops = 0;
    let name: string | null = "";
    while (stops < 100 && !/^F[1-8],/.test(name ?? "")) {
      await page.keyboard.press("Tab");
      stops += 1;
      name = (await page.locator(":focus").evaluateAll(spokenOf))[0] ?? "";
    }
    expect(stops).toBeLessThanOrEqual(60);
  }, 240_000);

  test("a name typed into a seat on a phone is saved by one tap on Done", async () => {
    const { page } = await open({ viewport: "narrow" });
    await page.getByRole("button", { name: "Start with empty seats" }).click();
    await seat(page, "A1").click();
    await page.getByRole("button", { name: "Edit seat" }).click();
    const dialog = page.getByRole("dialog", { name: "Seat A1" });
    expect(await dialog.getByRole("button", { name: "Dropped out" }).isDisabled()).toBe(true);
    await write(dialog.getByRole("combobox", { name: "Player" }), "Aya Sol");
    // The tap aims at where the button was before the field lost the focus.
    const button = dialog.getByRole("button", { name: "Done" });
    await button.scrollIntoViewIfNeeded();
    const done = await button.boundingBox();
    if (done === null) throw new Error("no button");
    await page.mouse.click(done.x + done.width / 2, done.y + done.height / 2);
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => nameAt(page, "A1")).toBe("A1, tank, Aya Sol");

    // The edited seat is no longer picked up.
    await page.getByText("Select another seat or someone on the bench.").waitFor({ state: "detached" });
    await seat(page, "A2").click();
    await page.getByText("Select another seat or someone on the bench.").waitFor();
    expect(await nameAt(page, "A1")).toBe("A1, tank, Aya Sol");
    expect(await nameAt(page, "A2")).toBe("A2, tank, empty");
  });
});

describe("run links", () => {
  const given = {
    ...emptyRun("drs"),
    title: "Thursday reclear",
    leader: "Lynn",
    start: Date.UTC(2026, 11, 3, 19),
    passcodes: { main: "4711", support: "" },
    seats: emptyRun("drs").seats.map((each, place) =>
      place === 6
        ? {
            ...each,
            name: "Milo March",
            plays: "dnc" as const,
            plan: "lynn/anyprog/dervish",
            tasks: ["perception"] as const,
          }
        : each,
    ),
  };
  const at = Date.UTC(2026, 11, 3, 17);
  const link = (view: Parameters<typeof encodeRun>[1]) =>
    `/run/${encodeRun(given, view)}#${encodeNames(given, view)}`;

  test("a seat link shows kit, tasks, times and purchases without editable fields", async () => {
    const replaced = {
      ...given,
      seats: given.seats.map((each, place) =>
        place === 6
          ? { ...each, before: "Bram Ostler" }
          : place === 1
            ? { ...each, name: "Orla Vance", tasks: ["perception"] as const }
            : each,
      ),
    };
    const view = { of: "seat", place: 6 } as const;
    const { page } = await open({
      path: `/run/${encodeRun(replaced, view)}#${encodeNames(replaced, view)}`,
      at,
      timeZone: "Europe/Berlin",
      storage: { ownedLostActions: "lost-dervish 2\nlost-perception 99" },
    });
    await page.clock.runFor(2000);
    await page.getByRole("heading", { level: 1, name: "You are A7" }).waitFor();
    await page.getByText("This seat is Milo March’s.").waitFor();
    await page.getByText("You replace Bram Ostler, who dropped out.").waitFor();
    await page.getByText("Dancer", { exact: true }).first().waitFor();
    await page.getByText("Lost Perception").first().waitFor();
    await page.getByText("Also: A2 Orla Vance").waitFor();
    await page.getByText("Lost Dervish").first().waitFor();
    await page.getByText("20:00", { exact: false }).first().waitFor();
    const main = page.getByRole("main");
    await main.getByRole("listitem").filter({ hasText: "Lost Dervish" }).getByText("owned").first().waitFor();
    await main.getByText("Still to buy").waitFor();
    expect(await page.getByRole("textbox").count()).toBe(0);
    expect(await page.getByRole("combobox").count()).toBe(0);
    expect(await main.textContent()).not.toContain("4711");
  });

  test("a tower run's links carry phantom jobs to the seat, the board and the Tower Board", async () => {
    const fresh = emptyRun("tower-blood");
    const run = {
      ...fresh,
      people: [{ ...somebody("Aya Sol"), phantom: ["bard"] as const }],
      seats: fresh.seats.map((each, place) => (place === 0 ? { ...each, name: "Aya Sol" } : each)),
    };
    const path = (view: Parameters<typeof encodeRun>[1]) =>
      `/run/${encodeRun(run, view)}#${encodeNames(run, view)}`;
    const { page } = await open({ path: path({ of: "seat", place: 0 }) });
    await page.getByRole("link", { name: "Your phantom job Phantom Bard" }).waitFor();
    await goTo(page, path(readerView));
    await page
      .getByRole("listitem")
      .filter({ hasText: "Aya Sol" })
      .getByText("Phantom Bard")
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Party A" }).first().click();
    await page.getByRole("heading", { name: /^Phantom Bard Aya Sol/ }).waitFor();
  });

  test("a Baldesion Arsenal seat link shows the total cost of its logograms", async () => {
    const fresh = emptyRun("ba");
    const run = {
      ...fresh,
      seats: fresh.seats.map((each, place) =>
        place === 2 ? { ...each, name: "Ines Calder", plan: "healer/newbie" } : each,
      ),
    };
    const view = { of: "seat", place: 2 } as const;
    const { page } = await open({ path: `/run/${encodeRun(run, view)}#${encodeNames(run, view)}`, at });
    await page.clock.runFor(2000);
    await page.getByRole("heading", { name: "Logograms, on average" }).scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.getByRole("main").getByText("Total cost").textContent(), SOON)
      .toMatch(/[\d,]+ gil with the 5% fee$/);
  });

  test("only the leader's run link contains the passcode", async () => {
    const { page } = await open({ path: link(undefined), at });
    await page.clock.runFor(2000);
    await page.getByRole("heading", { level: 1, name: "Thursday reclear" }).waitFor();
    const texts: string[] = [];
    for (const name of ["Copy link: For everyone", "Copy link: For one seat", "Copy link: Yours"]) {
      await page.evaluate(() => navigator.clipboard.writeText(""));
      await page.getByRole("button", { name }).click();
      await page.clock.runFor(100);
      await expect.poll(() => clipboard(page)).not.toBe("");
      const [code = "", names = ""] = (await clipboard(page)).split("/run/")[1]?.split("#") ?? [];
      texts.push(fromBase64(code) + fromBase64(names));
    }
    expect(texts.map((text) => text.includes("4711"))).toEqual([false, false, true]);
    await page.getByRole("button", { name: "Copy the post: Passcode to everyone" }).click();
    await expect.poll(() => clipboard(page)).toContain("4711");
    await tick(page.getByRole("checkbox", { name: "Posted: Passcode to everyone" }));
    await page.getByRole("button", { name: /^Alarm at 18:45/ }).click();
    await page.getByRole("button", { name: /^Remove alarm at 18:45/ }).waitFor();
  });

  test("damaged run links show a message and links of the first format still open", async () => {
    const { page } = await open({});
    for (const [fault, path, words] of [
      [
        "nonsense",
        "/run/!!!%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E#%3Cscript%3E",
        "run link cannot be read",
      ],
      ["a link that was cut", "/run/MTsxOzA7MDswOzszfjE", "Some seats"],
      ["names that were cut", link(undefined).slice(0, -14), "The end of this link is missing."],
      [
        "an unknown duty",
        `/run/${Buffer.from("1;z;0;0;0;;3").toString("base64url")}`,
        "for a duty the almanac",
      ],
      ["a huge one", `/run/${"A".repeat(6000)}#${"B".repeat(20_000)}`, "too long"],
    ] as const) {
      await goTo(page, path);
      await page.getByText(words, { exact: false }).first().waitFor();
      await page.getByRole("textbox", { name: "Sign-ups", exact: true }).waitFor();
      const [wide, window_] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(wide, fault).toBeLessThanOrEqual(window_ ?? 0);
    }

    // A link of the first format version.
    const path =
      "/run/MTsxOzQ7MTsxO2h0a3BpOzIuLi4xLmx5bm4vYW55cHJvZy90YW5rfjJ-M349MX40fjV-Nn4xfjJ-Ni4uMWN-M349MX40fjV-Nn4xfjJ-PTF-M349MX40fjV-Nn4xfjJ-PTF-M349MX40fjV-Nn4xfjJ-PTF-M349MX40fjV-Nn4xfjJ-PTF-M349MX40fjV-Nn4x" +
      `#${Buffer.from(["Friday drs", "Orla", "Aya Sol", "", "", "", "", "", "", "", "", "Bo “Bold” Tan"].join("\n")).toString("base64url")}`;
    await goTo(page, path);
    await page.getByRole("heading", { level: 1, name: "Friday drs" }).waitFor();
    await page.getByRole("button", { name: "A1, tank, Aya Sol" }).waitFor();
    await page.getByRole("button", { name: "B2, caster, Bo “Bold” Tan" }).waitFor();
  });
});

describe("the run board", () => {
  test("the run creator's holsters become a run board with a group shopping list", async () => {
    const { options: stand } = await standInMarket();
    const { page } = await openSite({ ...stand, path: "/createdrsholsters" });
    const code = holsterExamples[0]?.encoded ?? "";
    await write(page.getByRole("textbox", { name: "Holster link or code" }), code, "pasted");
    await page.getByRole("button", { name: "Load into bags" }).click();
    await page.getByRole("button", { name: "Plan the run with these" }).click();
    await expect.poll(() => new URL(page.url()).pathname, SOON).toMatch(/^\/run\/[\w-]+$/);
    await page.getByText("Group shopping list").click();
    await page.getByText(/What \d+ seats? brings? for one run/).waitFor();
    await expect.poll(() => page.locator("main b").last().textContent(), SOON).toMatch(/^[\d,]+ gil$/);
  });

  test("the run board continues or deletes past runs and sets up new ones in a dialog", async () => {
    const { page } = await open({});
    await paste(page, "Sign-ups", lines(upTo(8)));
    await page.getByRole("button", { name: "Seat them" }).click();
    await page.getByText("8 players seated.").first().waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("formerRuns")), SOON).toContain("drs");
    await page.goto("/run");
    await page.getByRole("heading", { name: "Past runs" }).waitFor();
    await page.getByRole("button", { name: "Next run" }).click();
    await page.getByText("Set its date.", { exact: false }).waitFor();
    await page.goto("/run");
    await page.getByRole("heading", { name: "Past runs" }).waitFor();
    const remove = page.getByRole("button", { name: /^Delete / });
    for (let left = await remove.count(); left > 0; left--) {
      await remove.first().click();
      await expect.poll(() => remove.count()).toBe(left - 1);
    }
    await expect.poll(() => page.getByRole("heading", { name: "Past runs" }).count()).toBe(0);

    await page.getByRole("button", { name: "Start with empty seats" }).click();
    await page.getByRole("button", { name: "Edit run" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Title" }).pressSequentially("Friday tower");
    await dialog.getByRole("combobox", { name: "Duty" }).selectOption("ba");
    await dialog.getByRole("button", { name: "Generate passcodes" }).click();
    await dialog.getByText("Support party passcode").waitFor();
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "S8, DPS, empty" }).waitFor();
    expect(await seats(page)).toHaveLength(56);
    await page.getByRole("button", { name: "1-1, tank, empty" }).click();
    await page.getByRole("button", { name: "Edit seat" }).click();
    await page.getByRole("dialog").getByRole("combobox", { name: "Player" }).pressSequentially("Aya Sol");
    await page.getByRole("dialog").getByRole("combobox", { name: "Job", exact: true }).selectOption("pld");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "1-1, tank, Paladin, Aya Sol" }).waitFor();
  });

  test("the run board fits a phone and one printed page, without axe findings", async () => {
    const { page } = await open({ viewport: "narrow" });
    const field = page.getByRole("textbox", { name: "Sign-ups", exact: true });
    const box = await field.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(640);
    await paste(page, "Sign-ups", lines(upTo(50)));
    await page.getByRole("button", { name: "Seat them" }).click();
    await page.getByText("players seated.").first().waitFor();
    const [wide, window_, height] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(wide).toBeLessThanOrEqual(window_ ?? 0);
    expect(height).toBeLessThanOrEqual(2800);
    await page.getByRole("button", { name: "C 8/8" }).click();
    await seat(page, "C1").waitFor();
    await expect.poll(() => seat(page, "A1").isVisible()).toBe(false);
    await checkAxeDayAndNight(page);
    await shot(page, "run");
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    await page.goto(`/run/${encodeRun(emptyRun("ba"), readerView)}`);
    await hydrated(page);
    await page.getByRole("heading", { name: "Support party" }).waitFor();
    await checkAxeDayAndNight(page);
  }, 240_000);
});
