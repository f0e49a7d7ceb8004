import { createContext } from "react";
import type { WayGlyph } from "~art/glyphs/sets/nav.ts";

/** A group of the almanac's tools, named in the reader's language. Only pages that exist stand here. */
export type WaysIn = readonly Readonly<{
  id: string;
  label: string;
  entries: readonly Readonly<{ to: string; label: string; glyph: WayGlyph }>[];
}>[];

/** The shell's own list of tools, for pages that lead to all of them. */
export const WaysInContext = createContext<WaysIn>([]);
