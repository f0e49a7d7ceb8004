import type { LogogramMob } from "@foray/fieldops/eureka/logograms/types";

const elements: Readonly<Record<LogogramMob["element"], string>> = {
  fire: "Fire",
  ice: "Ice",
  wind: "Wind",
  earth: "Earth",
  lightning: "Lightning",
  water: "Water",
};

export const messages = {
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

export type LogogramSourceMessages = typeof messages;
