import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import { parseXml } from "@rgrove/parse-xml";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readOptions } from "~/embed/options.ts";
import { languages } from "~/i18n/language.ts";
import { calendarAddress, embedMarkup, embedPath, publicFile, subscription } from "./addresses.ts";

const choices = fc.record({
  what: fc.constantFrom("forecast", "clock"),
  uri: fc.constantFrom(...filterRules.map(({ uri }) => uri)),
  language: fc.constantFrom(...languages),
  theme: fc.constantFrom("auto", "light", "dark"),
  ground: fc.constantFrom("paper", "none"),
});

test("law: an embed reads its address as it was chosen", () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const query = embedPath(choice).split("?")[1] ?? "";
      expect(readOptions(query, [])).toMatchObject({
        language: choice.language,
        theme: choice.theme,
        transparent: choice.ground === "none",
      });
    }),
  );
});

test("law: the markup is one frame, whatever its title", () => {
  fc.assert(
    fc.property(choices, fc.string({ unit: "grapheme", maxLength: 40 }), (choice, title) => {
      const frame = parseXml(embedMarkup(choice, title)).root;
      expect(frame?.attributes.src).toBe(publicFile(embedPath(choice)));
      expect(frame?.attributes.title).toBe(title);
      expect(frame?.children).toEqual([]);
    }),
  );
});

test("calendars of other languages stand below that of English", () => {
  expect(calendarAddress("crab", "en", false)).toMatch(/^https:\/\/[^/]+\/feeds\/crab\.ics$/);
  expect(calendarAddress("all-nms", "ja", true)).toMatch(/\/feeds\/ja\/alarms\/all-nms\.ics$/);
  expect(subscription("https://almanac.example/feeds/crab.ics")).toBe(
    "webcal://almanac.example/feeds/crab.ics",
  );
});
