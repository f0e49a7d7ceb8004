import { describe, expect, test } from "vitest";
import { scriptSource } from "../../server/inline-scripts.ts";
import { inlineSources, withoutMark } from "./boot.ts";

const page = (inner: string) => `<!DOCTYPE html><html><head>${inner}</head><body><p>x</p></body></html>`;

describe("inlineSources", () => {
  test("names the marked script alone", () => {
    const own = `<script data-boot="">theme()</script>`;
    const others = `<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>`;
    expect(inlineSources(page(own + others))).toEqual([scriptSource("theme()")]);
  });

  test.each([`<script>alert(1)</script>`, `<script type="module">import "/a.js"</script>`])(
    "refuses a script that nobody has looked at: %s",
    (script) => {
      expect(() => inlineSources(page(script))).toThrow("of a shape not known");
    },
  );
});

test("takes out what only the build looks for", () => {
  const mark = "<!-- window.__reactRouterContext = window.__reactRouterRouteModules = -->";
  expect(withoutMark(page("") + mark)).toBe(page(""));
});
