import type { BunnyFateFacts } from "#records/types";
import type { Names } from "../../names.ts";

export type { BunnyFateFacts };
export type BunnyFate = BunnyFateFacts & { readonly names: Names };
