import type { GuidePageWords } from "../../frame/types.ts";
import type { BozjaGuidePage } from "../pages.ts";

const pages: Readonly<Record<BozjaGuidePage, GuidePageWords>> = {
  ranks: {
    title: "Ranks and mettle",
    lead: "What each resistance rank unlocks, and how to earn the mettle for it.",
    first: [
      "Enter on a job at or above the level in the table; higher levels are synced.",
      "Take part in skirmishes and critical engagements: both award mettle.",
      "Rank up when you have enough: the table shows what unlocks.",
    ],
  },
  clusters: {
    title: "Bozjan clusters",
    lead: "Which enemies drop clusters, and which fragments you can buy with them.",
    first: [
      "Fight magitek enemies: the map shows every spawn point.",
      "Check what clusters buy before you farm.",
      "Trade clusters to the quartermaster for the fragments below.",
    ],
  },
  finds: {
    title: "Lost finds",
    lead: "From forgotten fragments to lost actions in your holster.",
    first: [
      "Farm fragments in their weather, or in skirmishes and critical engagements.",
      "Have them appraised: each turns into one of its lost actions at random.",
      "Fill your holster up to its weight limit and set two actions to use.",
    ],
  },
  duels: {
    title: "Duels",
    lead: "One player against one boss.",
    first: [
      "Take part in the critical engagement that leads to the duel.",
      "Only one player gets in: the table shows the time limit.",
      "Bring an essence and actions that keep you alive without a healer.",
    ],
  },
  castrum: {
    title: "Castrum Lacus Litore",
    lead: "Who can join the siege in the Southern Front, and how a group prepares.",
    first: [
      "Reach the rank in the table.",
      "Be in the zone when the siege opens: the table shows how many can join.",
      "In a group, share seats and tasks as one link.",
    ],
  },
  dalriada: {
    title: "The Dalriada",
    lead: "Who can board the Dalriada in Zadnor, and how a group prepares.",
    first: [
      "Reach the final rank and finish the quest in the table.",
      "Be in the zone when it opens: the table shows how many can join.",
      "In a group, share seats and tasks as one link.",
    ],
  },
};

export const messages = {
  pages,
  title: "Bozja Guide",
  lead: "Short pages on ranks, clusters, lost finds, duels and the two sieges of the Bozjan Southern Front and Zadnor, all built from the almanac’s data.",
  eyebrow: "Bozja and Zadnor",
  rank: "Rank",
  opens: "What each rank unlocks",
  fragment: "Forgotten fragment",
  clusters: "Clusters",
  kind: "Kind",
  zone: "Zone",
  mettle: "Mettle",
  jobLevel: "Job level",
  syncedTo: "Synced to",
  weight: "Possible lost actions",
  duel: "Duel",
  boss: "Boss",
  calledBy: "Triggered by",
  place: "Location",
  players: "Players",
  advised: "Recommended",
  minutes: "Minutes at the start",
  minutesMore: (minutes: string, more: string) => `${minutes}, plus ${more} per boss and for the prisoners`,
  minutesMoreUnknown: (minutes: string) => `${minutes}, plus more after encounters`,
  skirmishes: "Skirmishes",
  engagements: "Critical engagements",
};

export type BozjaGuideMessages = typeof messages;
