import type { GlyphName, GlyphSet } from "../art/glyphs/glyph.ts";
import type { NavGlyphName } from "../art/glyphs/sets/nav.ts";
import type { PreviewHue } from "../art/previews/paper.ts";
import type { Language } from "./i18n/language.ts";
import type { PreviewLabel } from "./preview-labels.ts";

/** In the order of the sidebar. */
export const sidebarGroups = ["occult", "bozja", "eureka", "forays", "about"] as const;

export type SidebarGroup = (typeof sidebarGroups)[number];

/** Sections that the shell always links to, in order. */
export const doors = ["tonight", "learn", "run", "lookUp"] as const;

export type Door = (typeof doors)[number];

export type IndexPage = "/records" | "/guides";

/** Search finds it by its names, and the not-found page compares mistyped addresses with `to`. */
export type Entrance = Readonly<{
  to: `/${string}`;
  names: Readonly<Record<Language, string>>;
  /** Players' names for it and former names. */
  keywords?: readonly string[];
  /** Words for tasks, which lead here only together with a name. */
  about?: readonly string[];
  /** Description on the index page. */
  line?: Readonly<Record<Language, string>>;
  /** Key of the page's heading in its messages, default `title`; null if it is not a message. */
  heading?: string | null;
  /** Ascending by `place` within a group. A page with `behind` is listed on that index page instead. */
  sidebar?: Readonly<{
    group: SidebarGroup;
    place: number;
    glyph: NavGlyphName;
    behind?: IndexPage;
    /** The door links to the first entrance listed under it. */
    door?: Door;
    /** The door itself links to this page, so it is not listed. */
    isDoor?: true;
  }>;
}>;

/** Preview of addresses that start with `start`. `records` gives the glyph of a record. */
export type PreviewKind = Readonly<{
  start: `/${string}`;
  label: PreviewLabel;
  hue: PreviewHue;
  glyph: GlyphName;
  records?: GlyphSet;
}>;

/**
 * A page's `page.ts` is its only registration. The build (site/build/plugins/pages) ships only its routes and
 * its entrances in the page's language.
 */
export type PageDeclaration = Readonly<{
  /** Patterns from the root, with `?` after optional segments, and the module that renders them. */
  routes: readonly Readonly<{ path: string; module: `${string}.tsx` }>[];
  /** Every address that is prerendered. */
  paths: readonly string[];
  entrances: readonly Entrance[];
  /** The longest matching start among all pages is used. */
  previews: readonly PreviewKind[];
}>;
