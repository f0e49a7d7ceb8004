import { expect, test } from "vitest";
import { boardPath, boardZoneOrder, zoneOfSlug } from "./zone-slugs.ts";

test.each(boardZoneOrder.map((zone) => [zone]))("%s is found however its address is spelled", (zone) => {
  const slug = boardPath(zone).replace("/timers/", "");
  for (const spelled of [slug, zone, slug.replaceAll("-", ""), slug.replaceAll("-", "_"), slug.toUpperCase()])
    expect(zoneOfSlug(spelled), spelled).toBe(zone);
});

test("no other text is a zone", () => {
  for (const text of ["", "horn", "south", null, undefined]) expect(zoneOfSlug(text)).toBeUndefined();
});
