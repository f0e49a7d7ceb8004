import { defaultRegionId, regionOfTimeZone } from "@foray/fieldops/fields/regions/default";
import type { Region } from "@foray/fieldops/records/types";

/**
 * The place whose prices are shown, under the name the market service uses: the player's choice, else the region of the time zone.
 * @param timeZone the browser's own, as `Intl` gives it
 */
export function marketPlace(chosen: string | null, timeZone: string, regions: readonly Region[]): string {
  if (chosen !== null) return chosen;
  const own = regionOfTimeZone(timeZone);
  const region = regions.find(({ id }) => id === own) ?? regions.find(({ id }) => id === defaultRegionId);
  return region === undefined ? "" : wholeRegion(region);
}

/** The name of a region for the market service; if it has none for the whole, that of its first data center or world. */
export function wholeRegion({ market, dataCenters: [first] }: Region): string {
  return market ?? first?.market ?? first?.worlds[0]?.local ?? "";
}

/** The time zone of the browser. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Market service parameter of a stored choice: the name of a region or data centre, the id of a world (the service knows
 * some worlds by names in their own script only). A name that no record has goes as is: the service may know it.
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

/** The name of a stored choice as players read it ("North America", "Light", "紅玉海"). */
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
