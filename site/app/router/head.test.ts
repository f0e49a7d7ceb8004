import fc from "fast-check";
import { expect, test } from "vitest";
import { pageMeta } from "~/browser/page-meta.ts";
import { escapeHtml } from "./escape.ts";
import { headHtml } from "./head.ts";

test("headHtml escapes any title, description and structured data", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (title, description) => {
      const html = headHtml([
        { title },
        { name: "description", content: description },
        { data: { title, description } },
      ]);
      const bare = html
        .replace(/<title data-page="">[^<]*<\/title>/, "")
        .replace(/<meta name="description" content="[^"]*" data-page="">/, "");
      expect(bare.trim()).toMatch(/^<script type="application\/ld\+json" data-page="">[^<]*<\/script>$/);
    }),
  );
});

test("escapeHtml escapes angle brackets, quotes and ampersands", () => {
  expect(escapeHtml(`<a href="x">&</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;");
});

test("pageMeta lists every language of a page unless it is unlisted", () => {
  const page = { title: "T", description: "D", path: "/forecast/crab" };
  const listed = headHtml(pageMeta(page));
  for (const language of ["en", "ja", "de", "fr", "x-default"])
    expect(listed).toContain(`hreflang="${language}"`);
  expect(listed).toContain('href="https://forayalmanac.example/ja/forecast/crab"');
  const unlisted = headHtml(pageMeta({ ...page, unlisted: true }));
  expect(unlisted).not.toContain("hreflang");
  expect(unlisted).toContain("noindex");
});
