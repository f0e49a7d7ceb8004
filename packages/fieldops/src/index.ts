export { bunnyFates } from "#records/bunny-fates/records";
export { challengeLog } from "#records/challenge-log/records";
export { clusterMobPoints } from "#records/cluster-mobs/facts";
export { dropRates } from "#records/drop-rates/facts";
export { duels } from "#records/duels/records";
export { duties } from "#records/duties/records";
export { encounterRewards } from "#records/encounter-rewards/facts";
export { enemies } from "#records/enemies/records";
export { engagements } from "#records/engagements/records";
export { exchanges } from "#records/exchanges/facts";
export { fates } from "#records/fates/records";
export { fieldNotes } from "#records/field-notes/records";
export { fragmentMobs } from "#records/fragment-mobs/records";
export { fragments } from "#records/fragments/records";
export { gameItems } from "#records/game-items/records";
export { holsterHosts } from "#records/holster-hosts/facts";
export { holsterModifications } from "#records/holster-modifications/facts";
export { holsterReasons } from "#records/holster-reasons/facts";
export { innerDuties } from "#records/inner-duties/records";
export { items } from "#records/items/records";
export { levelRules } from "#records/level-rules/facts";
export { lockboxes } from "#records/lockboxes/facts";
export { logograms } from "#records/logograms/records";
export { arrayNames } from "#records/mneme-arrays/words";
export { mnemes } from "#records/mnemes/records";
export { notoriousMonsters } from "#records/notorious-monsters/records";
export { phantomActions } from "#records/phantom-actions/records";
export { phantomTraits } from "#records/phantom-traits/records";
export { potFates } from "#records/pot-fates/records";
export { raidRequirements } from "#records/raid-requirements/facts";
export { regions } from "#records/regions/facts";
export { relicSteps } from "#records/relic-steps/records";
export { skirmishes } from "#records/skirmishes/records";
export { default as statusNames } from "#records/statuses/names/en";
export type {
  BunnyFate,
  DataCenter,
  Duel,
  Duty,
  Effect,
  Enemy,
  Engagement,
  Fate,
  FieldNote,
  Fragment,
  FragmentMob,
  FragmentSource,
  InnerDuty,
  Logogram,
  LogogramSource,
  Mneme,
  Note,
  NotoriousMonster,
  PotFate,
  Region,
  Skirmish,
  Stat,
  Status,
  WeatherFarm,
  World,
} from "#records/types";
export { unlocks } from "#records/unlocks/facts";
export { weatherFarms } from "#records/weather-farms/records";
export {
  atlas,
  findMap,
  findMarker,
  layersOf,
  type MapId,
  type MapMarker,
  mapPosition,
  mapToWorld,
  type NamedMarker,
  worldPosition,
  worldToMap,
} from "./atlas/index.ts";
export { holsterPath, holsterSets } from "./bozja/holster-sets/index.ts";
export type { HolsterHost, HolsterModification, HolsterSet } from "./bozja/holster-sets/types.ts";
export { categoryNames, sheetCategory } from "./bozja/lost-actions/category-names.ts";
export { lostActions } from "./bozja/lost-actions/index.ts";
export { type Job, type Role, roles } from "./bozja/lost-actions/roles.ts";
export { statusActions } from "./bozja/lost-actions/status-actions.ts";
export type { LostAction, LostActionCategory } from "./bozja/lost-actions/types.ts";
export { loadoutGuide, loadoutPath } from "./eureka/loadout-guide/index.ts";
export { logosActions } from "./eureka/logos-actions/index.ts";
export type { LogosAction, LogosRecipe } from "./eureka/logos-actions/types.ts";
export { defaultRegionId, regionOfTimeZone } from "./fields/regions/default.ts";
export { forecastFilters, resolveForecastFilter } from "./forecast-filters/index.ts";
export type { ForecastFilter } from "./forecast-filters/types.ts";
export { applyModification } from "./holster/modification.ts";
export {
  fragmentsYielding,
  type NeededAction,
  type NeededFragment,
  neededActions,
  neededFragments,
  USUAL_RUNS,
} from "./holster/needed.ts";
export { type HolsterBearer, type HolsterWarning, holsterWarnings } from "./holster/warnings.ts";
export { bagWeight, HOLSTER_CAPACITY, heldMaximum } from "./holster/weight.ts";
export { loadoutActions } from "./loadout/actions.ts";
export { expectedTries, recipeChance, synthesisChance } from "./loadout/synthesis.ts";
export { planLoadout } from "./loadout-plan/plan.ts";
export { rankRecipes } from "./loadout-plan/rank.ts";
export type { LoadoutPlan, PlanInput, Stock } from "./loadout-plan/types.ts";
export {
  joinNames,
  type LocalName,
  localName,
  type Names,
  type NameTable,
  type NameTables,
} from "./names.ts";
export * as occult from "./occult/index.ts";
export { experienceBetween } from "./occult/phantom-jobs/experience.ts";
export { phantomJobs } from "./occult/phantom-jobs/index.ts";
export type { PhantomAction, PhantomJob, PhantomTrait } from "./occult/phantom-jobs/types.ts";
export {
  buildIndex,
  closest,
  type SearchEntry,
  type SearchHit,
  type SearchIndex,
  search,
} from "./search/index.ts";
export {
  type DecodedHolster,
  decodeHolster,
  encodeHolster,
  type HolsterBags,
  type HolsterEntry,
} from "./share-codes/holster.ts";
export type { Ignored } from "./share-codes/ignored.ts";
export {
  type DecodedLoadout,
  decodeLoadout,
  encodeLoadout,
  type LoadoutTray,
} from "./share-codes/loadout.ts";
