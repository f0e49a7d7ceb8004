import type { MnemeFacts } from "#records/types";
import type { Names } from "../../names.ts";

export type { MnemeFacts };

export type Mneme = MnemeFacts & { readonly names: Names };
