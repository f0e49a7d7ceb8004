import type { GuidePageWords } from "~/ui/guide/types.ts";
import type { BozjaGuidePage } from "../pages.ts";

const pages: Readonly<Record<BozjaGuidePage, GuidePageWords>> = {
  ranks: {
    title: "Ranks and mettle",
    lead: "What each resistance rank opens, and what gives the mettle for it.",
    first: [
      "Enter with a job of the level in the table; higher ones are synced.",
      "Take part in skirmishes and engagements: both give mettle.",
      "Rise in rank when you have enough: the table says what opens.",
    ],
  },
  clusters: {
    title: "Bozjan clusters",
    lead: "Which enemies drop clusters, and the fragments that they buy.",
    first: [
      "Fight magitek enemies: every place where they stand is on the map.",
      "See below what a cluster buys before you farm.",
      "Exchange clusters at the quartermaster for the fragments below.",
    ],
  },
  finds: {
    title: "Lost finds",
    lead: "From forgotten fragments to lost actions in your holster.",
    first: [
      "Farm fragments by their weather, or in skirmishes and engagements.",
      "Have them appraised: each gives one of its lost actions.",
      "Fill your holster up to the weight it holds, and set two actions to use.",
    ],
  },
  duels: {
    title: "Duels",
    lead: "Fights of one player against one boss.",
    first: [
      "Take part in the engagement that calls the duel.",
      "One player alone is let in: the table says for how long.",
      "Bring an essence and actions that keep you alive without a healer.",
    ],
  },
  castrum: {
    title: "Castrum Lacus Litore",
    lead: "Who is let into the siege of the Southern Front, and how a group prepares.",
    first: [
      "Rise to the rank in the table.",
      "Be in the field when the siege opens: the table says how many it takes.",
      "With a group: share seats and tasks in one link.",
    ],
  },
  dalriada: {
    title: "The Dalriada",
    lead: "Who is let onto the fortress ship of Zadnor, and how a group prepares.",
    first: [
      "Rise to the last rank and finish the quest in the table.",
      "Be in the field when it opens: the table says how many it takes.",
      "With a group: share seats and tasks in one link.",
    ],
  },
};

export const messages = {
  pages,
  title: "Bozja Guide",
  lead: "Short pages on ranks, clusters, lost finds, duels and the two sieges of the Bozjan Southern Front and Zadnor, each made from the almanac's records.",
  eyebrow: "Bozja and Zadnor",
  rank: "Rank",
  opens: "What each rank opens",
  fragment: "Forgotten fragment",
  clusters: "Clusters",
  kind: "Kind",
  zone: "Zone",
  mettle: "Mettle",
  jobLevel: "Job level",
  syncedTo: "Synced to",
  weight: "Lost actions by chance",
  duel: "Duel",
  boss: "Boss",
  calledBy: "Called by",
  place: "Place",
  players: "Players",
  advised: "Advised",
  minutes: "Minutes",
  skirmishes: "Skirmishes",
  engagements: "Engagements",
};

export type BozjaGuideMessages = typeof messages;
