import type { DuelFacts, EngagementFacts, FateFacts, PotFateFacts, SkirmishFacts } from "#records/types";
import type { Names } from "../../names.ts";

export type { DuelFacts, EngagementFacts, SkirmishFacts };

/** Fields that engagements, skirmishes, duels and FATEs share. */
export type EncounterBase = Pick<
  EngagementFacts,
  Extract<keyof EngagementFacts, keyof DuelFacts & keyof FateFacts & keyof PotFateFacts & keyof SkirmishFacts>
>;

export type Engagement = EngagementFacts & { readonly names: Names };
export type Duel = DuelFacts & { readonly names: Names };
export type Skirmish = SkirmishFacts & { readonly names: Names };
