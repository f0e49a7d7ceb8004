import { expect, test } from "vitest";
import { nameSheets, sheetsByClass } from "./styles.ts";

const sheets = sheetsByClass(
  new Map([
    ["/assets/route.css", "._page_1{gap:1px}._page_1>._a_2{color:red}"],
    ["/assets/late.css", "@media print{._late_3{display:none}}._late_3:hover{top:0.5px}"],
    ["/assets/other.css", "._other_4{gap:1px}._both_5{gap:1px}"],
    [
      "/assets/everything.css",
      "._page_1{gap:1px}._late_3{display:none}._other_4{gap:1px}._both_5{gap:1px;top:0}",
    ],
  ]),
);
const page = (body: string) =>
  `<head><link rel="stylesheet" href="/assets/route.css#"/></head><body>${body}</body>`;

test("a page names the sheets of all that stands in it, once", () => {
  const html = page('<p class="_page_1"></p><p class="_late_3 x"></p><p class="_late_3"></p>');
  const done = nameSheets(html, sheets);
  expect(done).toContain('<link rel="stylesheet" href="/assets/late.css"/></head>');
  expect(done.match(/late\.css/g)).toHaveLength(1);
  expect(done).not.toMatch(/other\.css|everything\.css/);
  expect(nameSheets(done, sheets)).toBe(done);
});

test("a page that names all it needs stays as it is", () => {
  const html = page('<p class="_page_1 _a_2 unknown"></p>');
  expect(nameSheets(html, sheets)).toBe(html);
});
