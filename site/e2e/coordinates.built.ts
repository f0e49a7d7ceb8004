import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { displayPosition, mapPosition } from "../../packages/fieldops/src/atlas/transforms.ts";
import { joinLanguage, languages } from "../app/i18n/language.ts";
import { pageFile } from "../testing/page-file.ts";

const paths = [
  "/eureka/nms",
  "/bozja/engagements",
  "/occult/guide/treasure",
  "/eureka/guide/anemos",
  "/forecast/cassie",
  "/forecast/crab",
  "/bozja/lostaction/lost-slash",
  "/phantomjob/blue-mage",
];

describe("coordinates on built pages", () => {
  const built = languages.filter((language) => pageFile(joinLanguage(language, "/eureka/nms")) !== undefined);
  test.each(built)("coordinates on built pages have one notation, cut to tenths: %s", (language) => {
    let links = 0;
    for (const path of paths) {
      const file = pageFile(joinLanguage(language, path));
      if (file === undefined) continue;
      const html = readFileSync(file, "utf8");
      const text = html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--.*?-->/g, "");
      const written = [...text.replace(/<[^>]*>/g, "").matchAll(/X\s?[::=]?\s?\d[\d.,]*.{0,12}/g)];
      for (const [place] of written) expect(place, path).toMatch(/^X: \d{1,2}\.\d Y: \d{1,2}\.\d(?!\d)/);
      // A link to the map shows the coordinates in its URL.
      for (const [, x, y, name = ""] of text.matchAll(
        /<a [^>]*href="[^"]*\/map\/[a-z]+\?x=([\d.]+)&amp;y=-([\d.]+)[^"]*"[^>]*>([\s\S]*?)<\/a>/g,
      )) {
        const told = /X: \S+ Y: [\d.]+/.exec(name.replace(/<[^>]*>/g, ""))?.[0];
        if (told === undefined) continue;
        links += 1;
        expect(told, path).toBe(displayPosition(mapPosition(Number(x), Number(y))));
      }
    }
    expect(links).toBeGreaterThan(50);
  });
});
