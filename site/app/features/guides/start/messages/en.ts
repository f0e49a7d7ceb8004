export type OperationWords = Readonly<{
  what: string;
  gets: readonly string[];
  steps: readonly [string, string, string, string, string];
}>;

const operations: Readonly<Record<"eureka" | "arsenal" | "bozja" | "occult", OperationWords>> = {
  eureka: {
    what: "Four zones for level 70 jobs. Everyone starts at elemental level 1, and groups hunt notorious monsters, many of which need certain weather or night. Since patch 7.5, free trial players can enter too.",
    gets: ["Eureka weapons, step by step", "Lockboxes and bunny coffers", "Logos actions"],
    steps: [
      "Enter Eureka Anemos on a job at the level above.",
      "Find the aetherytes and quest NPCs on the map.",
      "Rotate the magia board so your attacks have the element your target is weak to.",
      "Choose a notorious monster near your level and help spawn it.",
      "See when the next ones get their weather, and set an alarm.",
    ],
  },
  arsenal: {
    what: "The raid inside Eureka Hydatos, for a group that has finished Eureka. You enter through portals, each with its own number.",
    gets: ["Eureka fragments for the last step of a Eureka weapon"],
    steps: [
      "Reach the elemental level above.",
      "Make your role’s wisdom from mnemes.",
      "Choose a loadout for your place in the party.",
      "Join a run, or plan your own with seats and passcodes.",
      "Find your portal on the map and be there on time.",
    ],
  },
  bozja: {
    what: "Two battlefields, the Bozjan Southern Front and Zadnor, where mettle raises your resistance rank, and the raid Delubrum Reginae. You bring lost actions in a holster. Since patch 7.5, free trial players can enter too.",
    gets: ["Resistance weapons", "Lost actions", "Field notes"],
    steps: [
      "Enter the Bozjan Southern Front: see what each rank unlocks.",
      "Join skirmishes and critical engagements: both award mettle.",
      "Check the board for what is up and what can spawn next.",
      "Have forgotten fragments appraised and fill your holster.",
      "Rank up when you have enough mettle.",
    ],
  },
  occult: {
    what: "Two zones for level 100 jobs, South Horn and North Horn. You raise your knowledge level, add a phantom job to your own, and prepare for the Forked Tower.",
    gets: ["Phantom weapons", "Phantom jobs", "Gear and more for silver and gold"],
    steps: [
      "Enter South Horn on a job at the level and item level above.",
      "Choose a phantom job.",
      "Fight enemies at your own level: the map shows every level.",
      "Join every Critical Encounter that spawns: they give the most.",
      "See what silver and gold buy before you spend them.",
    ],
  },
};

export const messages = {
  title: "Start Here",
  description:
    "New to Eureka, the Baldesion Arsenal, Bozja or the Occult Crescent? What each one is, how to unlock it, and your first hour.",
  lead: "Each field operation in brief: what it is, what you get, how to unlock it, and your first hour.",
  gets: "What you get",
  operationsNav: "Field operations",
  sources: "Most quests, NPCs and requirements here come from only one source.",
  newHere: "New here? Start here",
  unlock: "How to unlock it",
  firstHour: "Your first hour",
  more: "Learn more",
  names: { eureka: "Eureka", bozja: "Bozja and Zadnor", occult: "Occult Crescent" },
  quest: "Quest",
  after: "Prerequisite",
  story: (zone: string) => `the story of ${zone}`,
  npc: "NPC",
  does: {
    start: "NPC (first quest)",
    quest: "NPC (quest)",
    entry: "NPC (entry)",
    story: "NPC (story inside)",
  },
  level: "Job level",
  itemLevel: "Item level",
  noItemLevel: "any",
  elementalLevel: "Elemental level",
  rank: "Resistance rank",
  mettle: "Mettle",
  operations,
};

export type StartMessages = typeof messages;
