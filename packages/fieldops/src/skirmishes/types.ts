export type { Skirmish, SkirmishFacts } from "../engagements/types.ts";
