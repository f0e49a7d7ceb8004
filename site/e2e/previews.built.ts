import { readFileSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { splitLanguage } from "../app/i18n/language.ts";
import { oldAddresses } from "../build/hosting/old-addresses.ts";
import { facesOf } from "../build/publish/previews/fonts.ts";
import { previews, writePreviews } from "../build/publish/previews/previews.ts";
import { lacking } from "../build/publish/previews/text.ts";
import { pageFile } from "../testing/page-file.ts";

type Built = Readonly<{ path: string; html: string }>;

let pages: readonly Built[] = [];

const decode = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

function meta(html: string, key: string): string | undefined {
  const tag = [...html.matchAll(/<meta\b[^>]*>/g)].find(([each]) => each.includes(`="${key}"`))?.[0];
  const content = tag === undefined ? undefined : /content="([^"]*)"/.exec(tag)?.[1];
  return content === undefined ? undefined : decode(content);
}

const origin = () => inject("siteOrigin");

beforeAll(async () => {
  const sitemap = await (await fetch(`${origin()}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(decode(url)).pathname,
  );
  // Files, because a thousand parallel requests are too many for some machines.
  pages = paths.map((path) => {
    const file = pageFile(path);
    if (file === undefined) throw new Error(`no page is written at ${path}`);
    return { path, html: readFileSync(file, "utf8") };
  });
});

describe("link previews of built pages", () => {
  test("every built page has a unique title and one h1", () => {
    const titles = new Map<string, string>();
    for (const { path, html } of pages) {
      const title = decode(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
      expect(title.length, path).toBeGreaterThan(3);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? path;
      const known = `${splitLanguage(path).language} ${title}`;
      // In some languages the game gives two actions the same name.
      if (splitLanguage(path).language === "en" && !html.includes('content="noindex"'))
        expect(titles.get(known) ?? canonical, `${path} has the title of`).toBe(canonical);
      titles.set(known, canonical);
      expect(html.match(/<h1\b/g), path).toHaveLength(1);
      expect(html, path).toContain(`<html lang="${splitLanguage(path).language}"`);
    }
    expect(pages.length).toBeGreaterThan(40);
  });

  test("every built page has a description, a canonical address and preview tags", () => {
    for (const { path, html } of pages) {
      const description = meta(html, "description") ?? "";
      // Japanese needs about half the characters.
      const japanese = splitLanguage(path).language === "ja";
      expect(description.length, path).toBeGreaterThan(japanese ? 10 : 20);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
      expect(URL.canParse(canonical), path).toBe(true);
      expect(meta(html, "og:url"), path).toBe(canonical);
      expect(meta(html, "og:title")?.length, path).toBeGreaterThan(japanese ? 1 : 2);
      expect(meta(html, "og:description"), path).toBe(description);
      expect(meta(html, "og:site_name"), path).toBe("Foray Almanac");
      expect(meta(html, "og:image:width"), path).toBe("1200");
      expect(meta(html, "twitter:card"), path).toBe("summary_large_image");
      expect(meta(html, "twitter:image"), path).toBe(meta(html, "og:image"));
      expect(meta(html, "og:image:alt"), path).toBe(meta(html, "og:title"));
    }
  });

  test("every preview image is in the page's language, with fonts that have all its letters", () => {
    for (const { path, html } of pages) {
      const { language } = splitLanguage(path);
      const folder = language === "en" ? "" : `${language}/`;
      expect(new URL(meta(html, "og:image") ?? "").pathname, path).toMatch(
        new RegExp(`^/previews/${folder}[\\w-]+\\.png$`),
      );
      const { display, text } = facesOf(language);
      expect(lacking(display, meta(html, "og:title") ?? ""), path).toBe("");
      expect(lacking(text, meta(html, "og:description") ?? ""), path).toBe("");
    }
  });

  test("preview images are 1200 × 630 PNG files under 60 kB", async () => {
    // A fight's mechanics and sheet share its picture; of the other pages, a few share one.
    const own = pages.filter(({ path }) => !/\/fights\/[^/]+\/[^/]+\/[^/]+$/.test(path));
    const images = new Set(own.map(({ html }) => new URL(meta(html, "og:image") ?? "").pathname));
    expect(images.size).toBeGreaterThan(own.length * 0.9);
    const some = (await previews()).filter((_, at) => at % 30 === 0);
    await writePreviews(some);
    for (const { path: image } of some) {
      expect(images).toContain(image);
      const response = await fetch(origin() + image);
      expect(response.status, image).toBe(200);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length, image).toBeLessThan(60_000);
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ width, height, format }, image).toEqual({ width: 1200, height: 630, format: "png" });
    }
  }, 60_000);

  test("a share link has the preview of the page that opens", async () => {
    for (const [path, image] of [
      ["/drs/holster/c/QTE/Miw", "drs-holster"],
      ["/eureka/loadout/MG4sdmYsbmY", "eureka-loadout"],
      ["/ba/MG4sdmYsbmY", "eureka-loadout"],
    ] as const) {
      const response = await fetch(origin() + path);
      expect(response.status, path).toBe(200);
      const html = await response.text();
      expect(new URL(meta(html, "og:image") ?? "").pathname, path).toBe(`/previews/${image}.png`);
      expect(meta(html, "og:title")?.length, path).toBeGreaterThan(2);
      expect((await fetch(`${origin()}/previews/${image}.png`)).status).toBe(200);
    }
  });

  test("every old address serves a redirect page with the preview of its target", async () => {
    const byAddress = new Map(pages.map(({ path, html }) => [path, html]));
    const tags = (html: string) => ({
      title: /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1],
      canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
      image: meta(html, "og:image"),
    });
    for (const { from, to } of oldAddresses()) {
      const asked = await fetch(origin() + encodeURI(from), { redirect: "manual" });
      expect(asked.status, from).toBe(200);
      const alias = await asked.text();
      const wanted = tags(byAddress.get(to) ?? "");
      expect(wanted.title?.length, to).toBeGreaterThan(3);
      expect(wanted.image, to).toMatch(/\/previews\/.+\.png$/);
      expect(tags(alias), from).toEqual(wanted);
      expect(alias, from).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    }
  }, 60_000);
});
