/**
 * Every key that the site stores in the browser (localStorage). Reading and writing take no other, and the credits page
 * describes each.
 */
export const storedKeys = [
  "theme",
  "language",
  "nameLanguage",
  "hourCycle",
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
  "ownedLostActions",
  "holsterRuns",
  "ownedFragments",
  "ownedMnemes",
  "eurekaStock",
  "eurekaPrices",
  "masteredJobs",
  "towerBoard",
  "relicSteps",
  "holsterRun",
  "formerRuns",
  "runRegulars",
  "runTemplates",
  "moments",
  "weatherSearches",
  "sidebarFolded",
  "lasting",
] as const;

export type StoredKey = (typeof storedKeys)[number];

/** Data a player has entered by hand and would miss; all else is chosen again in a moment. */
export const notedKeys: ReadonlySet<StoredKey> = new Set<StoredKey>([
  "alarms",
  "timers",
  "playTimes",
  "tonight",
  "mapPins",
  "mapTicks",
  "mapRouteRuns",
  "ownedLostActions",
  "ownedFragments",
  "ownedMnemes",
  "eurekaStock",
  "eurekaPrices",
  "masteredJobs",
  "towerBoard",
  "relicSteps",
  "holsterRun",
  "formerRuns",
  "runRegulars",
  "runTemplates",
  "moments",
  "weatherSearches",
]);

/** Keys that "My things" lists and its file takes along; boards and moments of a run are past within hours. */
export const thingKeys = [
  "ownedMnemes",
  "eurekaStock",
  "eurekaPrices",
  "ownedLostActions",
  "ownedFragments",
  "holsterRun",
  "masteredJobs",
  "towerBoard",
  "relicSteps",
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

export type ThingKey = (typeof thingKeys)[number];

/** Data of a tab until it is closed (sessionStorage): the router writes it. */
export const TAB_KEY = "scroll-heights";

/** The database in which the service worker writes down when pictures of an asset pack were seen. */
export const PICTURE_TIMES = "workbox-expiration";
