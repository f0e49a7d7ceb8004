import { expect, test } from "vitest";
import { boardPath, boardZoneOrder, zoneOfSlug } from "./zone-slugs.ts";

test.each(boardZoneOrder.map((zone) => [zone]))("zoneOfSlug finds %s in any spelling", (zone) => {
  const slug = boardPath(zone).replace("/timers/", "");
  for (const spelled of [slug, zone, slug.replaceAll("-", ""), slug.replaceAll("-", "_"), slug.toUpperCase()])
    expect(zoneOfSlug(spelled), spelled).toBe(zone);
});

test("zoneOfSlug returns undefined for other text", () => {
  for (const text of ["", "horn", "south", null, undefined]) expect(zoneOfSlug(text)).toBeUndefined();
});
