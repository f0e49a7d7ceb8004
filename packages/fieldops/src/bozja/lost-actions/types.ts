import type { carriedActions } from "#records/lost-actions/carried";
import type { LostActionId } from "#records/lost-actions/ids";
import type { ActionTarget, AttackKind, LostActionFacts, Note } from "#records/types";
import type { Names } from "../../names.ts";

export type { ActionTarget, AttackKind, LostActionFacts };
/** A lost action as holsters see it: what it weighs, who can use it, what it does not go with. */
export type CarriedAction = (typeof carriedActions)[number];
export type LostActionCategory = LostActionFacts["category"];

/** Actions of one group do not work together: the later one fails or takes the place of the earlier one. */
export type LostActionExclusion = NonNullable<LostActionFacts["exclusion"]>;

export type LostAction = LostActionFacts &
  Readonly<{
    names: Names;
    note: Note | null;
    /** Ids of the actions that do not work together with this one. */
    excludes: readonly LostActionId[];
  }>;
