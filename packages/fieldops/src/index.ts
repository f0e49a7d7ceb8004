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
export { type BunnyFate, bunnyFates } from "./bunny-fates/index.ts";
export { type Duel, duels } from "./duels/index.ts";
export { type Duty, duties, type InnerDuty, innerDuties } from "./duties/index.ts";
export { type Enemy, enemies } from "./enemies/index.ts";
export { type Engagement, engagements } from "./engagements/index.ts";
export { type Fate, fates } from "./fates/index.ts";
export { type FieldNote, fieldNotes } from "./field-notes/index.ts";
export { type ForecastFilter, forecastFilters, resolveForecastFilter } from "./forecast-filters/index.ts";
export { clusterMobPoints } from "./fragments/cluster-mobs.ts";
export { fragmentMobs, fragments } from "./fragments/index.ts";
export type { Fragment, FragmentMob, FragmentSource } from "./fragments/types.ts";
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
export { holsterHosts } from "./holster-sets/facts.ts";
export { holsterPath, holsterSets } from "./holster-sets/index.ts";
export { holsterModifications } from "./holster-sets/modifications.ts";
export type { HolsterHost, HolsterModification, HolsterSet } from "./holster-sets/types.ts";
export { items } from "./items/index.ts";
export { lockboxes } from "./items/lockboxes.ts";
export { loadoutActions } from "./loadout/actions.ts";
export { expectedTries, recipeChance, synthesisChance } from "./loadout/synthesis.ts";
export { loadoutGuide, loadoutPath } from "./loadout-guide/index.ts";
export { planLoadout } from "./loadout-plan/plan.ts";
export { rankRecipes } from "./loadout-plan/rank.ts";
export type { LoadoutPlan, PlanInput, Stock } from "./loadout-plan/types.ts";
export { logograms } from "./logograms/index.ts";
export type { Logogram, LogogramSource } from "./logograms/types.ts";
export { logosActions } from "./logos-actions/index.ts";
export type { LogosAction, LogosRecipe } from "./logos-actions/types.ts";
export { categoryNames, sheetCategory } from "./lost-actions/category-names.ts";
export {
  type Effect,
  type Note,
  type Stat,
  type Status,
  statusActions,
  statusNames,
} from "./lost-actions/effects.ts";
export { lostActions } from "./lost-actions/index.ts";
export { type Job, type Role, roles } from "./lost-actions/roles.ts";
export type { LostAction, LostActionCategory } from "./lost-actions/types.ts";
export { arrayNames } from "./mnemes/array-names.ts";
export { mnemes } from "./mnemes/index.ts";
export type { Mneme } from "./mnemes/types.ts";
export {
  joinNames,
  type LocalName,
  localName,
  type Names,
  type NameTable,
  type NameTables,
} from "./names.ts";
export { type NotoriousMonster, notoriousMonsters } from "./notorious-monsters/index.ts";
export * as occult from "./occult/index.ts";
export {
  experienceBetween,
  type PhantomAction,
  type PhantomJob,
  type PhantomTrait,
  phantomActions,
  phantomJobs,
  phantomNotes,
  phantomTraits,
} from "./phantom-jobs/index.ts";
export { type PotFate, potFates } from "./pot-fates/index.ts";
export { defaultRegionId, regions } from "./regions/index.ts";
export type { DataCenter, Region, World } from "./regions/types.ts";
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
export { type Skirmish, skirmishes } from "./skirmishes/index.ts";
export { type WeatherFarm, weatherFarms } from "./weather-farms/index.ts";
