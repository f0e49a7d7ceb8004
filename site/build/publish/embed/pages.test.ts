import { gzipSync } from "node:zlib";
import { maps } from "@foray/fieldops/atlas/maps";
import { loadMarkers } from "@foray/fieldops/atlas/markers";
import { runDuties } from "@foray/fieldops/records/run-duties/facts";
import { parseXml } from "@rgrove/parse-xml";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readSubject } from "../../../app/features/forecast/embed/subject.ts";
import { readMapSubject } from "../../../app/features/map/embed/map-subject.ts";
import { languages } from "../../../app/i18n/language.ts";
import { markersGlyphs } from "../../../art/glyphs/sets/markers.ts";
import { subjects } from "../feeds/subjects.ts";
import { bundleEmbed } from "./bundle.ts";
import { dataElement, embedPage, oEmbed, oEmbedLink } from "./pages.ts";
import { fightSubject, forecastSubject, mapSubject, runSubject, runTitle, timedFights } from "./subjects.ts";

const assets = { script: "/embed/embed-0.js", sheet: "/embed/embed-0.css" };

describe("embedPage", () => {
  it.each(subjects)("the embed of $uri passes its subject to its script", (subject) => {
    const told = forecastSubject(subject, "/almanac/");
    const html = embedPage({ title: told.title.fr, assets, data: { subject: JSON.stringify(told) } });
    const body = parseXml(/<body.*<\/body>/s.exec(html)?.[0] ?? "").root;
    expect(readSubject(body?.attributes["data-subject"] ?? "")).toEqual(told);
    expect(told.page).toBe(`/almanac/forecast/${subject.uri}`);
  });

  it("embedPage has no inline script or style and escapes its data", () => {
    const html = embedPage({ title: "<b>", assets, data: { kind: '"><script>' } });
    expect(html).not.toMatch(/style=|<style|<b>/);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('data-kind="&quot;&gt;&lt;script&gt;"');
  });
});

describe("the data of embeds", () => {
  it("dataElement round-trips text that contains HTML", () => {
    const data = { text: "</script><b>\u2028 &amp;" };
    const html = dataElement("subject", data);
    expect(html.match(/<\/?\w+/g)).toEqual(["<script", "</script"]);
    expect(JSON.parse(/>(.*)<\/script>$/s.exec(html)?.[1] ?? "")).toEqual(data);
  });

  it("runSubject has the name of every run type in every language", async () => {
    const told = await runSubject();
    for (const language of languages)
      for (const { types } of runDuties)
        for (const type of types) expect(told[language].types[type], `${language} ${type}`).toBeTruthy();
  });

  it("fightSubject has a name in every language for each cast of a timed fight", async () => {
    expect(timedFights).toContain("drs/the-queen");
    expect(timedFights).not.toContain("castrum/albeleo");
    for (const key of timedFights) {
      const { casts, kinds, texts } = await fightSubject(key);
      expect(casts.length, key).toBeGreaterThan(0);
      for (const language of languages)
        for (const { action, kind, mechanic } of casts) {
          const named = texts[language][`mechanic/${mechanic}`] ?? texts[language][`action/${action}`];
          expect(named ?? kinds[language][kind], `${key} ${mechanic} ${action}`).toBeTruthy();
        }
    }
  });

  it.each(maps)("mapSubject of $id has each surface marker once, with an existing glyph", async ({ id }) => {
    const letters = JSON.stringify({
      places: [],
      furniture: [],
      within: { x: 1, y: 1, width: 41, height: 41 },
      land: "",
    });
    const told = await mapSubject(id, letters);
    const shown = told.layers.flatMap(({ markers }) => markers);
    const wanted = (await loadMarkers(id)).filter(({ ground }) => ground !== "underground");
    expect(shown.map((marker) => marker.id).sort()).toEqual(wanted.map((marker) => marker.id).sort());
    const glyphs = new Set(Object.keys(markersGlyphs));
    for (const { glyph, id: marker } of shown)
      if (glyph !== undefined) expect(glyphs, marker).toContain(glyph);
    expect(readMapSubject(JSON.stringify(told))).toEqual(told);
  });
});

describe("the scripts of embeds", () => {
  it.each([
    "features/forecast/embed/main.ts",
    "features/map/embed/map-main.ts",
    "features/run/embed/run-main.ts",
    "features/along/embed/fight-main.ts",
  ])("%s bundles to under 60 kB gzipped, without storage or requests", async (entry) => {
    const { script } = await bundleEmbed(entry, "embed");
    expect(gzipSync(script).length).toBeLessThan(60_000);
    expect(script).not.toMatch(
      /localStorage|sessionStorage|indexedDB|serviceWorker|document\.cookie|fetch\(/,
    );
    expect(script).not.toMatch(/universalis/i);
  });
});

describe("oEmbed responses", () => {
  it("oEmbed returns a valid response of type rich", () => {
    const text = oEmbed({
      address: "https://a.example/embed/clock",
      title: 'A "b"',
      height: 150,
      root: "https://a.example",
    });
    const rich = z.strictObject({
      version: z.literal("1.0"),
      type: z.literal("rich"),
      title: z.string(),
      provider_name: z.string(),
      provider_url: z.url(),
      html: z.string(),
      width: z.int().positive(),
      height: z.int().positive(),
    });
    const frame = parseXml(rich.parse(JSON.parse(text)).html).root;
    expect(frame?.attributes.src).toBe("https://a.example/embed/clock");
    expect(frame?.attributes.title).toBe('A "b"');
  });

  it("oEmbedLink returns a valid response of type link", () => {
    const link = z
      .strictObject({
        version: z.literal("1.0"),
        type: z.literal("link"),
        title: z.string(),
        provider_name: z.string(),
        provider_url: z.url(),
        thumbnail_url: z.url(),
        thumbnail_width: z.int().positive(),
        thumbnail_height: z.int().positive(),
      })
      .parse(JSON.parse(oEmbedLink({ title: runTitle, picture: "run", root: "https://a.example" })));
    expect(link.title).toBe("Run Board");
    expect(link.thumbnail_url).toBe("https://a.example/previews/run.png");
  });
});
