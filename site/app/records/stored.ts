/** Every key that the site keeps in the browser (localStorage); the credits page tells each. A test finds those left out. */
export const storedKeys = [
  "theme",
  "language",
  "nameLanguage",
  "hourCycle",
  "universalisServer",
  "pinnedZones",
  "recentFinds",
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
  "ownedLostActions",
  "ownedFragments",
  "ownedMnemes",
  "eurekaStock",
  "eurekaPrices",
  "masteredJobs",
  "holsterRun",
] as const;

export type StoredKey = (typeof storedKeys)[number];
