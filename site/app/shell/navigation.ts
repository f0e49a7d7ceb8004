import { entrances } from "virtual:pages";
import type { WayGlyph } from "~art/glyphs/sets/nav.ts";
import { type SidebarGroup, sidebarGroups } from "../page.ts";

type SidebarEntry = Readonly<{ to: string; name: string; glyph: WayGlyph }>;

/** The sidebar off the forecast pages, as the pages declare it. */
export const sidebarEntries: readonly Readonly<{
  group: SidebarGroup;
  entries: readonly SidebarEntry[];
}>[] = sidebarGroups.map((group) => ({
  group,
  entries: entrances.flatMap(({ to, name, group: own, glyph, behind }) =>
    own === group && glyph !== undefined && behind === undefined ? [{ to, name, glyph }] : [],
  ),
}));

/** Addresses of pages that are the same as another's. */
const same: Readonly<Record<string, string>> = { "/drs": "/drs/holster" };

/** The entry of the sidebar to which an address belongs: its own, that of the page that lists it, or else the nearest above it. */
export function currentEntry(pathname: string): string | undefined {
  const bare = pathname.replace(/\/+$/, "").toLowerCase();
  const path = Object.hasOwn(same, bare) ? same[bare] : bare;
  const nearest = entrances
    .filter(({ to, glyph }) => glyph !== undefined && (path === to || path?.startsWith(`${to}/`)))
    .reduce<(typeof entrances)[number] | undefined>(
      (longest, each) => (each.to.length > (longest?.to.length ?? 0) ? each : longest),
      undefined,
    );
  return nearest?.behind ?? nearest?.to;
}
