/**
 * Every key that the site stores in the browser (localStorage). Reading and writing take no other, and the credits page
 * tells of each.
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
  "relicSteps",
  "holsterRun",
  "sidebarFolded",
] as const;

export type StoredKey = (typeof storedKeys)[number];

/** What a tab remembers for itself until it is closed (sessionStorage). */
export const TAB_KEY = "scroll-heights";

/** The database in which the service worker writes down when pictures of an asset pack were seen. */
export const PICTURE_TIMES = "workbox-expiration";
