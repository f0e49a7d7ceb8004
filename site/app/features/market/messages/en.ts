import type { MarketTrouble } from "~/features/market/request.ts";

export const messages = {
  gil: (amount: string) => `${amount} gil`,
  market: "Market prices",
  changePlace: (place: string) => `${place}: change the region`,
  anyPlace: "Choose a region",
  idle: "Prices load once this section is visible.",
  loading: "Loading prices…",
  ready: "Prices are up to date.",
  nothing: "None of this is listed, and nothing was sold recently.",
  withFee: "with the 5% fee",
  feeIncluded: "Costs include the market board’s 5% fee.",
  source: "Prices: Universalis",
  /** Shown beside the place. */
  stale: (age: string) => `${age} old`,
  repeating: (trouble: string) => `${trouble}; trying again shortly.`,
  repeatingLater: (trouble: string) => `${trouble}; trying again in a minute.`,
  ended: (trouble: string) => `${trouble}.`,
  trouble: {
    offline: "You are offline; prices update when you are back online",
    rateLimited: "The price service asked us to wait after too many requests",
    refused: "The price service refused the request, most likely because there were too many",
    brokenOff: "The price service’s reply was cut off",
    unreachable: "The price service cannot be reached",
    failed: "The price service is not responding",
    unreadable: "The price service sent an unreadable reply",
    unknownPlace:
      "The price service does not recognize the chosen region, data center or world; choose another in Settings",
  } satisfies Readonly<Record<MarketTrouble, string>>,
  retry: "Try again",
  average: "Average sale",
  cheapest: "Cheapest",
  seen: (age: string) => `seen ${age} ago`,
  listing: (price: string, quantity: number, world: string) => `${price} × ${quantity} on ${world}`,
  listingHere: (price: string, quantity: number) => `${price} × ${quantity}`,
  empty: "No listings.",
  noSales: "no sales",
  unknown: "No prices for this item.",
  unmarketable: "Cannot be traded on the market board.",
  notHad: "Price unavailable.",
  waiting: "Loading price…",
};

export type PriceMessages = typeof messages;
