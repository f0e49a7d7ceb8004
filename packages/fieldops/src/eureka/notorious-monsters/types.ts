import type { NotoriousMonsterFacts } from "#records/types";
import type { Names } from "../../names.ts";

export type { NotoriousMonsterFacts };

export type NotoriousMonster = NotoriousMonsterFacts & { readonly names: Names };
