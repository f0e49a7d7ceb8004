import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "~/i18n/language.ts";
import { formatReleaseDay } from "./day.ts";

const moments = fc.integer({ min: Date.UTC(1971, 0, 1), max: Date.UTC(2199, 11, 31) });

test.each(languages)("formatReleaseDay matches Intl.DateTimeFormat in %s", (language) => {
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  const peer = new Intl.DateTimeFormat(language === "en" ? "en-US" : language, options);
  fc.assert(
    fc.property(moments, (at) => {
      const day = new Date(at).toISOString().slice(0, 10);
      expect(formatReleaseDay(day, language)).toBe(peer.format(at));
    }),
  );
});
