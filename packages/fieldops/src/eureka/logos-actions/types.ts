import type { LogosActionId } from "#records/logos-actions/ids";
import type { LogosActionFacts, Note } from "#records/types";
import type { Names } from "../../names.ts";

export type { LogosActionFacts };

export type LogosActionGroup = LogosActionFacts["group"];
export type LogosRecipe = LogosActionFacts["recipes"][number];

export type LogosAction = LogosActionFacts &
  Readonly<{
    names: Names;
    note: Note | null;
    excludes: readonly LogosActionId[];
  }>;
