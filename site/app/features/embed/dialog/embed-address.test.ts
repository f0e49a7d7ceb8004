import { maps } from "@foray/fieldops/atlas/maps";
import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import { parseXml } from "@rgrove/parse-xml";
import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarAddress, subscription } from "~/features/alarms/calendars/feed-address.ts";
import { runPage } from "~/features/run/embed/run.ts";
import { languages } from "~/i18n/language.ts";
import { settings } from "~/settings.ts";
import { embedSizes, readOptions } from "../options.ts";
import { type EmbedTarget, embedMarkup, embedPath, frameOf } from "./embed-address.ts";

const codes = fc.stringMatching(/^[\w-]{1,40}$/);
const targets: fc.Arbitrary<EmbedTarget> = fc.oneof(
  fc.constant({ what: "clock" } as const),
  fc.record({
    what: fc.constant("forecast" as const),
    id: fc.constantFrom(...filterRules.map(({ uri }) => uri)),
  }),
  fc.record({ what: fc.constant("map" as const), id: fc.constantFrom(...maps.map(({ id }) => id)) }),
  fc.record({
    what: fc.constant("fight" as const),
    id: fc.constantFrom("drs/dahu", "forked-tower-blood/marble-dragon"),
  }),
  fc.record({
    what: fc.constant("run" as const),
    id: fc.tuple(codes, codes).map(([code, names]) => `${code}#${names}`),
  }),
);
const looks = fc.record({
  language: fc.constantFrom(...languages),
  theme: fc.constantFrom("auto", "light", "dark"),
  ground: fc.constantFrom("paper", "none"),
  size: fc.constantFrom(...embedSizes),
  asked: fc.constantFrom("", "?x=12&y=-14&zoom=5.5&layers=fates"),
});

test("readOptions reads back every choice of embedPath", () => {
  fc.assert(
    fc.property(targets, looks, (target, look) => {
      const address = new URL(embedPath(target, look), "https://almanac.example");
      expect(readOptions(address.search, [])).toMatchObject({
        language: look.language,
        theme: look.theme,
        transparent: look.ground === "none",
        size: look.size,
      });
      expect(address.searchParams.get("layers")).toBe(look.asked === "" ? null : "fates");
      if (target.what === "run") expect(runPage(address.pathname, address.hash)).toBe(`/run/${target.id}`);
    }),
  );
});

test("embedMarkup returns a single frame for any title", () => {
  fc.assert(
    fc.property(targets, looks, fc.string({ unit: "grapheme", maxLength: 40 }), (target, look, title) => {
      const frame = parseXml(embedMarkup(target, look, title)).root;
      expect(frame?.attributes.src).toBe(settings.origin + embedPath(target, look));
      expect(frame?.attributes.title).toBe(title);
      const { height, width } = frameOf(target, look);
      expect([frame?.attributes.width, frame?.attributes.height]).toEqual([`${width}`, `${height}`]);
      expect(frame?.children).toEqual([]);
    }),
  );
});

test("calendarAddress adds a language folder for all languages but English", () => {
  expect(calendarAddress("crab", "en", false)).toMatch(/^https:\/\/[^/]+\/feeds\/crab\.ics$/);
  expect(calendarAddress("all-nms", "ja", true)).toMatch(/\/feeds\/ja\/alarms\/all-nms\.ics$/);
  expect(subscription("https://almanac.example/feeds/crab.ics")).toBe(
    "webcal://almanac.example/feeds/crab.ics",
  );
});
