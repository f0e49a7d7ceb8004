import { defaultRegionId, regionOfTimeZone } from "@foray/fieldops/fields/regions/default";
import type { Region } from "@foray/fieldops/records/types";

/**
 * The place to show prices for: the player's choice, else the region of the time zone.
 * @param timeZone IANA name
 */
export function marketPlace(chosen: string | null, timeZone: string, regions: readonly Region[]): string {
  if (chosen !== null) return chosen;
  const own = regionOfTimeZone(timeZone);
  const region = regions.find(({ id }) => id === own) ?? regions.find(({ id }) => id === defaultRegionId);
  return region === undefined ? "" : wholeRegion(region);
}

/** The market service's name for a region; without one, that of its first data center or world. */
export function wholeRegion({ market, dataCenters: [first] }: Region): string {
  return market ?? first?.market ?? first?.worlds[0]?.local ?? "";
}

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Parameter for the market service. Worlds are passed by id, as the service knows some only by names in their
 * own script. Unknown names are passed on unchanged.
 */
export function marketScope(stored: string, regions: readonly Region[]): string {
  for (const { dataCenters } of regions) {
    for (const { worlds } of dataCenters) {
      const world = worlds.find(({ latin, local }) => latin === stored || local === stored);
      if (world !== undefined) return String(world.worldId);
    }
  }
  return stored;
}

/** Display name of a stored choice ("North America", "Light", "紅玉海"). */
export function placeName(stored: string, regions: readonly Region[]): string {
  for (const region of regions) {
    if (region.market === stored) return region.name;
    for (const centre of region.dataCenters) {
      if (centre.market === stored) return centre.local;
      const world = centre.worlds.find(({ latin }) => latin === stored);
      if (world !== undefined) return world.local;
    }
  }
  return stored;
}
