import type { WeatherEnemy } from "@foray/fieldops/occult/weather-enemies";
import enemyNames from "@foray/fieldops/records/enemies/names/page";
import filterNames from "@foray/fieldops/records/forecast-filters/names/page";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import type { WindowTexts } from "~/features/spawn-windows/window-lines.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { titled } from "~/i18n/titled.ts";
import { type EveningSpawn, isEnemyWindow } from "./evening-plan.ts";
import type { EveningRule } from "./wishes.ts";

/** Words for what an evening can be planned around: whose time it is, its page, and the lines that others read. */
export function useStepWords() {
  const words = useWindowWords();
  const enemyName = useGameNames("fieldops/enemies", enemyNames);
  const filterName = useGameNames("fieldops/forecast-filters", filterNames);
  const zoneName = useZoneNames();
  const nameOf = (window: EveningSpawn): string =>
    isEnemyWindow(window) ? titled(enemyName(window.filter.id)).text : words.nameOf(window);
  return {
    nameOf,
    enemyName: (id: string) => titled(enemyName(id)),
    /** What a wish is called; enemies of a weather live in two zones. */
    titleOf: (rule: EveningRule): string =>
      rule.kind === "weather-enemy"
        ? [titled(enemyName(rule.id)).text, zoneName(rule.zone).text].join(" · ")
        : titled(filterName(rule.id)).text,
    pathOf: (window: EveningSpawn): `/${string}` =>
      isEnemyWindow(window) ? enemyPath(window.filter) : forecastPath(window.filter, window.choice?.id),
    eorzea: words.eorzea,
    texts: (window: EveningSpawn): WindowTexts =>
      words.texts(isEnemyWindow(window) ? { ...window, name: nameOf(window) } : window),
  };
}

/** The places of an enemy of a weather on its map, or the table of enemies where no source has them. */
const enemyPath = ({ isCharted, map }: WeatherEnemy): `/${string}` =>
  isCharted ? `/map/${map}?layers=weatherEnemies` : "/occult/enemies";
