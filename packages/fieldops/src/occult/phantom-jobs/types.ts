import type { PhantomActionFacts, PhantomJobFacts, PhantomTraitFacts, SupportRole } from "#records/types";
import type { Names } from "../../names.ts";

export type { PhantomActionFacts, PhantomJobFacts, PhantomTraitFacts, SupportRole };
export type PhantomActionKind = NonNullable<PhantomActionFacts["kind"]>;
export type PhantomUnlock = PhantomJobFacts["unlock"];
export type Support = PhantomJobFacts["support"][number];

export type PhantomAction = PhantomActionFacts & { readonly names: Names };
export type PhantomTrait = PhantomTraitFacts & { readonly names: Names };
export type PhantomJob = PhantomJobFacts & {
  readonly names: Names;
  readonly actionRecords: readonly PhantomAction[];
  readonly traitRecords: readonly PhantomTrait[];
};
