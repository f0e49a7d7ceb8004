import type { LogogramId } from "../logograms/ids.ts";
import type { LogosActionId } from "../logos-actions/ids.ts";
import type { Names } from "../names.ts";
import type { MnemeId } from "./ids.ts";

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
