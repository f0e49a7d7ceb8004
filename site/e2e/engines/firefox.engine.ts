import { expect, test } from "vitest";
import type { EngineWindow } from "../../testing/engines/engine.ts";
import { startFirefox } from "../../testing/engines/firefox.ts";
import { canReadPrint, printedInk, printedKinds } from "../../testing/printed.ts";
import { describeEngine, patient } from "./suite.ts";

const DESK = { width: 1440, height: 900 };

async function speaks(
  window: EngineWindow,
  parts: readonly (readonly [role: string, name: string])[],
): Promise<void> {
  for (const [role, name] of parts)
    await expect.poll(() => window.spoken?.(role, name), patient(`${role} "${name}"`)).toBeGreaterThan(0);
}

describeEngine("Firefox ESR", ["firefox"], startFirefox, ({ visit, press, takeFaults }) => {
  test.skipIf(!canReadPrint())(
    "printed pages have content and none is empty",
    async () => {
      // Only the shortest table: printing is slow here, and all tables share their print styles.
      const long = ["/occult/enemies", "/bozja/engagements", "/glossary"];
      for (const [address, words] of printedKinds.filter(([path]) => !long.includes(path))) {
        const { ask, print } = await visit(address);
        if (print === undefined) return expect.fail("Firefox prints nothing");
        // A board from a link is not prerendered, so its content appears after the shell.
        await expect
          .poll(() => ask("document.querySelector('main').textContent"), patient(address))
          .toContain(words);
        // Firefox prints variable fonts as outlines without text, so the test measures the ink.
        const pages = printedInk(await print());
        expect(pages.length, address).toBeGreaterThan(0);
        for (const [at, { all, middle }] of pages.entries()) {
          expect(all, `ink on page ${at + 1} of ${address}`).toBeGreaterThan(0.002);
          if (at < pages.length - 1)
            expect(middle, `ink in the middle of page ${at + 1} of ${address}`).toBeGreaterThan(0.002);
        }
      }
    },
    180_000,
  );

  test("the pull clock pops out down to 240 × 120 px and keeps running after it closes", async () => {
    const page = await visit("/fights/forked-tower-blood/marble-dragon/run", DESK);
    const { opened } = page;
    if (opened === undefined) return expect.fail("Firefox opens no window");
    // Newer versions support picture-in-picture windows; the popup tested here is the fallback.
    await page.ask(
      "void Object.defineProperty(window, 'documentPictureInPicture', { configurable: true, value: undefined })",
    );
    await press(page, "Pull");
    for (const round of ["opened", "opened again"]) {
      const popped = await opened("Pop out");
      await expect
        .poll(() => popped.ask("document.body.textContent"), patient(round))
        .toContain("Imitation Star");
      const look = "JSON.stringify([document.body.dataset.theme, document.documentElement.lang])";
      expect(await popped.ask(look)).toBe(await page.ask(look));
      for (const size of [
        { width: 360, height: 240 },
        { width: 240, height: 120 },
      ]) {
        await popped.resize(size);
        await expect
          .poll(() => popped.ask("document.documentElement.scrollWidth"), patient(`${size.width} px wide`))
          .toBe(size.width);
        const foot = "document.querySelector('[role=timer]').getBoundingClientRect().bottom";
        expect(Number(await popped.ask(foot))).toBeLessThanOrEqual(size.height);
      }
      await popped.close();
      await expect
        .poll(() => page.ask("document.querySelector('main').textContent"), patient(`${round} and closed`))
        .toContain("Pop out");
      expect(await page.ask("document.querySelector('main').textContent")).toContain("Wiped");
      const clock = () => page.ask("/Pull (\\d+:\\d+)/.exec(document.querySelector('main').textContent)[1]");
      const closedAt = await clock();
      await expect.poll(clock, patient(`the clock of the page goes on, ${round}`)).not.toBe(closedAt);
    }
    expect(await takeFaults(page)).toEqual([]);
  }, 90_000);

  test("the run board, instance board, map and picker expose their accessible names", async () => {
    const run = await visit("/run", DESK);
    await press(run, "Sign-ups");
    await run.type("Aya Sol: PLD\nBo Tann: WHM");
    await press(run, "Seat them");
    await speaks(run, [
      ["region", "Party A"],
      ["button", "A1, tank, Paladin, Aya Sol"],
    ]);
    const board = await visit("/timers/south-horn", DESK);
    await press(board, "more, not seen yet");
    await press(board, "Just ended: Shark Attack");
    await speaks(board, [
      ["button", "Undo: Shark Attack"],
      ["link", "Open map: Shark Attack"],
    ]);
    await board.ask("localStorage.clear()");
    const map = await visit("/map/zadnor", DESK);
    await speaks(map, [["button", "Find"]]);
    await press(map, "Find");
    await speaks(map, [["combobox", "Search markers"]]);
    await map.type("dalriada");
    await speaks(map, [["option", "The Dalriada X: 26.6 Y: 5.0"]]);
    await map.key("Enter");
    await speaks(map, [["dialog", "The Dalriada"]]);
    const picker = await visit("/eureka/loadout", DESK);
    await press(picker, "HYDATOS, Umbral");
    await speaks(picker, [["combobox", "Search for an action by name, in any language"]]);
    await picker.type("stoneskin");
    await speaks(picker, [["option", "Stoneskin L Other"]]);
    expect(await takeFaults(picker)).toEqual([]);
  }, 90_000);
});
