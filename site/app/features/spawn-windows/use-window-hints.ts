import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import { type SpawnWindow, STAY_MINUTES } from "@foray/fieldops/forecast/windows";
import { withDetails } from "@foray/fieldops/forecast-filters/details";
import { fullAddress } from "~/browser/address.ts";
import { titled } from "~/i18n/titled.ts";
import { forecastPath } from "./forecast-path.ts";
import { windowMessages } from "./messages.ts";
import { useFarmNames } from "./use-farm-names.ts";
import type { WindowHints } from "./window-lines.ts";

export function useWindowHints(): (window: SpawnWindow) => WindowHints {
  const t = windowMessages;
  const name = useFarmNames();
  return ({ filter, choice, conflict }) => {
    const { position } = filter;
    const { trigger } = withDetails(filter);
    const called = trigger === undefined ? undefined : titled(name(trigger.name)).text;
    return {
      place: position && displayPosition(mapPosition(position.x, position.y)),
      trigger:
        called === undefined ? undefined : trigger?.night === true ? t.killAtNight(called) : t.kill(called),
      warning:
        conflict && (conflict.lowestLeft >= STAY_MINUTES ? t.warnAdjoining : t.warn(conflict.lowestLeft)),
      url: fullAddress(forecastPath(filter, choice?.id)),
    };
  };
}
