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

/** The doors with where each leads and what it lists, as the pages declare it. */
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

/** The operations' entries, as the pages declare them. */
export const operationEntries: readonly Readonly<{
  group: SidebarGroup;
  entries: readonly SidebarEntry[];
}>[] = operations.map((group) => ({
  group,
  entries: entrances
    .filter((entrance) => entrance.group === group && entrance.behind === undefined)
    .flatMap(asEntry),
}));

/** Addresses of pages that are the same as another's. */
const same: Readonly<Record<string, string>> = { "/drs": "/drs/holster" };

/** The page of the sidebar to which an address belongs: its own, or else the nearest above it. */
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

/** The entry of the sidebar to which an address belongs: that of the page which lists it where it has none. */
export function currentEntry(pathname: string): string | undefined {
  const nearest = nearestEntrance(pathname);
  return nearest?.door === undefined ? (nearest?.behind ?? nearest?.to) : nearest.to;
}

/** The door behind which an address is; `undefined` on the home page and on addresses that lead nowhere. */
export function currentDoor(pathname: string): Door | undefined {
  const nearest = nearestEntrance(pathname);
  if (nearest === undefined) return undefined;
  const above = entrances.find(({ to }) => to === nearest.behind);
  return nearest.door ?? above?.door ?? "lookUp";
}
