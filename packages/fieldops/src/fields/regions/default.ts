import { regionTimeZones } from "#records/regions/time-zones";

export const defaultRegionId = "north-america";

/** @param timeZone IANA name, as `Intl` returns it */
export function regionOfTimeZone(timeZone: string): string {
  const [area = ""] = timeZone.split("/");
  const having = (zone: string) => regionTimeZones.find(({ timeZones }) => timeZones.includes(zone))?.id;
  return having(timeZone) ?? having(area) ?? defaultRegionId;
}
