import weatherNames from "@foray/eorzea/weathers/names/page";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import zoneNames from "@foray/eorzea/zones/names/page";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import type { LocalName } from "@foray/fieldops/names";
import { useGameNames } from "./game-names.tsx";

export function useWeatherNames(): (weather: WeatherId) => LocalName {
  return useGameNames("eorzea/weathers", weatherNames);
}

export function useZoneNames(): (zone: ZoneId) => LocalName {
  return useGameNames("eorzea/zones", zoneNames);
}
