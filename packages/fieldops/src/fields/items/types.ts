import type {
  DropRate,
  EncounterReward,
  Exchange,
  GameItemFacts,
  ItemFacts,
  Lockbox,
  RelicStep,
} from "#records/types";
import type { Names } from "../../names.ts";

export type { DropRate, EncounterReward, Exchange, GameItemFacts, ItemFacts, Lockbox, RelicStep };
export type Item = ItemFacts & { readonly names: Names };
