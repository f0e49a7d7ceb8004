import { joinNames } from "../names.ts";
import { logosActionFacts } from "./facts.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import ko from "./names/ko.ts";
import zhCn from "./names/zh-CN.ts";
import zhTw from "./names/zh-TW.ts";
import { logosActionNotes } from "./notes.ts";
import type { LogosAction } from "./types.ts";

/** Every logos action of Eureka, with names in every language the game's files at hand have. */
export const logosActions: readonly LogosAction[] = joinNames(logosActionFacts, {
  en,
  ja,
  de,
  fr,
  ko,
  "zh-CN": zhCn,
  "zh-TW": zhTw,
}).map((action) => ({
  ...action,
  note: logosActionNotes[action.id] ?? null,
  excludes:
    action.exclusion === null
      ? []
      : logosActionFacts
          .filter((other) => other.exclusion === action.exclusion && other.id !== action.id)
          .map((other) => other.id),
}));
