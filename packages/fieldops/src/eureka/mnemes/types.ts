import type { MnemeFacts } from "#records/types";
import type { Names } from "../../names.ts";

export type { MnemeFacts };

/** The logos manipulator's kinds of array, which sort the mnemes. */
export type MnemeArray = MnemeFacts["array"];
export type Mneme = MnemeFacts & { readonly names: Names };
