import type { FateFacts } from "#records/types";
import type { Names } from "../../names.ts";

export type { FateFacts };
export type Fate = FateFacts & { readonly names: Names };
