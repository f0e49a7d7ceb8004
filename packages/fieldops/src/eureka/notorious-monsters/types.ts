import type { NotoriousMonsterFacts } from "#records/types";
import type { Names } from "../../names.ts";

export type { NotoriousMonsterFacts };

/** Trigger of a notorious monster: enough kills of one enemy, or something else. */
export type NotoriousMonsterTrigger = NotoriousMonsterFacts["trigger"];
export type NotoriousMonsterReward = NotoriousMonsterFacts["rewards"][number];
export type NotoriousMonster = NotoriousMonsterFacts & { readonly names: Names };
