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
    /** Title of a wish. Includes the zone of weather enemies, since the same enemy may live in two. */
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

/** Path of an enemy's map, or of the table of enemies if its positions are unknown. */
const enemyPath = ({ isCharted, map }: WeatherEnemy): `/${string}` =>
  isCharted ? `/map/${map}?layers=weatherEnemies` : "/occult/enemies";
