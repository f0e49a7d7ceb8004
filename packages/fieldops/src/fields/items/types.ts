import type { DropRate, Exchange, ItemFacts, Lockbox } from "#records/types";
import type { Names } from "../../names.ts";

export type { DropRate, Exchange, ItemFacts, Lockbox };
export type Item = ItemFacts & { readonly names: Names };
