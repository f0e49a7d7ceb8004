export { jobLevels, noLevels, withLevel } from "./job-levels.ts";
export { ownedMarks, tickedIds } from "./marks.ts";
export {
  MOST_OWNED,
  noOwned,
  type Owned,
  type OwnedId,
  ownedThings,
  printOwned,
  type ReadOwned,
  readOwned,
  setOwned,
} from "./owned.ts";
export type { Counts } from "./shape.ts";
export {
  MOST_OWNED as MOST_IN_STOCK,
  ownPricesPreference,
  printStock,
  type ReadStock,
  readStock,
  stockPreference,
  withOwned,
} from "./stock.ts";
