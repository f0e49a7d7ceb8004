import { describe, expect, test } from "vitest";
import { inlineSource } from "../../server/inline-sources.ts";
import { inlineSources, withoutMark } from "./boot.ts";

const page = (inner: string) => `<!DOCTYPE html><html><head>${inner}</head><body><p>x</p></body></html>`;

describe("inlineSources", () => {
  test("names the marked script and the styles alone", () => {
    const own = `<script data-boot="">theme()</script>`;
    const others = `<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>`;
    const styles = `<style data-sheets="">a{gap:1px}</style><link rel="stylesheet" href="/a.css" disabled=""/>`;
    expect(inlineSources(page(own + others + styles))).toEqual({
      scripts: [inlineSource("theme()")],
      styles: [inlineSource("a{gap:1px}")],
    });
  });

  test.each([
    `<script>alert(1)</script>`,
    `<script type="module">import "/a.js"</script>`,
    `<style>a{gap:1px}</style>`,
    `<style data-sheets="" media="print">a{gap:1px}</style>`,
  ])("refuses what nobody has looked at: %s", (script) => {
    expect(() => inlineSources(page(script))).toThrow("of a shape not known");
  });
});

test("takes out what only the build looks for", () => {
  const mark = "<!-- window.__reactRouterContext = window.__reactRouterRouteModules = -->";
  expect(withoutMark(page("") + mark)).toBe(page(""));
});
