import { holsterSets } from "@foray/fieldops/bozja/holster-sets/index";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { previewPath } from "../../../app/browser/preview-path.ts";
import { languages } from "../../../app/i18n/language.ts";
import { KIT_ROWS, PLATES_IN_ROW } from "../../../art/previews/panels.ts";
import { PICTURE, PREVIEW_SIZE } from "../../../art/previews/paper.ts";
import { thumbnailPlaces } from "../../charts/thumbnail-places.ts";
import { drawCard, type PageFacts } from "./card.ts";
import { painted, thumbnailOf } from "./chart.ts";
import { facesOf } from "./fonts.ts";
import { namedPreviews } from "./pages.ts";
import { drawPngs, MAX_BYTES } from "./png.ts";
import { fightOf, scoreOf } from "./score.ts";
import { subjectOf } from "./subject.ts";
import { fit, lacking, outline, widthOf } from "./text.ts";

const page: PageFacts = {
  name: "forecast-cassie",
  language: "en",
  path: "/forecast/cassie",
  title: "Copycat Cassie: when it spawns next",
  description: "Copycat Cassie in Eureka Pagos: the next windows with countdown and local time.",
  siteName: "Foray Almanac",
};

const { display } = facesOf("en");
const japanese = facesOf("ja");

test("fit keeps any text inside its box", () => {
  const box = { width: 560, most: 3, sizes: [84, 60, 42] } as const;
  const kana = fc.string({ unit: fc.constantFrom(..."エウレカ帯の出現、時刻。「」・ーッ Pagos") });
  const anything = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.lorem({ maxCount: 40 }),
    fc.string({ unit: "grapheme" }),
    kana,
  );
  fc.assert(
    fc.property(anything, fc.constantFrom(display, japanese.display), (text, face) => {
      const { lines, size } = fit(face, text, box);
      expect(lines.length).toBeLessThanOrEqual(box.most);
      for (const line of lines) expect(widthOf(face, line, size)).toBeLessThanOrEqual(box.width + 0.001);
    }),
    { numRuns: 200 },
  );
});

test("titles use the text font’s figures, which all have the same width", () => {
  for (const { display: titles, strong, text } of [facesOf("en"), japanese]) {
    const place = { x: 0, y: 0, leading: 1 };
    const drawn = (face: typeof titles) => outline(face, { lines: ["1 000"], size: 60 }, place);
    expect(drawn(titles)).toBe(drawn({ letters: titles.letters, figures: text.figures }));
    expect(drawn(titles)).not.toBe(
      drawn({ letters: titles.letters, figures: titles.letters[0] ?? strong.figures }),
    );
    for (const face of [titles, text, strong])
      expect(new Set([..."0123456789"].map((figure) => widthOf(face, figure, 1000))).size).toBe(1);
  }
});

test("fit returns short text whole and ends long text with an ellipsis", () => {
  const box = { width: 560, most: 3, sizes: [84] } as const;
  expect(fit(display, "Lost Slash", box)).toEqual({ lines: ["Lost Slash"], size: 84, whole: true });
  const long = fit(display, "word ".repeat(60), { width: 560, most: 2, sizes: [60, 42] });
  expect(long.whole).toBe(false);
  expect(long.lines.at(-1)).toMatch(/…$/);
});

test("Japanese text never breaks inside a name or before closing punctuation", () => {
  const words = "エウレカ帯のコピーキャット・キャシー、次の出現時刻。場所と「条件」もまとめています。";
  fc.assert(
    fc.property(fc.integer({ min: 260, max: 560 }), (width) => {
      const { lines } = fit(japanese.text, words, { width, most: 99, sizes: [29] });
      expect(lines.join("")).toBe(words);
      for (const line of lines) {
        expect(line).not.toMatch(/^[、。」・ー]/);
        expect(line).not.toMatch(/「$/);
        expect(line).not.toMatch(/コピーキャ$|エウレ$/);
      }
    }),
  );
});

test("the preview fonts have every letter of their language", () => {
  expect(lacking(japanese.display, "グンヒルド・ディルーブラム零式：確率と経験値")).toBe("");
  expect(lacking(facesOf("fr").text, "Où l’œil s’aventure : « forêt », déjà")).toBe("");
  // The client's spelling, with a half-width dot.
  expect(lacking(japanese.display, "旗艦ダル･リアータ攻略戦")).toBe("");
  expect(lacking(facesOf("en").text, "確率 x")).toBe("確率");
});

test("drawCard outputs no NaN, undefined or Infinity and no <text> element", () => {
  const words = fc.lorem({ mode: "sentences" });
  const card = drawCard(page.path);
  fc.assert(
    fc.property(words, words, fc.constantFrom(...languages), (title, description, language) => {
      const svg = card.words({ ...page, language, title, description });
      expect(/NaN|undefined|Infinity|<text/.exec(svg)?.[0]).toBeUndefined();
    }),
    { numRuns: 30 },
  );
  expect(card.ground).not.toMatch(/NaN|undefined|Infinity|<text/);
});

test("drawPngs returns small PNGs that differ only where the words are", async () => {
  const card = drawCard(page.path);
  const pages = [page, { ...page, language: "ja" as const, title: "コピーキャット・キャシー" }];
  const pngs = await drawPngs(card.ground, pages.map(card.words));
  expect(pngs).toHaveLength(2);
  const [first, second] = await Promise.all(
    pngs.map(async (png) => {
      const { width, height, format } = await sharp(png).metadata();
      expect({ width, height, format }).toEqual({ ...PREVIEW_SIZE, format: "png" });
      expect(png.length).toBeLessThan(MAX_BYTES);
      return await sharp(png).removeAlpha().raw().toBuffer();
    }),
  );
  const half = (pixels: Buffer | undefined, right: boolean) =>
    sharp(pixels, { raw: { ...PREVIEW_SIZE, channels: 3 } })
      .extract({ left: right ? PICTURE.x : 0, top: 0, width: 500, height: 420 })
      .raw()
      .toBuffer();
  /** Mean over all channels, 0 to 255. Not 0 for equal halves: each picture has its own palette. */
  const apart = async (right: boolean) => {
    const [one, other] = await Promise.all([half(first, right), half(second, right)]);
    return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
  };
  expect(await apart(true)).toBeLessThan(1);
  expect(await apart(false)).toBeGreaterThan(3);
});

test("previews of places show a chart, those of monsters and jobs their own drawing", () => {
  expect(thumbnailOf("/map/pagos")).toBe("pagos");
  expect(thumbnailOf("/morbols")).toBe("morbols");
  expect(thumbnailOf("/portals")).toBe("hydatos");
  expect(thumbnailPlaces().has(thumbnailOf("/forecast/preparation") ?? "")).toBe(true);
  expect(thumbnailOf("/eureka/guide/bunnies")).toBe("pagos");
  for (const path of ["/", "/map", "/map/nowhere", "/forecast", "/forecast/all", "/forecast/crab"])
    expect(thumbnailOf(path)).toBeUndefined();
  const [portrait, other] = ["/forecast/crab", "/forecast/cassie"].map((path) => drawCard(path));
  expect(portrait?.ground).not.toBe(other?.ground);
  const job = drawCard("/occult/phantomjob/monk");
  expect(job.ground).not.toBe(drawCard("/occult/phantomjob/bard").ground);
});

test("a chart in a preview has all colours and line widths resolved", () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" class="chart chart-live chart-still chart-occult" viewBox="0 0 900 812" width="480" height="270"><defs></defs><use class="coast"/></svg>';
  const svg = drawCard("/map/southhorn", painted(drawing)).ground;
  expect(svg).toContain(`width="${PICTURE.width}" height="${PICTURE.height}"`);
  expect(svg).toMatch(/\.chart-live \.coast \{\s*stroke-width: 3\.20/);
  expect(svg).toMatch(/\.chart \.coast \{[^}]*stroke: #7c5414/);
  expect(svg).not.toMatch(/var\(--(?!font|chart-f)|calc\(|:is\(/);
});

test("a holster’s preview shows each action once, as many as fit", () => {
  const most = KIT_ROWS - 1 + PLATES_IN_ROW;
  const [holster] = holsterSets;
  const path = holster?.path ?? "";
  const card = drawCard(path);
  const distinct = new Set([...(holster?.prepop ?? []), ...(holster?.main ?? [])].map(([action]) => action));
  const shown = distinct.size > most ? most - 1 : distinct.size;
  // A plate is two squares; the outer one has sides of 52 px.
  expect(card.ground.match(/h52v52h-52z/g)).toHaveLength(shown);
  const facts = { ...page, path };
  expect(card.words({ ...facts, language: "de" })).not.toBe(card.words(facts));
});

test("previews of a fight and its mechanics show its score if its times are known", () => {
  const dragon = "/fights/forked-tower-blood/marble-dragon";
  const { ground, words } = drawCard(dragon);
  expect(ground).not.toMatch(/NaN|undefined|Infinity|<text/);
  expect(ground).not.toBe(drawCard("/fights/forked-tower-blood/magitaur").ground);
  expect(drawCard(`${dragon}/imitation-star`).ground).toBe(ground);
  // Fourteen mechanics at about three dozen times, and one wall for the enrage.
  expect(ground.match(/scale\(/g)?.length).toBeGreaterThan(36);
  expect(words({ ...page, path: dragon })).not.toMatch(/NaN|undefined/);
  expect(fightOf("/fights/forked-tower-blood/nobody")).toBeUndefined();
  expect(scoreOf("/fights/forked-tower-magic/curseclocks", "#000")).toBeUndefined();
});

test("namedPreviews reads a shared preview from the page with the shortest path", () => {
  const shared = {
    title: "T",
    description: "D",
    siteName: "S",
    image: "https://x.example/previews/ja/a-b.png",
    head: "",
  };
  const pages = [
    { ...shared, path: "/a/long" },
    { ...shared, path: "/a", title: "A & B's" },
  ];
  const read = { name: "a-b", language: "ja", path: "/a", title: "A & B's", description: "D", siteName: "S" };
  expect(namedPreviews("ja", pages)).toEqual([read]);
  expect(() => namedPreviews("ja", [{ ...shared, path: "/b", image: "" }])).toThrow("/b");
  expect(previewPath("ja", "a-b")).toBe("/previews/ja/a-b.png");
  expect(previewPath("en", "a-b")).toBe("/previews/a-b.png");
});

test("subjectOf gives each kind of page a label and hue, each record a glyph", () => {
  expect(subjectOf("/forecast/cassie")).toMatchObject({ label: "forecast", hue: "eureka" });
  expect(subjectOf("/ba/tank/standard").label).toBe("arsenal");
  expect(subjectOf("/bozja/lostaction/lost-slash").hue).toBe("bozja");
  expect(subjectOf("/bozja/lostaction/lost-slash").glyph).not.toBe(subjectOf("/bozja/lostaction").glyph);
  expect(subjectOf("/occult/phantomjob/monk").glyph).not.toBe(subjectOf("/occult/phantomjob").glyph);
  expect(subjectOf("/forecast/cold_box").glyph).not.toBe(subjectOf("/forecast").glyph);
  expect(subjectOf("/").hue).toBe("neutral");
});
