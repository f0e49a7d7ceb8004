export { jobLevels, noLevels, withLevel } from "./job-levels.ts";
export { ownedMarks, tickedIds } from "./marks.ts";
export {
  MAX_OWNED,
  noOwned,
  type Owned,
  type OwnedId,
  ownedItems,
  printOwned,
  type ReadOwned,
  readOwned,
  setOwned,
} from "./owned.ts";
export type { Counts } from "./shape.ts";
export {
  MAX_OWNED as MAX_IN_STOCK,
  ownPricesPreference,
  printStock,
  type ReadStock,
  readStock,
  stockPreference,
  withOwned,
} from "./stock.ts";
