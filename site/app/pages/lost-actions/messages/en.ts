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

const exclusions: Readonly<Record<LostActionExclusion, string>> = {
  attackType: "Only one of these decides how attacks count; the later one takes over.",
  banner: "Only one banner flies at a time.",
  essence: "Only one essence is borne at a time.",
  movementSpeed: "These do not add up.",
  statusWard: "These do not add up.",
};

export const messages = {
  categories,
  exclusions,
  title: "Lost Actions",
  lead: "Every action that a holster of Bozja and Zadnor can hold: what it does, and how to get it.",
  eyebrow: "Bozja and Zadnor",
  back: "All lost actions",
  loading: "Loading…",
  usual: "Usual in Delubrum Reginae (Savage)",
  from: "How to get it",
  appraised: (chance: number) =>
    chance === 1 ? "It yields nothing else" : `One of ${chance} things it can yield`,
  rank: (rank: string) => `from resistance rank ${rank}`,
  usedIn: "Used in",
  usedInHolsters: (count: number) => (count === 1 ? "1 holster" : `${count} holsters`),
  usedInNone: "In none of the published holsters.",
  inHolster: "Start a holster",
  siblings: (fragment: string) => `Also from ${fragment}`,
  makeTitle: "What can I make?",
  makeLead: "Mark the fragments you own. What they can yield stands below, best odds first.",
  makeOdds: (odds: string) => `${odds} a fragment`,
  makeNote:
    "Odds as if a fragment yielded each of its actions equally often; the game does not publish them.",
  makeNone: "Nothing marked yet.",
  makeClear: "Clear all",
  makeOwned: "Fragments you own",
  makeYield: (count: number) => (count === 1 ? "1 action" : `${count} actions`),
};

export type LostMessages = typeof messages;
