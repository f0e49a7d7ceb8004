import type { GuidePageWords } from "../../frame/types.ts";
import type { EurekaGuidePage } from "../pages.ts";

const pages: Readonly<Record<EurekaGuidePage, GuidePageWords>> = {
  levels: {
    title: "Elemental levels",
    lead: "How far each zone takes you, what the magia board does, and what the Challenge Log gives.",
    first: [
      "Bring a job at the level in the table; each zone raises your elemental level cap.",
      "Rotate the magia board so your attacks have the element your target is weak to.",
      "Join NM fights near your level: the table shows what spawns each one.",
    ],
  },
  logos: {
    title: "Logograms and logos actions",
    lead: "From the logogram that drops to the action you cast.",
    first: [
      "Collect logograms from weather enemies and bunny coffers.",
      "Have them appraised: each becomes one of its mnemes at random.",
      "Combine mnemes: every action lists its recipes and their odds.",
    ],
  },
  lockboxes: {
    title: "Lockboxes",
    lead: "Where each box comes from, and what it usually contains.",
    first: [
      "Notorious monsters drop their zone’s lockbox; warped lockboxes come from mutated or adapted enemies.",
      "Build your chain before the weather starts: each warped lockbox has a guide.",
      "Check what a box contains before you sell it unopened.",
    ],
  },
  bunnies: {
    title: "Happy bunnies",
    lead: "The FATEs that reward you with a bunny, and the coffers it finds.",
    first: [
      "Finish a bunny FATE: the table says where each one is.",
      "Follow the bunny; the map shows every known coffer spot.",
      "Log when it spawns and when it ends: the board counts from its end to the next one.",
    ],
  },
  relics: {
    title: "Relic weapons",
    lead: "Every step of a Eureka weapon and what it needs.",
    first: [
      "Start with your job’s quest weapon; each step needs the one before it.",
      "The last Anemos step needs Pazuzu’s feathers: see when he spawns.",
      "The final step needs Eureka fragments from the Baldesion Arsenal.",
    ],
  },
  arsenal: {
    title: "The Baldesion Arsenal",
    lead: "Who gets in, what each role brings, and when the group gathers.",
    first: [
      "Reach the elemental level in the table and make your role’s wisdom.",
      "Pick a loadout for your place in the party.",
      "Be at your portal on time: portals are numbered by section.",
    ],
  },
};

export const messages = {
  pages,
  title: "Eureka Guide",
  lead: "Short pages on levels, logos actions, boxes, bunnies, relics and the Baldesion Arsenal, all built from the almanac’s data.",
  eyebrow: "Eureka",
  zone: "Zone",
  jobLevel: "Job level",
  mostLevel: "Up to level",
  players: "Players",
  minutes: "Minutes",
  weekly: "Challenge Log",
  logogram: "Logogram",
  mnemes: "Possible mnemes",
  forecast: "Forecast",
  box: "Lockbox",
  holds: "Contents and odds",
  fate: "FATE",
  level: "Level",
  place: "Location",
  coffers: "Coffers on the map",
  step: "Step",
  elementalLevel: "Elemental level",
  everyone: "Everyone brings",
  role: "Role",
  brings: "Brings",
  roles: { tank: "Tank", healer: "Healer", melee: "Melee", ranged: "Ranged", caster: "Caster" },
};

export type EurekaGuideMessages = typeof messages;
