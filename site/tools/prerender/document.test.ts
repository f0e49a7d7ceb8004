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
  module: "/almanac/assets/route.js",
  start: "theme()",
  styles: new Map([
    ["/almanac/assets/a.css", "a{}\n"],
    ["/almanac/assets/b.css", "b{}"],
  ]),
  fonts: ["/almanac/assets/f.woff2"],
  scripts: ["/almanac/assets/shell.js"],
  entry: "/almanac/assets/entry.js",
};

test("a page carries its language, markup, styles and the policy that allows just these", () => {
  const page = fillTemplate(template, parts);
  expect(page).toContain('<html lang="ja">');
  expect(page).toContain(
    '<div id="root" data-path="/forecast" data-module="/almanac/assets/route.js"><main>page $& $1</main></div>',
  );
  expect(page).toContain("<style>a{}\nb{}</style>");
  expect(page).toContain(`script-src 'self' ${inlineSource("theme()")};`);
  expect(page).toContain(`style-src 'self' ${inlineSource("a{}\nb{}")};`);
  expect(page).toContain('<link rel="stylesheet" href="/almanac/assets/a.css" disabled>');
  expect(page.indexOf("http-equiv")).toBeLessThan(page.indexOf("<style>"));
  expect(page.indexOf("<script>theme()")).toBeLessThan(page.indexOf('<div id="root"'));
  expect(page).not.toMatch(/<!--|%BASE_URL%/);
});

test("an inline source is the base64 of its SHA-256", () => {
  // The example of the CSP specification.
  expect(inlineSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test("a template without a place, and a sheet that ends its element, are refused", () => {
  expect(() => fillTemplate("<html></html>", parts)).toThrow(/the template has no/);
  expect(() => fillTemplate(template, { ...parts, styles: new Map([["/a.css", "</STYLE>"]]) })).toThrow(
    /style sheet/,
  );
});

const manifest = readManifest(
  JSON.stringify({
    "app/entry.client.tsx": {
      file: "entry.js",
      imports: ["_shell.js"],
      dynamicImports: ["app/shell/Clock.tsx"],
    },
    "_shell.js": { file: "shell.js", css: ["shell.css"] },
    "app/shell/Clock.tsx": { file: "clock.js", css: ["clock.css"] },
    "app/pages/a/route.tsx": {
      file: "a.js",
      imports: ["_shell.js", "_both.js"],
      css: ["a.css"],
      dynamicImports: ["app/pages/a/Later.tsx"],
    },
    "app/pages/a/Later.tsx": { file: "later.js", imports: ["_both.js"], css: ["later.css"] },
    "_both.js": { file: "both.js", imports: ["_shell.js"] },
  }),
);

test("a page starts with its own scripts and what they need, and has the styles of its later parts too", () => {
  expect(entryFile(manifest)).toBe("entry.js");
  const { scripts, module, styles, laterStyles } = pageFiles(manifest, "./pages/a/route.tsx");
  expect(scripts).toEqual(["shell.js", "entry.js", "both.js", "a.js"]);
  expect(module).toBe("a.js");
  expect(styles).toEqual(["shell.css", "a.css"]);
  expect(laterStyles).toEqual(["later.css"]);
  expect(pageFiles(manifest, undefined)).toEqual({
    scripts: ["shell.js", "entry.js"],
    module: undefined,
    styles: ["shell.css"],
    laterStyles: [],
  });
  expect(() => pageFiles(manifest, "./pages/b/route.tsx")).toThrow(/pages\/b/);
});
