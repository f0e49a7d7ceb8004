import { holsterSets } from "@foray/fieldops/bozja/holster-sets/index";
import { loadoutRoles } from "@foray/fieldops/eureka/loadout-guide/facts";
import { loadoutPath } from "@foray/fieldops/eureka/loadout-guide/index";
import logosNames from "@foray/fieldops/records/logos-actions/names/en";
import lostNames from "@foray/fieldops/records/lost-actions/names/en";
import { type GlyphSet, glyphFor } from "../../art/glyphs/glyph.ts";
import { logosActionsGlyphs } from "../../art/glyphs/sets/logos-actions.ts";
import { lostActionsGlyphs } from "../../art/glyphs/sets/lost-actions.ts";
import { drawClock, drawKit, KIT_LINES } from "../../art/previews/panels.ts";
import { faces } from "./fonts.ts";
import { glyphBody } from "./subject.ts";
import { fit, outline } from "./text.ts";

const NAME = { width: 400, most: 1, sizes: [30, 27, 24, 21] } as const;

/** Pages about time: what spawns, and when. Those of one monster show the ground around it. */
const CLOCKS = /^\/(?:forecast|timers|alarms|weather-finder)(?:\/|$)/;

/** The ids of a kit, each once, the likeliest to tell it apart first. */
function kitOf(path: string): readonly string[] | undefined {
  const holster = holsterSets.find((set) => set.path === path);
  if (holster !== undefined)
    return [...new Set([...holster.prepop, ...holster.main].map(([action]) => action))];
  for (const { slug, loadouts } of loadoutRoles) {
    const loadout = loadouts.find((each) => loadoutPath(slug, each.slug) === path);
    if (loadout === undefined) continue;
    const all = loadout.trays.flatMap(({ umbral, astral }) => [umbral, astral]);
    return [...new Set(all.filter((id) => id !== null))];
  }
  return undefined;
}

function line(id: string, glyphs: GlyphSet, name: string) {
  const glyph = glyphFor(glyphs, id, undefined);
  return {
    glyph: glyph === undefined ? null : glyphBody(glyph),
    name: outline(faces.text, fit(faces.text, name, NAME), { x: 0, y: 0, leading: 1 }),
  };
}

/** What stands in the place of the dial for a kind of page: a kit with its actions, or a clock; undefined for others. */
export function panelOf(path: string, hue: string): string | undefined {
  const kit = kitOf(path);
  if (kit !== undefined) {
    const lost: Readonly<Record<string, string>> = lostNames;
    const logos: Readonly<Record<string, string>> = logosNames;
    const lines = kit.map((id) =>
      lost[id] === undefined
        ? line(id, logosActionsGlyphs, logos[id] ?? id)
        : line(id, lostActionsGlyphs, lost[id]),
    );
    const more = lines.length - KIT_LINES + 1;
    if (lines.length <= KIT_LINES) return drawKit(lines, hue);
    return drawKit(
      [
        ...lines.slice(0, KIT_LINES - 1),
        {
          glyph: null,
          name: outline(faces.text, fit(faces.text, `and ${more} more`, NAME), { x: 0, y: 0, leading: 1 }),
        },
      ],
      hue,
    );
  }
  return CLOCKS.test(path) ? drawClock(hue) : undefined;
}
