import { joinNames } from "../names.ts";
import { dutyFacts } from "./facts.ts";
import { innerDutyFacts } from "./inner.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import ko from "./names/ko.ts";
import zhCN from "./names/zh-CN.ts";
import zhTW from "./names/zh-TW.ts";
import type { Duty, InnerDuty } from "./types.ts";

export type { Duty, DutyFacts, InnerDuty, InnerDutyFacts } from "./types.ts";

const tables = { en, ja, de, fr, ko, "zh-CN": zhCN, "zh-TW": zhTW };

/** The duties of the field operations; see `facts.ts`. */
export const duties: readonly Duty[] = joinNames(dutyFacts, tables);

/** The duties entered from within a field; see `inner.ts`. */
export const innerDuties: readonly InnerDuty[] = joinNames(innerDutyFacts, tables);
