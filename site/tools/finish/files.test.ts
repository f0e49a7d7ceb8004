import { describe, expect, test } from "vitest";
import { filesOf, nameFiles, readBundle } from "./files.ts";

const bundle = readBundle(
  JSON.stringify({
    "app/entry.client.tsx": {
      file: "assets/entry.js",
      isEntry: true,
      imports: ["_libraries.js", "_shell.js"],
    },
    "_libraries.js": { file: "assets/libraries.js" },
    "_shell.js": { file: "assets/shell.js", imports: ["_libraries.js"], css: ["assets/shell.css"] },
    "app/pages/one/route.tsx": {
      file: "assets/one.js",
      imports: ["_button.js", "_shell.js"],
      css: ["assets/one.css"],
    },
    "node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff2": {
      file: "assets/marcellus.woff2",
    },
    "../.cache/faces/figtree.woff2": {
      file: "assets/figtree.woff2",
    },
    "_button.js": { file: "assets/button.js", imports: ["_shell.js"], css: ["assets/button.css"] },
  }),
);

const HEAD = '<head><title>One</title><meta name="theme-color"/></head>';

describe("the files of a page", () => {
  test("what a part needs comes before it, each file once", () => {
    expect(filesOf(bundle, "pages/one/route.tsx")).toEqual({
      styles: ["assets/shell.css", "assets/button.css", "assets/one.css"],
      fonts: [
        { family: "Marcellus", file: "assets/marcellus.woff2" },
        { family: "Figtree", file: "assets/figtree.woff2" },
      ],
      scripts: ["assets/libraries.js", "assets/shell.js", "assets/button.js", "assets/one.js"],
      start: "assets/entry.js",
    });
  });

  test("the document for every address has what surrounds a page", () => {
    const files = filesOf(bundle, undefined);
    expect(files.styles).toEqual(["assets/shell.css"]);
    const html = nameFiles(HEAD, files, "/almanac/");
    expect(html).toContain('<link rel="stylesheet" href="/almanac/assets/shell.css"/>');
    expect(html).toContain('<link rel="later" href="/almanac/assets/shell.js"/>');
    expect(html).toContain('<link rel="later" data-start="" href="/almanac/assets/entry.js"/></head>');
  });

  test("the start stands between the fonts, which it wakes, and the styles, for which it would wait", () => {
    const html = nameFiles(HEAD, filesOf(bundle, undefined), "/");
    const order = [
      "<title>",
      '/assets/marcellus.woff2" as="font"',
      "<script data-boot",
      '<meta name="theme-color"',
      '<link rel="stylesheet"',
      "assets/shell.js",
    ];
    expect(order.map((part) => html.indexOf(part))).toEqual(
      order.map((part) => html.indexOf(part)).toSorted((a, b) => a - b),
    );
    expect(html.match(/" as="font"/g)).toHaveLength(2);
    // By which the browser part finds the faces that came late (app/browser/late-faces.ts).
    expect(html).toMatch(/marcellus\.woff2"[^>]* data-family="Marcellus"/);
  });

  test("a page's own document says which address it was made for", () => {
    const html = nameFiles(HEAD, filesOf(bundle, "pages/one/route.tsx"), "/", "/one");
    expect(html).toContain(
      '<link rel="later" data-start="" data-path="/one" href="/assets/entry.js"/></head>',
    );
  });

  test("says what is missing", () => {
    expect(() => filesOf(bundle, "pages/two/route.tsx")).toThrow("the bundle has no app/pages/two/route.tsx");
    expect(() => nameFiles("", filesOf(bundle, undefined), "/")).toThrow("no <meta");
    expect(() => readBundle("[1]")).toThrow();
    const { "node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff2": _, ...bare } =
      bundle;
    expect(() => filesOf(bare, undefined)).toThrow("the bundle has no /marcellus");
  });
});
