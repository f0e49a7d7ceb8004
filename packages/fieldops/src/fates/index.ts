import { joinNames } from "../names.ts";
import { fateFacts } from "./facts.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import ko from "./names/ko.ts";
import zhCN from "./names/zh-CN.ts";
import zhTW from "./names/zh-TW.ts";
import type { Fate } from "./types.ts";

export type { Fate, FateFacts } from "./types.ts";

const tables = { en, ja, de, fr, ko, "zh-CN": zhCN, "zh-TW": zhTW };

/** The FATEs of Eureka and the Occult Crescent; see `facts.ts`. */
export const fates: readonly Fate[] = joinNames(fateFacts, tables);
