import { expect, test } from "vitest";
import { siteFinds } from "../../../build/plugins/search/finds.ts";
import { linesIn, namesIn, storedOf } from "./finds/entries.ts";
import { joinEntries } from "./index-data.ts";
import { boardForLine } from "./line-asked.ts";

const found = await siteFinds();
const entries = joinEntries(
  found.map(storedOf),
  linesIn(found, "en"),
  (["en", "ja", "de", "fr"] as const).map((locale) => [locale, namesIn(found, locale)] as const),
);
const now = Date.UTC(2026, 10, 26, 12);

test.each([
  ["Cassie -12m", "/timers/eureka-pagos"],
  ["Copycat Cassie died 12m ago", "/timers/eureka-pagos"],
  ["King Arthro 45m", "/timers/eureka-pagos"],
  ["Pazuzu killed 20 min ago", "/timers/eureka-anemos"],
  ["パズズ 20分前に討伐", "/timers/eureka-anemos"],
  ["Scourge of the Mind ended 5 min ago", "/timers/south-horn"],
])("boardForLine turns “%s” into a note for %s", (text, path) => {
  expect(boardForLine(text, entries, now)).toBe(`${path}?text=${encodeURIComponent(text)}`);
});

test.each([
  "cassie",
  "copycat cassie",
  "pazuzu",
  "level 60",
  "portal 3-4",
  "blizzard 20 min",
  "cassie?",
  "(((",
])("boardForLine returns null for “%s”", (text) => {
  expect(boardForLine(text, entries, now)).toBeNull();
});
