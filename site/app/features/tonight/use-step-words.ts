import enemyNames from "@foray/fieldops/records/enemies/names/page";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import type { WindowTexts } from "~/features/spawn-windows/window-lines.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { titled } from "~/i18n/titled.ts";
import { type EveningSpawn, isEnemyWindow } from "./evening-plan.ts";

/** Words for what an evening can be planned around: whose time it is, its page, and the lines that others read. */
export function useStepWords() {
  const words = useWindowWords();
  const enemyName = useGameNames("fieldops/enemies", enemyNames);
  const nameOf = (window: EveningSpawn): string =>
    isEnemyWindow(window) ? titled(enemyName(window.filter.id)).text : words.nameOf(window);
  return {
    nameOf,
    enemyName: (id: string) => titled(enemyName(id)),
    pathOf: (window: EveningSpawn): `/${string}` =>
      isEnemyWindow(window) ? enemyPath(window.filter.map) : forecastPath(window.filter, window.choice?.id),
    eorzea: words.eorzea,
    texts: (window: EveningSpawn): WindowTexts =>
      words.texts(isEnemyWindow(window) ? { ...window, name: nameOf(window) } : window),
  };
}

/** The places of the enemies of a weather, as far as they are known: those of one zone are not. */
function enemyPath(map: "southhorn" | "northhorn"): `/${string}` {
  return map === "northhorn" ? "/map/northhorn?layers=weatherEnemies" : "/occult/enemies";
}
