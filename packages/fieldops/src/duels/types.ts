export type { Duel, DuelFacts } from "../engagements/types.ts";
