import { joinNames } from "../names.ts";
import { bunnyFateFacts } from "./facts.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import ko from "./names/ko.ts";
import zhCN from "./names/zh-CN.ts";
import zhTW from "./names/zh-TW.ts";
import type { BunnyFate } from "./types.ts";

export type { BunnyFate, BunnyFateFacts } from "./types.ts";

const tables = { en, ja, de, fr, ko, "zh-CN": zhCN, "zh-TW": zhTW };

/** The FATEs of the Happy Bunnies; see `facts.ts`. */
export const bunnyFates: readonly BunnyFate[] = joinNames(bunnyFateFacts, tables);
