import type { GuidePageWords } from "~/ui/guide/types.ts";
import type { DrsGuidePage } from "../pages.ts";

const pages: Readonly<Record<DrsGuidePage, GuidePageWords>> = {
  entry: {
    title: "Entry",
    lead: "Rank, mettle, quests and size of the group.",
    first: [
      "Rise to the rank in the table and keep the mettle it asks for.",
      "Finish both quests.",
      "Join a group that hosts, or write your own: seats, tasks and kit in one link.",
    ],
  },
  roles: {
    title: "Roles and holsters",
    lead: "What each role brings: essence and actions.",
    first: [
      "Choose a holster made for your role and run.",
      "See what its actions do, and which of them you own.",
      "Count what you lack: each holster page sums it up with prices.",
    ],
  },
  fights: {
    title: "Fights",
    lead: "Which lost actions each fight asks for.",
    first: [
      "See which fight needs what, and put it in the right bag.",
      "Agree who casts what before the pull.",
      "Publish the holsters of your own group.",
    ],
  },
};

export const messages = {
  pages,
  title: "DRS Guide",
  lead: "Short pages on entry, roles and fights of Delubrum Reginae (Savage), each made from the almanac's records.",
  eyebrow: "Delubrum Reginae (Savage)",
  rank: "Rank",
  mettle: "Mettle",
  players: "Players",
  minutes: "Minutes",
  role: "Role",
  essence: "Essence",
  actions: "Actions",
  fight: "Fight",
  roles: { tank: "Tank", healer: "Healer", melee: "Melee", ranged: "Ranged", caster: "Caster" },
};

export type DrsGuideMessages = typeof messages;
