import type { FieldNoteFacts } from "#records/types";
import type { Names } from "../../names.ts";

export type { FieldNoteFacts };
export type FieldNoteDrop = FieldNoteFacts["drops"][number];
export type FieldNote = FieldNoteFacts & { readonly names: Names };
