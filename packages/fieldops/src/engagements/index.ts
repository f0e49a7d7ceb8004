import { joinNames } from "../names.ts";
import { engagementFacts } from "./facts.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import ko from "./names/ko.ts";
import zhCN from "./names/zh-CN.ts";
import zhTW from "./names/zh-TW.ts";
import type { Engagement } from "./types.ts";

export type {
  DroppedFieldNote,
  EncounterBase,
  EncounterBoss,
  EncounterItem,
  EncounterTrigger,
  Engagement,
  EngagementFacts,
} from "./types.ts";

const tables = { en, ja, de, fr, ko, "zh-CN": zhCN, "zh-TW": zhTW };

/** Critical engagements and encounters of Bozja and the Occult Crescent; see `facts.ts` for sources and confidence. */
export const engagements: readonly Engagement[] = joinNames(engagementFacts, tables);
