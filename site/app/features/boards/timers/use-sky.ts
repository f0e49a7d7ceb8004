import { HOUR_MS } from "@foray/eorzea/time";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import type { Timer } from "@foray/fieldops/instance-board/due";
import { type WeatherDue, weatherDue } from "@foray/fieldops/instance-board/weather-due";
import { useMemo } from "react";
import { useClockValue } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";

export type Sky = Readonly<{ list: readonly WeatherDue[]; now: number }>;

/** The zone's weather and night windows, updated every Eorzea hour; null while prerendered. */
export function useSky(zone: ZoneId, timers: readonly Timer[]): Sky | null {
  const hour = useClockValue((now) => Math.floor(now / HOUR_MS));
  return useMemo(() => {
    if (hour === null) return null;
    const now = Math.max(deviceNow(), hour * HOUR_MS);
    return { list: weatherDue(zone, timers, now), now };
  }, [zone, timers, hour]);
}
