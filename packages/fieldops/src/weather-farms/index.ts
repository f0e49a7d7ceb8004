import { joinNames } from "../names.ts";
import { weatherFarmFacts } from "./facts.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import zhCN from "./names/zh-CN.ts";
import zhTW from "./names/zh-TW.ts";
import type { WeatherFarm } from "./types.ts";

export type { WeatherFarm, WeatherFarmFacts } from "./types.ts";

/** Farms bound to weather besides the forecast filters; see `facts.ts`. */
export const weatherFarms: readonly WeatherFarm[] = joinNames(weatherFarmFacts, {
  en,
  ja,
  de,
  fr,
  "zh-CN": zhCN,
  "zh-TW": zhTW,
});
