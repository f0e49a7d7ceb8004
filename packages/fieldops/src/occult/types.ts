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
