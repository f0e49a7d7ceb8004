import type { GuidePageWords } from "~/ui/guide/types.ts";
import type { EurekaGuidePage } from "../pages.ts";

const pages: Readonly<Record<EurekaGuidePage, GuidePageWords>> = {
  levels: {
    title: "Elemental levels",
    lead: "How far each zone takes you, what the magia board does, and what the weekly log gives.",
    first: [
      "Bring a job of the level in the table: each zone raises your elemental level further.",
      "Turn the magia board so that your attack has the element your enemy is weak to.",
      "Join fights over notorious monsters near your level: the table says what calls them.",
    ],
  },
  logos: {
    title: "Logograms and logos actions",
    lead: "From the logogram that drops to the action you cast.",
    first: [
      "Collect logograms: enemies of one weather and bunny coffers drop them.",
      "Have them appraised: each becomes one of its mnemes by chance.",
      "Combine mnemes: every action lists its recipes and their odds.",
    ],
  },
  lockboxes: {
    title: "Lockboxes",
    lead: "Which box comes from where, and what is found in it most.",
    first: [
      "Notorious monsters give the box of their zone; warped boxes come from enemies that weather has changed.",
      "Build a chain before the weather: see how for each warped box.",
      "Look at what a box holds before you sell it unopened.",
    ],
  },
  bunnies: {
    title: "Happy bunnies",
    lead: "The FATEs that send a bunny after you, and the coffers it finds.",
    first: [
      "Finish a bunny FATE: the table says where each one is.",
      "Let the bunny lead you; the map has every place where a coffer was found.",
      "Note the end of the FATE: the board says when it may come again.",
    ],
  },
  relics: {
    title: "Relic weapons",
    lead: "Every step of a Eureka weapon and what it asks for.",
    first: [
      "Begin with the weapon of your job's quest line; each step takes the one before it.",
      "The last step of Anemos asks for Pazuzu's feathers: see when he comes.",
      "The very last asks for fragments from the Baldesion Arsenal.",
    ],
  },
  arsenal: {
    title: "The Baldesion Arsenal",
    lead: "Who gets in, what each role carries, and when the group gathers.",
    first: [
      "Reach the elemental level in the table and make the wisdom of your role.",
      "Pick a loadout for your place in the party.",
      "Stand at your portal in time: they are numbered by section.",
    ],
  },
};

export const messages = {
  pages,
  title: "Eureka Guide",
  lead: "Short pages on levels, logos actions, boxes, bunnies, relics and the Baldesion Arsenal, each made from the almanac's records.",
  eyebrow: "Eureka",
  zone: "Zone",
  jobLevel: "Job level",
  mostLevel: "Up to level",
  players: "Players",
  minutes: "Minutes",
  weekly: "Weekly log",
  logogram: "Logogram",
  mnemes: "Mnemes by chance",
  forecast: "Forecast",
  box: "Lockbox",
  holds: "Contents and odds",
  fate: "FATE",
  level: "Level",
  place: "Place",
  coffers: "Coffers on the map",
  step: "Step",
  elementalLevel: "Elemental level",
  everyone: "Everyone brings",
  role: "Role",
  brings: "Brings",
  roles: { tank: "Tank", healer: "Healer", melee: "Melee", ranged: "Ranged", caster: "Caster" },
};

export type EurekaGuideMessages = typeof messages;
