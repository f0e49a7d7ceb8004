import type { LostActionCategory, LostActionExclusion } from "@foray/fieldops/bozja/lost-actions/types";

const categories: Readonly<Record<LostActionCategory, string>> = {
  offensive: "Offensive",
  defensive: "Defensive",
  restorative: "Restorative",
  beneficial: "Beneficial",
  tactical: "Tactical",
  detrimental: "Detrimental",
  item: "Items",
  essence: "Essences",
  deepEssence: "Deep essences",
  pureEssence: "Pure essences",
};

/** One category in the game, but separate in the list. */
const itemRelated: ReadonlySet<string> = new Set([
  categories.item,
  categories.essence,
  categories.deepEssence,
  categories.pureEssence,
]);

const exclusions: Readonly<Record<LostActionExclusion, string>> = {
  attackType: "Only one of these sets your attack type; the latest one applies.",
  banner: "Only one banner can be active at a time.",
  essence: "Only one essence can be active at a time.",
  movementSpeed: "These do not stack.",
  statusWard: "These do not stack.",
};

const head = {
  listText: (lead: string) => `${lead} With search, roles, weights, sources and prices.`,
  title: (name: string) => `${name}: effects and how to get it`,
  text: (name: string, category: string, weight: number) =>
    `${name}, a lost action from Bozja and Zadnor (${itemRelated.has(category) ? "Item-related" : category}, weight ${weight}): what it does, who can use it, which fragment it comes from and where that drops.`,
};

export const messages = {
  head,
  categories,
  exclusions,
  title: "Lost Actions",
  lead: "Every lost action in Bozja and Zadnor: what it does and how to get it.",
  eyebrow: "Bozja and Zadnor",
  back: "All lost actions",
  loading: "Loading…",
  usual: "Common in Delubrum Reginae (Savage)",
  from: "How to get it",
  appraised: (chance: number) =>
    chance === 1 ? "Its only possible result" : `One of ${chance} possible results`,
  rank: (rank: string) => `resistance rank ${rank} or higher`,
  usedIn: "Used in",
  usedInHolsters: (count: number) => (count === 1 ? "1 holster" : `${count} holsters`),
  usedInNone: "Not in any published holster.",
  siblings: (fragment: string) => `Also from ${fragment}`,
  makeTitle: "What can I get?",
  makeLead: "Select the fragments you own. What they can yield appears below, best odds first.",
  makeOdds: (odds: string) => `${odds} per fragment`,
  makeNote: "Assumes each possible action is equally likely; the game does not publish odds.",
  makeNone: "Nothing selected yet.",
  makeClear: "Clear all",
  makeOwned: "Fragments you own",
  makeYield: (count: number) => (count === 1 ? "1 action" : `${count} actions`),
};

export type LostMessages = typeof messages;
