import { joinNames } from "../names.ts";
import { itemFacts } from "./facts.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import ko from "./names/ko.ts";
import zhCn from "./names/zh-CN.ts";
import zhTw from "./names/zh-TW.ts";
import type { Item } from "./types.ts";

/** The items with a price lookup, with names in every language the lists at hand have. */
export const items: readonly Item[] = joinNames(itemFacts, {
  en,
  ja,
  de,
  fr,
  ko,
  "zh-CN": zhCn,
  "zh-TW": zhTw,
});
