import { describe, expect, onTestFinished, test } from "vitest";
import { launchChromium } from "../testing/browser.ts";
import type { FontSet } from "../testing/fonts.ts";

const sets: readonly (readonly [set: FontSet, sans: string, serif: string])[] = [
  ["arial", "Arimo", "Arimo"],
  ["urw", "Nimbus Sans", "Nimbus Roman"],
  ["dejavu", "DejaVu Sans", "DejaVu Sans"],
];

/** Texts without web fonts, and the font each must be rendered in. */
const asked = (sans: string, serif: string) => [
  { id: "sans", family: "sans-serif", text: "Hand gloves, Größe, œuvre", drawn: sans },
  { id: "serif", family: "serif", text: "Hand gloves", drawn: serif },
  {
    id: "elsewhere",
    family: "Comic Sans MS, Roboto, Noto Sans CJK JP, sans-serif",
    text: "Hand",
    drawn: sans,
  },
  { id: "japanese", family: "sans-serif", text: "天気と時刻", drawn: "Zen Kaku Gothic New" },
];

describe("the browser under test", () => {
  test.each(sets)("the test browser has only the fonts of the %s set", async (set, sans, serif) => {
    const browser = await launchChromium("headless", set);
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const texts = asked(sans, serif);
    const lines = texts.map(
      ({ family, id, text }) => `<p id="${id}" style="font-family: ${family}">${text}</p>`,
    );
    await page.setContent(lines.join(""));
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument");
    for (const { drawn, id } of texts) {
      const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: `#${id}` });
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      expect(
        fonts.map(({ familyName }) => familyName),
        id,
      ).toEqual([drawn]);
    }
  });

  test("the test browser uses en-GB and UTC on every machine", async () => {
    const browser = await launchChromium("whole");
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ locale: "en-GB" });
    const found = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions());
    expect(found).toMatchObject({ locale: "en-GB", timeZone: "UTC" });
  });
});
