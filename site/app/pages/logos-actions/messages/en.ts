import type { LogosActionGroup } from "@foray/fieldops/eureka/logos-actions/types";

const groups: Readonly<Record<LogosActionGroup, string>> = {
  wisdom: "Wisdoms",
  spirit: "Spirits",
  personal: "For yourself",
  beneficial: "Beneficial",
  other: "Other",
};

export const messages = {
  groups,
  title: "Logos Actions",
  lead: "Every action that mnemes make in Eureka: what it does, its recipes with their chances, and where the logograms drop.",
  eyebrow: "Eureka",
  back: "All logos actions",
  loading: "Loading…",
  wisdomsExclude: "Only one wisdom is borne at a time.",
  recipes: "Recipes",
  success: (percent: string) => `${percent} success`,
  logograms: (count: string) => `about ${count} logograms a success`,
  cheapest: "cheapest",
  recipeNote:
    "Counted as if a failure used up its mnemes too. With a second recipe in the other array the chance falls.",
  from: "How to get it",
  logogramFor: (percent: string, mneme: string) => `${percent} a logogram: ${mneme}`,
  usedIn: "Used in",
  usedInLoadouts: (count: number) => (count === 1 ? "1 loadout" : `${count} loadouts`),
  usedInNone: "In none of the recommended loadouts.",
  makeTitle: "What can I make?",
  makeLead: "Mark the mnemes you own. What they make stands below, best odds first.",
  makeNone: "Nothing marked yet.",
  makeNothing: "These make nothing together yet.",
  makeClear: "Clear all",
  makeOwned: "Mnemes you own",
  makeYield: (count: number) => (count === 1 ? "1 action" : `${count} actions`),
  makeNote: "Marked mnemes are taken to be there as often as a recipe needs them.",
};

export type LogosMessages = typeof messages;
