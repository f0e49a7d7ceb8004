import type { DuelFacts, EngagementFacts, FateFacts, PotFateFacts, SkirmishFacts } from "#records/types";

export type EncounterBase = Pick<
  EngagementFacts,
  Extract<keyof EngagementFacts, keyof DuelFacts & keyof FateFacts & keyof PotFateFacts & keyof SkirmishFacts>
>;
