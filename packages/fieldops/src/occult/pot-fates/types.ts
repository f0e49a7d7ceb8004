import type { PotFateFacts } from "#records/types";
import type { Names } from "../../names.ts";

export type { PotFateFacts };
export type PotFate = PotFateFacts & { readonly names: Names };
