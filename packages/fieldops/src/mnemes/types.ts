import type { LogogramId } from "#records/logograms/ids";
import type { LogosActionId } from "#records/logos-actions/ids";
import type { MnemeId } from "#records/mnemes/ids";
import type { Names } from "../names.ts";

/** The logos manipulator's kinds of array, which sort the mnemes. */
export type MnemeArray = "curative" | "inimical" | "mitigative" | "offensive" | "protective" | "tactical";

export type MnemeFacts = Readonly<{
  id: MnemeId;
  itemId: number;
  iconId: number;
  array: MnemeArray;
  /** The logogram it comes from. */
  logogram: LogogramId;
  /** The action it makes by itself. */
  action: LogosActionId;
  marketable: boolean;
}>;

export type Mneme = MnemeFacts & Readonly<{ names: Names }>;
