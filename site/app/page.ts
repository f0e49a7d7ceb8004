import type { GlyphName, GlyphSet } from "../art/glyphs/glyph.ts";
import type { NavGlyphName } from "../art/glyphs/sets/nav.ts";
import type { PreviewHue } from "../art/previews/paper.ts";
import type { Language } from "./i18n/language.ts";
import type { PreviewLabel } from "./preview-labels.ts";

/** The groups of the sidebar, in their order. */
export const sidebarGroups = ["occult", "bozja", "eureka", "forays", "about"] as const;

export type SidebarGroup = (typeof sidebarGroups)[number];

/** The four ways into the almanac that the frame always shows, in their order. */
export const doors = ["tonight", "learn", "run", "lookUp"] as const;

export type Door = (typeof doors)[number];

/** The pages that list other pages. */
export type IndexPage = "/records" | "/guides";

/** An address that leads into a page: search finds it by its names, and a mistyped address is compared with it. */
export type Entrance = Readonly<{
  to: `/${string}`;
  names: Readonly<Record<Language, string>>;
  /** What players call it, and its former names: they find it as its names do. */
  keywords?: readonly string[];
  /** Words of tasks, which lead here together with a name. */
  about?: readonly string[];
  /** What the page that lists it says of it. */
  line?: Readonly<Record<Language, string>>;
  /** The message of its folder that is its heading, `title` if left out; `null` for a heading of another kind. */
  heading?: string | null;
  /** Where the sidebar lists it; places in a group are in rising order. What is `behind` another page is listed there instead. */
  sidebar?: Readonly<{
    group: SidebarGroup;
    place: number;
    glyph: NavGlyphName;
    behind?: IndexPage;
    /** The door it is listed under. The first entry of a door is where the door itself leads. */
    door?: Door;
    /** The page that the door is named after: the door stands for it, so it is not listed again. */
    isDoor?: true;
  }>;
}>;

/** Link preview of addresses that start with `start`: a label, a hue, a glyph, or the glyph of a record. */
export type PreviewKind = Readonly<{
  start: `/${string}`;
  label: PreviewLabel;
  hue: PreviewHue;
  glyph: GlyphName;
  records?: GlyphSet;
}>;

/**
 * A page's declaration in its `page.ts`. The build reads it (site/build/plugins/pages): only routes and entrances, in the
 * page's language, is shipped. A page of the site needs no entry elsewhere.
 */
export type PageDeclaration = Readonly<{
  /** Patterns of its addresses from the root, `?` for a part that may be missing, and the module in its folder that draws them. */
  routes: readonly Readonly<{ path: string; module: `${string}.tsx` }>[];
  /** Every address that the build writes as a file. */
  paths: readonly string[];
  entrances: readonly Entrance[];
  /** The first whose start fits counts; longer starts of any page go first. */
  previews: readonly PreviewKind[];
}>;
