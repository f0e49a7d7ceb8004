/** Keys of an earlier site. Their values are migrated to `things`, then the keys are removed. */
export const legacyKeys = [
  "ownedMnemes",
  "eurekaStock",
  "ownedLostActions",
  "ownedFragments",
  "masteredJobs",
  "relicSteps",
] as const;

export type LegacyKey = (typeof legacyKeys)[number];

/** All other localStorage keys of the site; the credits page describes each. */
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

/** Data that players enter by hand. Storing it asks the browser not to evict the site's storage. */
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

/** Keys that "My things" exports. Timers and one-time alarms are left out: they expire within hours. */
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

/** sessionStorage key in which the router keeps scroll positions. */
export const TAB_KEY = "scroll-heights";

/** IndexedDB database in which the service worker notes when asset pack images were last used. */
export const PICTURE_TIMES = "workbox-expiration";
