import { joinNames } from "../names.ts";
import { fragmentFacts } from "./facts.ts";
import { fragmentMobFacts } from "./mobs/facts.ts";
import mobEn from "./mobs/names/en.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import ko from "./names/ko.ts";
import zhCn from "./names/zh-CN.ts";
import zhTw from "./names/zh-TW.ts";
import type { Fragment, FragmentMob } from "./types.ts";

/** Every forgotten fragment, with names in every language the game's files at hand have. */
export const fragments: readonly Fragment[] = joinNames(fragmentFacts, {
  en,
  ja,
  de,
  fr,
  ko,
  "zh-CN": zhCn,
  "zh-TW": zhTw,
});

/** Every kind of enemy that drops fragments; names in English only. */
export const fragmentMobs: readonly FragmentMob[] = joinNames(fragmentMobFacts, { en: mobEn });
