import type {
  Note,
  PhantomActionFacts,
  PhantomJobFacts,
  PhantomTraitFacts,
  SupportRole,
} from "#records/types";
import type { Names } from "../../names.ts";

export type { PhantomActionFacts, PhantomJobFacts, PhantomTraitFacts, SupportRole };
export type PhantomActionKind = NonNullable<PhantomActionFacts["kind"]>;
export type PhantomUnlock = PhantomJobFacts["unlock"];
export type Support = PhantomJobFacts["support"][number];

type Told = { readonly names: Names; readonly note: Note | null };
export type PhantomAction = PhantomActionFacts & Told;
export type PhantomTrait = PhantomTraitFacts & Told;
export type PhantomJob = PhantomJobFacts & {
  readonly names: Names;
  readonly actionRecords: readonly PhantomAction[];
  readonly traitRecords: readonly PhantomTrait[];
};
