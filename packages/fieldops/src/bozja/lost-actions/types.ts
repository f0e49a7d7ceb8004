import type { carriedActions } from "#records/lost-actions/carried";
import type { LostActionId } from "#records/lost-actions/ids";
import type { ActionTarget, AttackKind, LostActionFacts, Note } from "#records/types";
import type { Names } from "../../names.ts";

export type { ActionTarget, AttackKind, LostActionFacts };
export type CarriedAction = (typeof carriedActions)[number];
export type LostActionCategory = LostActionFacts["category"];

/** Actions of a group do not work together: the later one fails or replaces the earlier one. */
export type LostActionExclusion = NonNullable<LostActionFacts["exclusion"]>;

export type LostAction = LostActionFacts &
  Readonly<{
    names: Names;
    note: Note | null;
    excludes: readonly LostActionId[];
  }>;
