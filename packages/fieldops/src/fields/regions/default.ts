/** Region whose prices are shown if nothing tells where a player is. */
export const defaultRegionId = "north-america";

const cities = (continent: string, names: string) => names.split(" ").map((name) => `${continent}/${name}`);

const westAsia = cities(
  "Asia",
  "Aden Amman Baghdad Bahrain Baku Beirut Damascus Dubai Famagusta Gaza Hebron Istanbul Jerusalem Kuwait Muscat Nicosia Qatar " +
    "Riyadh Tbilisi Tehran Tel_Aviv Yekaterinburg Yerevan",
);

/** Zones whose region differs from the rest of their continent, by the region. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  korea: cities("Asia", "Seoul Pyongyang"),
  china: cities("Asia", "Shanghai Urumqi Chongqing Harbin Kashgar"),
  "traditional-chinese": cities("Asia", "Taipei Hong_Kong Macau Macao"),
  // Europe's data centers are nearer than Japan's.
  europe: westAsia,
  "north-america": cities("Pacific", "Honolulu Johnston Easter Galapagos").concat(
    cities("Atlantic", "Bermuda Stanley"),
  ),
  japan: cities("Pacific", "Guam Saipan Palau"),
};

const byZone: ReadonlyMap<string, string> = new Map(
  Object.entries(exceptions).flatMap(([region, zones]) => zones.map((zone) => [zone, region] as const)),
);

const byContinent: Readonly<Record<string, string>> = {
  Africa: "europe",
  America: "north-america",
  Arctic: "europe",
  Asia: "japan",
  Atlantic: "europe",
  Australia: "oceania",
  Canada: "north-america",
  Europe: "europe",
  Indian: "europe",
  Pacific: "oceania",
  US: "north-america",
};

/**
 * Id of the region that players of a time zone most likely play in.
 * @param timeZone name of the IANA database, as `Intl` gives it
 */
export function regionOfTimeZone(timeZone: string): string {
  const exact = byZone.get(timeZone);
  if (exact !== undefined) return exact;
  const [continent = ""] = timeZone.split("/");
  return Object.hasOwn(byContinent, continent)
    ? (byContinent[continent] ?? defaultRegionId)
    : defaultRegionId;
}
