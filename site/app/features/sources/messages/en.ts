const elements: Readonly<Record<LogogramMob["element"], string>> = {
  fire: "Fire",
  ice: "Ice",
  wind: "Wind",
  earth: "Earth",
  lightning: "Lightning",
  water: "Water",
};

const logograms = {
  elements,
  sources: (logogram: string) => `Sources of ${logogram}`,
  kinds: {
    bunnyCoffer: "Bunny coffer",
    mob: "Enemies",
    reflect: "Reflect farm",
    notoriousMonster: "Notorious monsters",
    chain: "Chain",
    lockbox: "Lockbox",
    duty: "Duty",
    marketBoard: "Market board",
  },
  coffers: { bronze: "Bronze", silver: "Silver", gold: "Gold" },
  level: (level: number) => `level ${level}`,
  adapted: "once adapted",
  syncTo: (monster: string) => `sync to ${monster}`,
  chain: (count: number) => `Any ${count} kills in a row`,
  fate: (name: string) => `FATE “${name}”`,
  next: (duration: string, time: string) => `Next weather in ${duration} (${time})`,
  running: (duration: string) => `The weather is up, ${duration} left`,
  times: "All farm times",
};

import type { FragmentSource, LogogramMob } from "@foray/fieldops/records/types";
export const messages = {
  logograms,
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
