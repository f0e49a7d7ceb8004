import { createRequire } from "node:module";
import { mainGroups } from "../../app/shell/navigation.ts";
import { type GlyphName, type GlyphSet, glyphFor } from "../../art/glyphs/glyph.ts";
import { farmsGlyphs } from "../../art/glyphs/sets/farms.ts";
import { logosActionsGlyphs } from "../../art/glyphs/sets/logos-actions.ts";
import { lostActionsGlyphs } from "../../art/glyphs/sets/lost-actions.ts";
import { navGlyphs, previewGlyphs } from "../../art/glyphs/sets/nav.ts";
import { phantomJobsGlyphs } from "../../art/glyphs/sets/phantom-jobs.ts";
import type { PreviewHue } from "../../art/previews/ground.ts";

/** What a page is about, as far as its picture tells: a label, a hue, a glyph. */
export type Subject = Readonly<{ label: string; hue: PreviewHue; glyph: GlyphName }>;

type Kind = Readonly<{ start: string; label: string; hue: PreviewHue; glyph: GlyphName; records?: GlyphSet }>;

/** Kinds of pages by how their address begins; the first that fits counts. */
const kinds: readonly Kind[] = [
  { start: "/forecast/fragments", label: "Forecast", hue: "bozja", glyph: navGlyphs.fragments },
  {
    start: "/forecast",
    label: "Forecast",
    hue: "eureka",
    glyph: navGlyphs.forecast,
    records: farmsGlyphs,
  },
  { start: "/weather-finder", label: "Weather", hue: "house", glyph: navGlyphs["weather-finder"] },
  { start: "/map/southhorn", label: "Map", hue: "occult", glyph: navGlyphs["occult-maps"] },
  { start: "/map/northhorn", label: "Map", hue: "occult", glyph: previewGlyphs["north-horn-maps"] },
  { start: "/map/bsf", label: "Map", hue: "bozja", glyph: navGlyphs["bozja-maps"] },
  { start: "/map/zadnor", label: "Map", hue: "bozja", glyph: previewGlyphs.zadnor },
  { start: "/map", label: "Map", hue: "eureka", glyph: navGlyphs["eureka-maps"], records: navGlyphs },
  { start: "/portals", label: "Baldesion Arsenal", hue: "eureka", glyph: navGlyphs.portals },
  { start: "/morbols", label: "Baldesion Arsenal", hue: "eureka", glyph: previewGlyphs.morbols },
  { start: "/drs", label: "Delubrum Reginae (Savage)", hue: "delubrum", glyph: navGlyphs["drs-holsters"] },
  {
    start: "/createdrsholsters",
    label: "Delubrum Reginae (Savage)",
    hue: "delubrum",
    glyph: navGlyphs["holster-creator"],
  },
  {
    start: "/bozja/lostaction",
    label: "Lost actions",
    hue: "bozja",
    glyph: navGlyphs["lost-actions"],
    records: lostActionsGlyphs,
  },
  { start: "/bozja", label: "Bozja", hue: "bozja", glyph: navGlyphs.bozja },
  { start: "/ba", label: "Baldesion Arsenal", hue: "eureka", glyph: navGlyphs["ba-loadouts"] },
  {
    start: "/eureka/logos",
    label: "Logos actions",
    hue: "eureka",
    glyph: navGlyphs["logos-actions"],
    records: logosActionsGlyphs,
  },
  { start: "/eureka", label: "Eureka", hue: "eureka", glyph: navGlyphs["loadout-creator"] },
  {
    start: "/occult/phantomjob",
    label: "Phantom jobs",
    hue: "occult",
    glyph: navGlyphs["phantom-jobs"],
    records: phantomJobsGlyphs,
  },
  { start: "/occult", label: "Occult Crescent", hue: "occult", glyph: navGlyphs["occult-guide"] },
  { start: "/reference", label: "Reference", hue: "house", glyph: previewGlyphs.reference },
  { start: "/changelog", label: "Changelog", hue: "house", glyph: previewGlyphs.changelog },
  { start: "/developers", label: "For developers", hue: "house", glyph: previewGlyphs.changelog },
  { start: "/credits", label: "About", hue: "house", glyph: navGlyphs.credits },
];

const house: Kind = {
  start: "/",
  label: "Field operations of FINAL FANTASY XIV",
  hue: "house",
  glyph: navGlyphs.home,
};

const sidebar = new Map(
  mainGroups.flatMap(({ entries }) => entries.map(({ to, glyph }) => [to, glyph] as const)),
);

/** The subject of an address. `record` is the id its preview is named after, where that differs from the address's end. */
export function subjectOf(path: string, record = path.split("/").at(-1) ?? ""): Subject {
  const kind = kinds.find(({ start }) => path === start || path.startsWith(`${start}/`)) ?? house;
  const own = kind.records === undefined ? undefined : glyphFor(kind.records, record, undefined);
  const listed = glyphFor(navGlyphs, sidebar.get(path) ?? "", undefined);
  const fragment = kind.start === "/forecast" && /(preparation|care|support|history|artistry)/.test(record);
  return { label: kind.label, hue: fragment ? "bozja" : kind.hue, glyph: own ?? listed ?? kind.glyph };
}

type Icons = Readonly<{
  icons: Readonly<Record<string, { readonly body: string }>>;
  aliases?: Readonly<Record<string, { readonly parent: string }>>;
  width?: number;
}>;

const require = createRequire(import.meta.url);

/** Inner markup of a glyph and the side of its grid. */
export function glyphBody(name: GlyphName): Readonly<{ body: string; grid: number }> {
  const [set = "", id = ""] = name.split(":");
  const icons: Icons = require(`@iconify-json/${set}/icons.json`);
  const icon = icons.icons[id] ?? icons.icons[icons.aliases?.[id]?.parent ?? ""];
  if (icon === undefined) throw new Error(`no icon ${name}`);
  return { body: icon.body, grid: icons.width ?? 24 };
}
