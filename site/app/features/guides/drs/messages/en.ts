import type { GuidePageWords } from "../../frame/types.ts";
import type { DrsGuidePage } from "../pages.ts";

const pages: Readonly<Record<DrsGuidePage, GuidePageWords>> = {
  entry: {
    title: "Entry",
    lead: "Rank, mettle, quests and group size.",
    first: [
      "Reach the rank in the table and keep the mettle it requires.",
      "Finish both quests.",
      "Join a hosted run or plan your own: seats, tasks and holsters in one link.",
    ],
  },
  roles: {
    title: "Roles and holsters",
    lead: "What each role brings: an essence and actions.",
    first: [
      "Choose a holster for your role and run type.",
      "Check what its actions do and which ones you own.",
      "See what you still need: each holster page adds it up, with prices.",
    ],
  },
  fights: {
    title: "Fights",
    lead: "Which lost actions each fight calls for.",
    first: [
      "See which fight needs what, and put it in the right bag.",
      "Agree on who casts what before the pull.",
      "Publish the holsters of your own group.",
    ],
  },
};

export const messages = {
  pages,
  title: "DRS Guide",
  lead: "Short pages on entry, roles and fights in Delubrum Reginae (Savage), all built from the almanac’s data.",
  eyebrow: "Delubrum Reginae (Savage)",
  rank: "Rank",
  mettle: "Mettle",
  players: "Players",
  role: "Role",
  essence: "Essence",
  actions: "Actions",
  fight: "Fight",
  roles: { tank: "Tank", healer: "Healer", melee: "Melee", ranged: "Ranged", caster: "Caster" },
};

export type DrsGuideMessages = typeof messages;
