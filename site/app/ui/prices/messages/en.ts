import type { MarketTrouble } from "~/market/request.ts";

export const messages = {
  gil: (amount: string) => `${amount} gil`,
  loading: (place: string) => `Fetching market prices for ${place} …`,
  ready: (place: string) => `Market prices for ${place}.`,
  source: "Prices: Universalis",
  stale: (age: string) => `Prices shown are ${age} old.`,
  repeating: "Trying again shortly.",
  trouble: {
    offline: "No network, so no new market prices. They come once you are back online.",
    rateLimited: "The price service turned us away for now: too many questions, or it cannot be reached.",
    failed: "The price service does not answer.",
    unreadable: "The price service sent something that is not prices.",
    unknownPlace:
      "The price service does not know the chosen region, data centre or world. Choose another in Settings.",
  } as Readonly<Record<MarketTrouble, string>>,
  retry: "Try again",
  average: "Average sale",
  cheapest: "Cheapest",
  listing: (price: string, quantity: number, world: string) => `${price} × ${quantity} on ${world}`,
  listingHere: (price: string, quantity: number) => `${price} × ${quantity}`,
  empty: "No listings.",
  noSales: "no sales",
  unknown: "The service has no prices for this.",
  unmarketable: "Cannot be traded on the market board.",
  waiting: "Price to come …",
};

export type PriceMessages = typeof messages;
