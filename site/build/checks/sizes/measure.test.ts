import { expect, test } from "vitest";
import { pageFiles, scriptBudget } from "./measure.ts";

const html = `<head><link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/a.js"/>
<link rel="modulepreload" href="/assets/c.js"/><link rel="preload" as="image" href="/assets/p.svg"/><link rel="preload" as="font" href="/assets/f.woff2"/><link rel="icon" href="/favicon.svg"/></head>
<script>inline()</script><script src="/assets/a.js"></script><script type="module" async="" src="/assets/b.js"></script>`;

test("pageFiles lists each script, style and font that a page loads once", () => {
  expect(pageFiles(html)).toEqual({
    scripts: ["/assets/a.js", "/assets/c.js", "/assets/b.js"],
    styles: ["/assets/a.css"],
    fonts: ["/assets/f.woff2"],
  });
});

test("scriptBudget allows map pages the most script", () => {
  expect(["/forecast", "/map", "/map/zadnor", "/portals", "/mapped"].map(scriptBudget)).toEqual([
    215_000, 225_000, 225_000, 225_000, 210_000,
  ]);
});
