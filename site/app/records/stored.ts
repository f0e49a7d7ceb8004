/** Every key that the site keeps in the browser (localStorage); the credits page tells each. A test finds those left out. */
export const storedKeys = [
  "theme",
  "language",
  "nameLanguage",
  "hourCycle",
  "universalisServer",
  "pinnedZones",
  "recentFinds",
] as const;

export type StoredKey = (typeof storedKeys)[number];
