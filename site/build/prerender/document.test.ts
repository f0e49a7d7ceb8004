import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type DocumentParts, fillTemplate, inlineSource } from "./document.ts";
import { entryFile, pageFiles, readManifest } from "./manifest.ts";

const template = readFileSync(new URL("../../index.html", import.meta.url), "utf8");
const parts: DocumentParts = {
  language: "ja",
  base: "/almanac/",
  head: "<title>$& $1</title>",
  html: "<main>page $& $1</main>",
  path: "/forecast",
  start: "theme()",
  styles: ["/almanac/assets/site.css", "/almanac/assets/page-a.css"],
  fonts: ["/almanac/assets/f.woff2"],
  scripts: ["/almanac/assets/shell.js"],
  entry: "/almanac/assets/entry.js",
};

test("fillTemplate fills in language, markup, styles and a matching policy", () => {
  const page = fillTemplate(template, parts);
  expect(page).toContain('<html lang="ja">');
  expect(page).toContain('<div id="root" data-path="/forecast"><main>page $& $1</main></div>');
  expect(page).toContain(`script-src 'self' ${inlineSource("theme()")};`);
  expect(page).toContain("style-src 'self';");
  expect(page).toMatch(
    /<link rel="stylesheet" href="\/almanac\/assets\/site.css">\s*<link rel="stylesheet" href="\/almanac\/assets\/page-a.css">/,
  );
  expect(page.indexOf("http-equiv")).toBeLessThan(page.indexOf('rel="stylesheet"'));
  expect(page.indexOf("<script>theme()")).toBeLessThan(page.indexOf('<div id="root"'));
  expect(page).not.toMatch(/<!--|%BASE_URL%/);
});

test("only the live pages may connect to the game’s WebSocket", () => {
  const connects = (path: string | undefined) =>
    /connect-src ([^;]*)/.exec(fillTemplate(template, { ...parts, path }))?.[1];
  for (const path of ["/timers/live", "/fights/live"])
    expect(connects(path)).toContain(" ws://127.0.0.1:10501 ws://localhost:10501");
  for (const path of ["/timers", "/fights", "/", undefined]) expect(connects(path)).not.toContain("ws:");
});

test("inlineSource returns the base64 of a script’s SHA-256", () => {
  // Example from the CSP specification.
  expect(inlineSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test("fillTemplate rejects a template without placeholders", () => {
  expect(() => fillTemplate("<html></html>", parts)).toThrow(/the template has no/);
});

const manifest = readManifest(
  JSON.stringify({
    "app/entry.client.tsx": {
      file: "entry.js",
      imports: ["_site.js"],
      dynamicImports: ["app/shell/Clock.tsx", "app/pages/b/route.tsx"],
    },
    "_site.js": { file: "site.js", css: ["site.css"] },
    "_page-a.js": { file: "page-a.js", css: ["page-a.css"] },
    "_page-b.js": { file: "page-b.js", css: ["page-b.css"] },
    "app/shell/Clock.tsx": { file: "clock.js", imports: ["_site.js"] },
    "app/pages/a/route.tsx": {
      file: "a.js",
      imports: ["_site.js", "_both.js"],
      dynamicImports: ["app/pages/a/Later.tsx"],
    },
    "app/pages/a/Later.tsx": { file: "later.js", imports: ["_page-a.js", "_both.js"] },
    "app/pages/b/route.tsx": { file: "b.js", imports: ["_page-b.js"] },
    "_both.js": { file: "both.js", imports: ["_site.js"] },
  }),
);

test("pageFiles lists a page’s static scripts, but styles of its lazy parts too", () => {
  expect(entryFile(manifest)).toBe("entry.js");
  expect(pageFiles(manifest, "pages/a/route.tsx")).toEqual({
    scripts: ["site.js", "entry.js", "both.js", "a.js"],
    styles: ["site.css", "page-a.css"],
  });
  expect(pageFiles(manifest, undefined)).toEqual({
    scripts: ["site.js", "entry.js"],
    styles: ["site.css"],
  });
  expect(() => pageFiles(manifest, "pages/c/route.tsx")).toThrow(/pages\/c/);
});
