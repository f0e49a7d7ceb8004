import { expect, test } from "vitest";
import { broken, pageFiles, weigh } from "./measure.ts";

const html = `<head><style>b{gap:1px}@font-face{src:url(data:font/woff2;base64,AAAA)}</style><link rel="stylesheet" href="/assets/b.css" disabled=""/><link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/a.js"/>
<link rel="modulepreload" href="/assets/c.js"/><link rel="preload" as="image" href="/assets/p.svg"/><link rel="preload" as="font" href="/assets/f.woff2"/><link rel="icon" href="/favicon.svg"/></head>
<script src="/assets/a.js"></script><script type="module" async="" src="/assets/b.js"></script>`;

test("reads what a page loads, each file once", () => {
  expect(pageFiles(html)).toEqual({
    scripts: ["/assets/a.js", "/assets/c.js", "/assets/b.js"],
    styles: ["/assets/a.css"],
    fonts: ["/assets/f.woff2"],
    inline: "b{gap:1px}@font-face{src:url()}",
    inlineFonts: 3,
  });
});

test("weighs a page against the shell and names broken budgets", () => {
  const shell = { scripts: ["/assets/a.js"], styles: [], fonts: [], inline: "", inlineFonts: 0 };
  const weights = weigh(pageFiles(html), shell, { file: () => 40_000, text: ({ length }) => length });
  expect(weights).toEqual({ js: 120_000, own: 80_000, css: 40_031, fonts: 40_003, fontFiles: 1 });
  expect(broken("/forecast", "/forecast", weights)).toHaveLength(2);
  expect(broken("/map/zadnor", "/map/zadnor", weights)).toHaveLength(1);
});
