import type { LogosActionGroup } from "@foray/fieldops/eureka/logos-actions/types";

const groups: Readonly<Record<LogosActionGroup, string>> = {
  wisdom: "Wisdoms",
  spirit: "Spirits",
  personal: "Personal",
  beneficial: "Beneficial",
  other: "Other",
};

const head = {
  listText: (lead: string) => `${lead} With search, roles, expected costs and prices.`,
  title: (name: string) => `${name}: effects, recipes and logograms`,
  text: (name: string, recipes: number) =>
    `${name}, a Eureka logos action: what it does, who can use it, ${recipes === 1 ? "its recipe with its success rate" : `its ${recipes} recipes with their success rates`}, and where the logograms drop.`,
};

export const messages = {
  head,
  groups,
  title: "Logos Actions",
  lead: "Every logos action in Eureka: what it does, its recipes and success rates, and where the logograms drop.",
  eyebrow: "Eureka",
  back: "All logos actions",
  loading: "Loading…",
  wisdomsExclude: "Only one wisdom can be active at a time.",
  recipes: "Recipes",
  success: (percent: string) => `${percent} success`,
  logograms: (count: string) => `about ${count} logograms per success`,
  cheapest: "cheapest",
  recipeNote:
    "Assumes a failure also uses up its mnemes. A second recipe in the other array lowers the success rate.",
  from: "How to get it",
  logogramFor: (percent: string, mneme: string) => `${percent} per logogram: ${mneme}`,
  usedIn: "Used in",
  usedInLoadouts: (count: number) => (count === 1 ? "1 loadout" : `${count} loadouts`),
  usedInNone: "Not in any recommended loadout.",
  makeTitle: "What can I make?",
  makeLead: "Select the mnemes you own. What they make appears below, best odds first.",
  makeNone: "Nothing selected yet.",
  makeNothing: "These do not make anything yet.",
  makeClear: "Clear all",
  makeOwned: "Mnemes you own",
  makeYield: (count: number) => (count === 1 ? "1 action" : `${count} actions`),
  makeNote: "Assumes you have enough of each selected mneme.",
};

export type LogosMessages = typeof messages;
