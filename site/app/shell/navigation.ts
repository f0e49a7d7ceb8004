import { entrances } from "virtual:pages";
import type { WayGlyph } from "~art/glyphs/sets/nav.ts";
import { type SidebarGroup, sidebarGroups } from "../page.ts";

/** What the shell itself names in the sidebar: its groups, and the menu of the forecast. Pages bring their own names. */
export type NavigationKey =
  | SidebarGroup
  | "home"
  | "groupAll"
  | "groupMonsters"
  | "groupFarms"
  | "groupFragments"
  | "allUpcoming"
  | "allMonsters"
  | "everyMonster"
  | "allFarms"
  | "allFragments";

type SidebarEntry = Readonly<{ to: string; name: string; glyph: WayGlyph }>;

/** The sidebar off the forecast pages, as the pages declare it. */
export const sidebarEntries: readonly Readonly<{
  group: SidebarGroup;
  entries: readonly SidebarEntry[];
}>[] = sidebarGroups.map((group) => ({
  group,
  entries: entrances.flatMap(({ to, name, group: own, glyph }) =>
    own === group && glyph !== undefined ? [{ to, name, glyph }] : [],
  ),
}));
