import { zones } from "@foray/eorzea/zones/tables";
import { maps } from "@foray/fieldops/records/maps/facts";
import type { Findable, FindLists } from "../search/finds/findable.ts";
import { line, weatherNames, zoneNames } from "../search/finds/line.ts";

/** The finder compares up to three zones. */
const MAX_ZONES = 3;

/** Entries that link to pattern searches in the field operations. */
function weathers(): Findable[] {
  const fields = maps.flatMap(({ zone }) => zones.filter(({ id }) => id === zone));
  const ids = new Set(fields.flatMap(({ rates }) => rates.map(([id]) => id)));
  return [...ids].map((id) => {
    const zones = fields.filter(({ rates }) => rates.some(([each]) => each === id)).map((zone) => zone.id);
    const asked = zones.slice(0, MAX_ZONES).join(",");
    return {
      id: `weather-${id}`,
      kind: "weather" as const,
      names: weatherNames(id),
      target: `/weather-finder?way=pattern&zone=${asked}&weather=${id}`,
      line: line((_, read) => read(...zones.map(zoneNames))),
      glyph: `weather#${id}`,
    };
  });
}

export const finds: FindLists = [{ place: 90, read: weathers }];
