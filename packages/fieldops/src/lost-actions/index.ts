import { joinNames } from "../names.ts";
import { excludedBy } from "./exclusions.ts";
import { lostActionFacts } from "./facts.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import ko from "./names/ko.ts";
import zhCn from "./names/zh-CN.ts";
import zhTw from "./names/zh-TW.ts";
import { lostActionNotes } from "./notes.ts";
import type { LostAction } from "./types.ts";

/** Every lost action of Bozja and Zadnor, with names in every language the game's files at hand have. */
export const lostActions: readonly LostAction[] = joinNames(lostActionFacts, {
  en,
  ja,
  de,
  fr,
  ko,
  "zh-CN": zhCn,
  "zh-TW": zhTw,
}).map((action) => ({
  ...action,
  note: lostActionNotes[action.id] ?? null,
  excludes: excludedBy(action, lostActionFacts),
}));
