import type { FragmentSource } from "@foray/fieldops/bozja/fragments/types";

export const messages = {
  kinds: {
    starMob: "Star-rank enemies",
    mob: "Enemies",
    reflect: "Reflect farm",
    skirmish: "Skirmishes",
    criticalEngagement: "Critical engagements",
    duty: "Duty",
    exchange: "Exchange",
    marketBoard: "Market board",
  } satisfies Readonly<Record<FragmentSource["type"], string>>,
  place: (zone: string, area: number) => `${zone}, area ${area}`,
  night: "at night",
  chain: (kills: number) => `chains of ${kills} with Lost Reflect`,
  rank: (rank: number) => `rank ${rank}`,
  exchange: (cost: number, currency: string, quantity: number) => `${quantity} for ${cost} × ${currency}`,
  next: "Next weather",
  now: (time: string) => `now, until ${time}`,
  in: (duration: string, time: string) => `in ${duration}, ${time}`,
  allTimes: "All times",
  noWindow: "none in the next few days",
  upcoming: "Next windows",
};

export type SourceMessages = typeof messages;
