import { joinNames } from "../names.ts";
import { potFateFacts } from "./facts.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import ko from "./names/ko.ts";
import zhCN from "./names/zh-CN.ts";
import type { PotFate } from "./types.ts";

export type { PotFate, PotFateFacts } from "./types.ts";

const tables = { en, ja, de, fr, ko, "zh-CN": zhCN };

/** The FATEs of the Magic Pots; see `facts.ts`. */
export const potFates: readonly PotFate[] = joinNames(potFateFacts, tables);
