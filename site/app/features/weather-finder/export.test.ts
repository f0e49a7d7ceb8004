import { expect, test } from "vitest";
import { csvText } from "./csv.ts";
import { discordRow, type ExportRow, shortRun, textRow } from "./export.ts";

const row: ExportRow = {
  uid: "a",
  zone: 'The "Front", south',
  start: Date.UTC(2026, 10, 21, 18),
  end: Date.UTC(2026, 10, 21, 21),
  weathers: ["Wind", "Wind", "Dust Storms"],
  note: "18",
  local: "Sat 21 Nov, 18:00–21:00 GMT",
  eorzea: "16:00–22:51 ET",
  length: "3 h",
};

test("csvText quotes values where needed", () => {
  expect(csvText([row])).toBe(
    '\uFEFFzone,start,end,weathers,note\r\n"The ""Front"", south",2026-11-21T18:00:00.000Z,2026-11-21T21:00:00.000Z,Wind > Wind > Dust Storms,18\r\n',
  );
});

test("shortRun counts repeated weather", () => {
  expect(shortRun(row.weathers)).toBe("Wind ×2 → Dust Storms");
  expect(shortRun([])).toBe("");
});

test("copied rows include times, length and both clocks", () => {
  expect(discordRow(row)).toBe(
    '**The "Front", south** · <t:1795284000:F> – <t:1795294800:t> (<t:1795284000:R>) · 3 h · 16:00–22:51 ET · 18 · Wind ×2 → Dust Storms',
  );
  expect(textRow(row)).toBe(
    'The "Front", south · Sat 21 Nov, 18:00–21:00 GMT (3 h) · 16:00–22:51 ET · 18 · Wind ×2 → Dust Storms',
  );
});
