import type { WayGlyph } from "~art/glyphs/sets/nav.ts";
import { settings } from "../settings.ts";

/** One place in the sidebar: where it leads, its message, its glyph in the `nav` set. */
export type NavigationEntry = Readonly<{ to: string; label: NavigationKey; glyph: WayGlyph }>;

export type NavigationGroup = Readonly<{ label: NavigationKey; entries: readonly NavigationEntry[] }>;

export type NavigationKey =
  | "home"
  | "forays"
  | "occult"
  | "bozja"
  | "eureka"
  | "forecast"
  | "weatherFinder"
  | "alarms"
  | "timers"
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
  | "atlas"
  | "runPlanner"
  | "monsterTable"
  | "fieldNotes"
  | "encounterTable"
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
    entries: [
      { to: "/map/southhorn", label: "occultMaps", glyph: "occult-maps" },
      { to: "/occult/phantomjob", label: "phantomJobs", glyph: "phantom-jobs" },
      { to: "/occult/guide", label: "occultGuide", glyph: "occult-guide" },
    ],
  },
  {
    label: "bozja",
    entries: [
      { to: "/drs/holster", label: "drsHolsters", glyph: "drs-holsters" },
      { to: "/drs/holster/c", label: "holsterCreator", glyph: "holster-creator" },
      { to: "/map/bsf", label: "bozjaMaps", glyph: "bozja-maps" },
      { to: "/bozja/lostaction", label: "lostActions", glyph: "lost-actions" },
      { to: "/forecast/fragments", label: "fragmentTimes", glyph: "fragments" },
      { to: "/bozja/notes", label: "fieldNotes", glyph: "field-notes" },
      { to: "/bozja/engagements", label: "encounterTable", glyph: "encounters" },
    ],
  },
  {
    label: "eureka",
    entries: [
      { to: "/ba", label: "baLoadouts", glyph: "ba-loadouts" },
      { to: "/portals", label: "portalMap", glyph: "portals" },
      { to: "/map/hydatos", label: "eurekaMaps", glyph: "eureka-maps" },
      { to: "/eureka/logos", label: "logosActions", glyph: "logos-actions" },
      { to: "/eureka/loadout", label: "loadoutCreator", glyph: "loadout-creator" },
      { to: "/forecast/nm", label: "monsterTimes", glyph: "nm" },
      { to: "/eureka/nms", label: "monsterTable", glyph: "monster-table" },
      { to: "/forecast/eurekafarms", label: "farmTimes", glyph: "farm-times" },
    ],
  },
  {
    label: "forays",
    entries: [
      { to: "/forecast", label: "forecast", glyph: "forecast" },
      { to: "/weather-finder", label: "weatherFinder", glyph: "weather-finder" },
      { to: "/alarms", label: "alarms", glyph: "alarms" },
      { to: "/timers", label: "timers", glyph: "timers" },
      { to: "/map", label: "atlas", glyph: "atlas" },
      { to: "/run", label: "runPlanner", glyph: "run" },
    ],
  },
  {
    label: "about",
    entries: [
      ...(settings.author ? ([{ to: "/author", label: "author", glyph: "about" }] as const) : []),
      { to: "/credits", label: "credits", glyph: "credits" },
    ],
  },
];
