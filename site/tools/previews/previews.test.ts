import { holsterSets } from "@foray/fieldops/bozja/holster-sets/index";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { CHART, PREVIEW_SIZE } from "../../art/previews/ground.ts";
import { KIT_LINES } from "../../art/previews/panels.ts";
import { stillPlaces } from "../charts/still-places.ts";
import { drawCard } from "./card.ts";
import { painted, stillOf } from "./chart.ts";
import { faces } from "./fonts.ts";
import { metaContent, pageFacts } from "./pages.ts";
import { drawPng, MOST_BYTES } from "./png.ts";
import { subjectOf } from "./subject.ts";
import { fit, isCut } from "./text.ts";

const page = {
  name: "forecast-cassie",
  path: "/forecast/cassie",
  title: "Copycat Cassie: when it spawns next",
  description: "Copycat Cassie in Eureka Pagos: the next windows with countdown and local time.",
  siteName: "Foray Almanac",
};

test("any text stays inside its box", () => {
  const box = { width: 560, most: 3, sizes: [84, 60, 42] } as const;
  const anything = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.lorem({ maxCount: 40 }),
    fc.string({ unit: "grapheme" }),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const { lines, size } = fit(faces.display, text, box);
      expect(lines.length).toBeLessThanOrEqual(box.most);
      for (const line of lines)
        expect(faces.display.getAdvanceWidth(line, size)).toBeLessThanOrEqual(box.width);
    }),
    { numRuns: 200 },
  );
});

test("what fits is whole", () => {
  const { lines } = fit(faces.display, "Lost Slash", { width: 560, most: 3, sizes: [84] });
  expect(lines).toEqual(["Lost Slash"]);
  const long = fit(faces.display, "word ".repeat(60), { width: 560, most: 2, sizes: [60, 42] });
  expect(isCut(long)).toBe(true);
});

test("a drawing has no broken number and no text that needs a font", () => {
  const words = fc.lorem({ mode: "sentences" });
  fc.assert(
    fc.property(words, words, (title, description) => {
      const svg = drawCard({ ...page, title, description });
      expect(/NaN|undefined|Infinity|<text/.exec(svg)?.[0]).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});

test("the picture is 1200 by 630 and small", async () => {
  const png = await drawPng(drawCard(page));
  const { width, height, format } = await sharp(png).metadata();
  expect({ width, height, format }).toEqual({ ...PREVIEW_SIZE, format: "png" });
  expect(png.length).toBeLessThan(MOST_BYTES);
});

test("a page about a place shows its chart", () => {
  expect(stillOf("/map/pagos")).toBe("pagos");
  expect(stillOf("/morbols")).toBe("morbols");
  expect(stillOf("/portals")).toBe("hydatos");
  expect(stillPlaces().has(stillOf("/forecast/crab") ?? "")).toBe(true);
  for (const path of ["/", "/map", "/map/nowhere", "/forecast", "/forecast/all", "/forecast/constructor"])
    expect(stillOf(path)).toBeUndefined();
});

test("a chart in a preview has its colours and widths in it, in the place of the dial", () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" class="chart chart-live chart-still chart-occult" viewBox="0 0 900 812" width="480" height="270"><defs></defs><use class="coast"/></svg>';
  const svg = drawCard({ ...page, path: "/map/southhorn" }, painted(drawing));
  expect(svg).toContain(`width="${CHART.width}" height="${CHART.height}"`);
  expect(svg).toMatch(/\.chart-live \.coast \{\s*stroke-width: 3\.20/);
  expect(svg).toMatch(/\.chart \.coast \{[^}]*stroke: #7c5414/);
  expect(svg).not.toMatch(/var\(--(?!font|chart-f)|calc\(|:is\(/);
});

test("a kit shows its actions by name, a page about time a clock, and any other page its glyph on the dial", () => {
  const [holster] = holsterSets;
  const kit = drawCard({ ...page, path: holster?.path ?? "" });
  const distinct = new Set([...(holster?.prepop ?? []), ...(holster?.main ?? [])].map(([action]) => action));
  expect(kit.match(/<g transform="translate\(660 /g)).toHaveLength(Math.min(distinct.size, KIT_LINES));
  const clock = drawCard({ ...page, path: "/timers" });
  expect(clock).not.toBe(drawCard({ ...page, path: "/credits" }));
  expect(clock).not.toContain("NaN");
  expect(stillOf("/eureka/guide/bunnies")).toBe("pagos");
});

test("reads a page's tags without running it", () => {
  const html =
    '<meta property="og:image" content="https://x.example/previews/a-b.png"/><meta property="og:title" content="A &amp; B&#x27;s"/>' +
    '<meta property="og:description" content="D"/><meta property="og:site_name" content="S"/>';
  expect(pageFacts("/a", html)).toEqual({
    name: "a-b",
    path: "/a",
    title: "A & B's",
    description: "D",
    siteName: "S",
  });
  expect(metaContent(html, "og:url")).toBeUndefined();
  expect(pageFacts("/a", "<html></html>")).toBeUndefined();
});

test("each kind of page has its own label, hue and glyph", () => {
  expect(subjectOf("/forecast/cassie")).toMatchObject({ label: "Forecast", hue: "eureka" });
  expect(subjectOf("/ba/tank/standard").label).toBe("Baldesion Arsenal");
  expect(subjectOf("/bozja/lostaction/lost-slash").hue).toBe("bozja");
  expect(subjectOf("/").hue).toBe("house");
});
