export { consumables } from "#records/consumables/records";
export { crystals } from "#records/crystals/records";
export { currencies } from "#records/currencies/records";
export { knowledge } from "#records/knowledge/facts";
export { occultMisc } from "#records/miscellany/facts";
export { occultRecords } from "#records/occult-records/records";
export { shops } from "#records/shops/facts";
export { spawnRules } from "#records/spawn-rules/facts";
export { towers } from "#records/towers/facts";
export { treasure } from "#records/treasure/facts";
export type {
  ConsumableFacts,
  CrystalFacts,
  CurrencyFacts,
  KnowledgeFacts,
  OccultMiscFacts,
  OccultRecordFacts,
  ShopFacts,
  SpawnRules,
  TowerFacts,
  TreasureFacts,
} from "#records/types";
export { knowledgeBetween } from "./experience.ts";
export { enemiesOfWeather } from "./weather-ties.ts";
