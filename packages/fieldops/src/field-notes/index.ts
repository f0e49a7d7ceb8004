import { joinNames } from "../names.ts";
import { fieldNoteFacts } from "./facts.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import ko from "./names/ko.ts";
import zhCN from "./names/zh-CN.ts";
import zhTW from "./names/zh-TW.ts";
import type { FieldNote } from "./types.ts";

export type { FieldNote, FieldNoteDrop, FieldNoteFacts } from "./types.ts";

const tables = { en, ja, de, fr, ko, "zh-CN": zhCN, "zh-TW": zhTW };

/** The field notes of Bozja and Zadnor; see `facts.ts`. */
export const fieldNotes: readonly FieldNote[] = joinNames(fieldNoteFacts, tables);
