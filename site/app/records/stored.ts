/** Keys of an older site: what they hold is taken over into `things`, and they are removed. */
export const legacyKeys = [
  "ownedMnemes",
  "eurekaStock",
  "ownedLostActions",
  "ownedFragments",
  "masteredJobs",
  "relicSteps",
] as const;

export type LegacyKey = (typeof legacyKeys)[number];

/**
 * Every key that the site stores in the browser (localStorage). Reading and writing take no other but the former ones, and the
 * credits page describes each.
 */
export const storedKeys = [
  "theme",
  "language",
  "nameLanguage",
  "hourCycle",
  "timeZone",
  "universalisServer",
  "marketPrices",
  "pinnedZones",
  "recentFinds",
  "pins",
  "lastPages",
  "homeLogograms",
  "alarms",
  "alarmsRung",
  "timers",
  "instanceAnswers",
  "playTimes",
  "tonight",
  "mapLayers",
  "mapNames",
  "mapPins",
  "mapPinsShown",
  "mapPicture",
  "mapTicks",
  "mapRouteRuns",
  "lastPortalSection",
  "holsterRuns",
  "eurekaPrices",
  "towerBoard",
  "holsterRun",
  "formerRuns",
  "runRegulars",
  "runTemplates",
  "hostedRuns",
  "ownSignUps",
  "moments",
  "weatherSearches",
  "sidebarFolded",
  "sidebarRail",
  "fightPart",
  "fightWays",
  "fightPulls",
  "spokenCalls",
  "lasting",
  "things",
] as const;

export type StoredKey = LegacyKey | (typeof storedKeys)[number];

/** Data a player has entered by hand and would miss; all else is chosen again in a moment. */
export const enteredKeys: ReadonlySet<StoredKey> = new Set<StoredKey>([
  "things",
  "alarms",
  "timers",
  "playTimes",
  "tonight",
  "mapPins",
  "mapTicks",
  "mapRouteRuns",
  "eurekaPrices",
  "towerBoard",
  "holsterRun",
  "formerRuns",
  "runRegulars",
  "runTemplates",
  "hostedRuns",
  "ownSignUps",
  "moments",
  "weatherSearches",
]);

/** Keys that "My things" lists and its file takes along; boards and moments of a run are past within hours. */
export const exportedKeys = [
  "things",
  "eurekaPrices",
  "holsterRun",
  "towerBoard",
  "alarms",
  "weatherSearches",
  "playTimes",
  "tonight",
  "mapPins",
  "mapTicks",
  "mapRouteRuns",
  "formerRuns",
  "runRegulars",
  "runTemplates",
] as const satisfies readonly StoredKey[];

export type ExportedKey = (typeof exportedKeys)[number];

/** Data of a tab until it is closed (sessionStorage): the router writes it. */
export const TAB_KEY = "scroll-heights";

/** The database in which the service worker writes down when pictures of an asset pack were seen. */
export const PICTURE_TIMES = "workbox-expiration";
