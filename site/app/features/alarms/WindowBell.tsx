import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { MomentBell } from "./MomentBell.tsx";

/** One-time ring for a spawn window, shared by all lists that show it. */
export function WindowBell({ window, small = false }: Readonly<{ window: SpawnWindow; small?: boolean }>) {
  const zoneName = useZoneNames();
  const { nameOf, which } = useWindowWords();
  const { choice, filter, start } = window;
  return (
    <MomentBell
      id={`window:${filter.id}:${start}`}
      start={start}
      name={nameOf(window)}
      zone={zoneName(filter.zone).text}
      path={forecastPath(filter, choice?.id)}
      label={which(window)}
      small={small}
    />
  );
}
