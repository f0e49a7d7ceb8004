import { joinNames } from "../names.ts";
import { notoriousMonsterFacts } from "./facts.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import ko from "./names/ko.ts";
import zhCN from "./names/zh-CN.ts";
import zhTW from "./names/zh-TW.ts";
import type { NotoriousMonster } from "./types.ts";

export type {
  NotoriousMonster,
  NotoriousMonsterFacts,
  NotoriousMonsterReward,
  NotoriousMonsterTrigger,
} from "./types.ts";

/** The notorious monsters of the four Eureka zones; see `facts.ts` for sources and confidence. */
export const notoriousMonsters: readonly NotoriousMonster[] = joinNames(notoriousMonsterFacts, {
  en,
  ja,
  de,
  fr,
  ko,
  "zh-CN": zhCN,
  "zh-TW": zhTW,
});
