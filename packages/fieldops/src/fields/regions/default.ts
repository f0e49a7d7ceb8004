import { regionTimeZones } from "#records/regions/time-zones";

/** Region whose prices are shown if nothing tells where a player is. */
export const defaultRegionId = "north-america";

/**
 * Id of the region that players of a time zone most likely play in.
 * @param timeZone name of the IANA database, as `Intl` gives it
 */
export function regionOfTimeZone(timeZone: string): string {
  const [area = ""] = timeZone.split("/");
  const having = (zone: string) => regionTimeZones.find(({ timeZones }) => timeZones.includes(zone))?.id;
  return having(timeZone) ?? having(area) ?? defaultRegionId;
}
