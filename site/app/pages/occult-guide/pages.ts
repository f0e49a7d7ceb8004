/** The guide's pages in reading order. */
export const guidePages = [
  "entering",
  "knowledge",
  "jobs",
  "encounters",
  "treasure",
  "shops",
  "demiatma",
  "weather",
  "tower",
] as const;

export type GuidePage = (typeof guidePages)[number];

export function isGuidePage(value: string | undefined): value is GuidePage {
  return guidePages.some((page) => page === value);
}

/** Addresses of old that mean a page of today. */
const older: ReadonlyMap<string, GuidePage> = new Map([
  ["leveling", "knowledge"],
  ["forkedtower", "tower"],
]);

/** The page an address asks for; `undefined` for the guide's front page, `null` for one that does not exist. */
export function readGuidePage(param: string | undefined): GuidePage | null | undefined {
  if (param === undefined || param === "main") return undefined;
  const wanted = param.toLowerCase();
  return isGuidePage(wanted) ? wanted : (older.get(wanted) ?? null);
}
