export { buyingCost, withBuyersFee } from "./cost.ts";
export { ItemPrice } from "./ItemPrice.tsx";
export {
  type Basis,
  countsOnly,
  figures,
  logogramItems,
  type OwnPrices,
  type UnitPrice,
  unitPrices,
} from "./logogram-prices.ts";
export { priceMessages } from "./messages.ts";
export { PricePlace } from "./PricePlace.tsx";
export { PriceStatus } from "./PriceStatus.tsx";
export type { ItemPrices } from "./prices.ts";
export { browserTimeZone, marketPlace, wholeRegion } from "./scope.ts";
export { useOnScreen } from "./use-on-screen.ts";
export { type PriceView, usePrices } from "./use-prices.ts";
