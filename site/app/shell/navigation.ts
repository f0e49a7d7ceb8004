import { entrances } from "virtual:pages";
import type { NavGlyphName } from "~art/glyphs/sets/nav.ts";
import { type Door, doors, type SidebarGroup } from "../page.ts";

type SidebarEntry = Readonly<{ to: string; name: string; glyph: NavGlyphName }>;

const operations = ["occult", "bozja", "eureka"] as const satisfies readonly SidebarGroup[];

type Entrance = (typeof entrances)[number];

const doorGlyphs: Readonly<Record<Door, NavGlyphName>> = {
  tonight: "tonight",
  learn: "occult-guide",
  run: "run",
  lookUp: "look-up",
};

const asEntry = ({ to, name, glyph }: Entrance): SidebarEntry[] =>
  glyph === undefined ? [] : [{ to, name, glyph }];

export const doorEntries: readonly Readonly<{
  door: Door;
  to: string;
  glyph: NavGlyphName;
  entries: readonly SidebarEntry[];
}>[] = doors.flatMap((door) => {
  const own = entrances.filter((entrance) => entrance.door === door);
  const [first] = own;
  if (first === undefined) return [];
  const entries = own.filter(({ isDoor }) => isDoor !== true).flatMap(asEntry);
  return [{ door, to: first.to, glyph: doorGlyphs[door], entries }];
});

export const operationEntries: readonly Readonly<{
  group: SidebarGroup;
  entries: readonly SidebarEntry[];
}>[] = operations.map((group) => ({
  group,
  entries: entrances
    .filter((entrance) => entrance.group === group && entrance.behind === undefined)
    .flatMap(asEntry),
}));

/** Addresses that show the same page as another. */
const same: Readonly<Record<string, string>> = { "/drs": "/drs/holster" };

/** The entrance of an address: its own, or that of the nearest address above it. */
function nearestEntrance(pathname: string): Entrance | undefined {
  const bare = pathname.replace(/\/+$/, "").toLowerCase();
  const path = Object.hasOwn(same, bare) ? same[bare] : bare;
  return entrances
    .filter(({ to, glyph }) => glyph !== undefined && (path === to || path?.startsWith(`${to}/`)))
    .reduce<Entrance | undefined>(
      (longest, each) => (each.to.length > (longest?.to.length ?? 0) ? each : longest),
      undefined,
    );
}

/** The sidebar entry of an address; if its page is listed on an index page, the entry of that page. */
export function currentEntry(pathname: string): string | undefined {
  const nearest = nearestEntrance(pathname);
  return nearest?.door === undefined ? (nearest?.behind ?? nearest?.to) : nearest.to;
}

/** The door to which an address belongs; undefined on the home page and on unknown addresses. */
export function currentDoor(pathname: string): Door | undefined {
  const nearest = nearestEntrance(pathname);
  if (nearest === undefined) return undefined;
  const above = entrances.find(({ to }) => to === nearest.behind);
  return nearest.door ?? above?.door ?? "lookUp";
}
