import type { ItemFacts, Lockbox } from "#records/types";
import type { Names } from "../../names.ts";

export type { ItemFacts, Lockbox };
export type Item = ItemFacts & { readonly names: Names };
