import type { MarketTrouble } from "~/market/request.ts";

export const messages = {
  gil: (amount: string) => `${amount} gil`,
  loading: (place: string) => `Fetching market prices for ${place} …`,
  ready: (place: string) => `Market prices for ${place}.`,
  source: "Prices: Universalis",
  stale: (age: string) => `Prices shown are ${age} old.`,
  repeating: "Trying again shortly.",
  repeatingLater: "Trying again in a minute.",
  trouble: {
    offline: "No network, so no new market prices. They come once you are back online.",
    rateLimited: "The price service asked us to wait: too many questions from here.",
    refused:
      "The price service turned us away without saying why; most likely there were too many questions from here.",
    brokenOff: "The answer of the price service broke off.",
    unreachable: "The price service cannot be reached: the network or the service is down.",
    failed: "The price service does not answer.",
    unreadable: "The price service sent something that is not prices.",
    unknownPlace:
      "The price service does not know the chosen region, data centre or world. Choose another in Settings.",
  } satisfies Readonly<Record<MarketTrouble, string>>,
  retry: "Try again",
  average: "Average sale",
  cheapest: "Cheapest",
  seen: (age: string) => `seen ${age} ago`,
  listing: (price: string, quantity: number, world: string) => `${price} × ${quantity} on ${world}`,
  listingHere: (price: string, quantity: number) => `${price} × ${quantity}`,
  empty: "No listings.",
  noSales: "no sales",
  unknown: "The service has no prices for this.",
  unmarketable: "Cannot be traded on the market board.",
  notHad: "No price could be had.",
  waiting: "Price to come …",
};

export type PriceMessages = typeof messages;
