/** Every forecast filter without its names and its details, which only guides need. */
export { filterRules } from "#records/forecast-filters/rules";
