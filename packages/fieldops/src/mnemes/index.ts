import { joinNames } from "../names.ts";
import { mnemeFacts } from "./facts.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import ko from "./names/ko.ts";
import zhCn from "./names/zh-CN.ts";
import zhTw from "./names/zh-TW.ts";
import type { Mneme } from "./types.ts";

/** Every mneme, with names in every language the game's files at hand have. */
export const mnemes: readonly Mneme[] = joinNames(mnemeFacts, {
  en,
  ja,
  de,
  fr,
  ko,
  "zh-CN": zhCn,
  "zh-TW": zhTw,
});
