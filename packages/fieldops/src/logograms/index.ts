import { joinNames } from "../names.ts";
import { logogramFacts } from "./facts.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import zhCn from "./names/zh-CN.ts";
import zhTw from "./names/zh-TW.ts";
import type { Logogram } from "./types.ts";

/** Every logogram, with names in every language the game's files at hand have. */
export const logograms: readonly Logogram[] = joinNames(logogramFacts, {
  en,
  ja,
  de,
  fr,
  "zh-CN": zhCn,
  "zh-TW": zhTw,
});
