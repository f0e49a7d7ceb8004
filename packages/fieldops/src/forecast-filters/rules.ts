/**
 * Every forecast filter without names and without details (a third of the bytes of all facts): notorious monsters, farms, collections.
 */
export { filterRules } from "#records/forecast-filters/rules";
