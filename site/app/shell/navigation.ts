/** One place in the sidebar: where it leads, its message, its glyph in the `nav` set. */
export type NavigationEntry = Readonly<{ to: string; label: NavigationKey; glyph: string }>;

export type NavigationGroup = Readonly<{ label: NavigationKey; entries: readonly NavigationEntry[] }>;

export type NavigationKey =
  | "home"
  | "forays"
  | "occult"
  | "bozja"
  | "eureka"
  | "forecast"
  | "weatherFinder"
  | "occultMaps"
  | "phantomJobs"
  | "occultGuide"
  | "drsHolsters"
  | "holsterCreator"
  | "bozjaMaps"
  | "lostActions"
  | "fragmentTimes"
  | "baLoadouts"
  | "portalMap"
  | "eurekaMaps"
  | "logosActions"
  | "loadoutCreator"
  | "monsterTimes"
  | "farmTimes"
  | "about"
  | "author"
  | "credits"
  | "groupAll"
  | "groupMonsters"
  | "groupFarms"
  | "groupFragments"
  | "allUpcoming"
  | "allMonsters"
  | "everyMonster"
  | "allFarms"
  | "allFragments";

/** The sidebar off the forecast pages. An entry stands here once its page works. */
export const mainGroups: readonly NavigationGroup[] = [
  {
    label: "occult",
    entries: [{ to: "/map/southhorn", label: "occultMaps", glyph: "occult-maps" }],
  },
  {
    label: "bozja",
    entries: [
      { to: "/map/bsf", label: "bozjaMaps", glyph: "bozja-maps" },
      { to: "/forecast/fragments", label: "fragmentTimes", glyph: "fragment-times" },
    ],
  },
  {
    label: "eureka",
    entries: [
      { to: "/portals", label: "portalMap", glyph: "portals" },
      { to: "/map/hydatos", label: "eurekaMaps", glyph: "eureka-maps" },
      { to: "/forecast/nm", label: "monsterTimes", glyph: "nm-times" },
      { to: "/forecast/eurekafarms", label: "farmTimes", glyph: "farm-times" },
    ],
  },
  {
    label: "forays",
    entries: [{ to: "/forecast", label: "forecast", glyph: "forecast" }],
  },
];
