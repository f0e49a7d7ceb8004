import type { DutyFacts, InnerDutyFacts } from "#records/types";
import type { Names } from "../../names.ts";

export type { DutyFacts, InnerDutyFacts };
export type Duty = DutyFacts & { readonly names: Names };
export type InnerDuty = InnerDutyFacts & { readonly names: Names };
