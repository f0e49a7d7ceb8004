import type { LogogramFacts } from "#records/types";
import type { Names } from "../../names.ts";

export type { LogogramFacts };

/** Where a logogram comes from. */
export type LogogramSource = LogogramFacts["sources"][number];
export type LogogramMob = Extract<LogogramSource, { readonly type: "mob" }>["mobs"][number];
export type Logogram = LogogramFacts & { readonly names: Names };
