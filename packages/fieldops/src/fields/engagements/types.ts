import type { DuelFacts, EngagementFacts, FateFacts, PotFateFacts, SkirmishFacts } from "#records/types";
import type { Names } from "../../names.ts";

export type { DuelFacts, EngagementFacts, SkirmishFacts };

/** What engagements, skirmishes, duels and FATEs have in common. */
export type EncounterBase = Pick<
  EngagementFacts,
  Extract<keyof EngagementFacts, keyof DuelFacts & keyof FateFacts & keyof PotFateFacts & keyof SkirmishFacts>
>;

/** What brings an encounter about. Absent in a record: not known, or it comes by itself without a known rule. */
export type EncounterTrigger = NonNullable<EncounterBase["trigger"]>;
export type EncounterBoss = NonNullable<EncounterBase["boss"]>;
export type EncounterItem = NonNullable<EncounterBase["items"]>[number];
export type DroppedFieldNote = NonNullable<EncounterBase["fieldNotes"]>[number];

export type Engagement = EngagementFacts & { readonly names: Names };
export type Duel = DuelFacts & { readonly names: Names };
export type Skirmish = SkirmishFacts & { readonly names: Names };
