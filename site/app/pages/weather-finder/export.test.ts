import { expect, test } from "vitest";
import { csvText, discordText, type ExportRow, shortRun } from "./export.ts";

const row: ExportRow = {
  uid: "a",
  zone: 'The "Front", south',
  start: Date.UTC(2026, 10, 21, 18),
  end: Date.UTC(2026, 10, 21, 21),
  weathers: ["Wind", "Wind", "Dust Storms"],
  note: "18",
};

test("CSV quotes what must be quoted", () => {
  expect(csvText([row])).toBe(
    '\uFEFFzone,start,end,weathers,note\r\n"The ""Front"", south",2026-11-21T18:00:00.000Z,2026-11-21T21:00:00.000Z,Wind > Wind > Dust Storms,18\r\n',
  );
});

test("runs are counted", () => {
  expect(shortRun(row.weathers)).toBe("Wind ×2 → Dust Storms");
  expect(shortRun([])).toBe("");
});

test("Discord lines carry timestamps and fit one message", () => {
  expect(discordText([row])).toContain("<t:1795284000:F> (<t:1795284000:R>)");
  const many = discordText(Array.from({ length: 100 }, () => row));
  expect(many.length).toBeLessThanOrEqual(2000);
  expect(many.endsWith("Dust Storms")).toBe(true);
});
