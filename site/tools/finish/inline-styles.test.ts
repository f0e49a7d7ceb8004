import { describe, expect, test } from "vitest";
import { inlineStyles, MOST_TEXTS, setsToInline, sheetsOf } from "./inline-styles.ts";

const sheets: Readonly<Record<string, string>> = { "/a.css": "a{gap:1px}\n", "/b.css": "a{gap:$&}" };
const text = (address: string) => sheets[address] ?? "";
const page = '<head><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/></head>';

describe("styles in the page", () => {
  test("stand there in their order; their links stay, and are not asked for", () => {
    expect(inlineStyles(page, text)).toBe(
      '<head><style data-sheets="">a{gap:1px}\na{gap:$&}</style>' +
        '<link rel="stylesheet" href="/a.css" disabled=""/><link rel="stylesheet" href="/b.css" disabled=""/></head>',
    );
    expect(inlineStyles("<head></head>", text)).toBe("<head></head>");
  });

  test.each(["a{}</style><script>", "a{}</STYLE >", "a{}\r\nb{}"])("never end their element: %s", (sheet) => {
    expect(() => inlineStyles(page, () => sheet)).toThrow("cannot stand in a page");
  });

  test("pages with the same sheets share a text", () => {
    expect(sheetsOf(page)).toBe("/a.css /b.css");
    expect(sheetsOf("<head></head>")).toBe("");
  });

  test("there are only so many: entrances first, then what many pages share", () => {
    const rare = Array.from({ length: MOST_TEXTS }, (_, at) => ({
      sheets: `/rare-${at}.css`,
      entrance: false,
    }));
    const pages = [
      ...rare,
      { sheets: "/common.css", entrance: false },
      { sheets: "/common.css", entrance: false },
      { sheets: "/entrance.css", entrance: true },
      { sheets: "", entrance: true },
    ];
    const chosen = setsToInline(pages);
    expect([...chosen].slice(0, 3)).toEqual(["/entrance.css", "/common.css", "/rare-0.css"]);
    expect(chosen.size).toBe(MOST_TEXTS);
  });
});
