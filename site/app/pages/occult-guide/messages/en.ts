import type { GuidePageWords } from "~/ui/guide/types.ts";
import type { OccultGuidePage } from "../pages.ts";

const pages: Readonly<Record<OccultGuidePage, GuidePageWords>> = {
  entering: {
    title: "Getting in",
    lead: "What each zone asks of you, how long an instance lasts, and whom to speak to.",
    first: [
      "Have a job of the level and the item level in the table.",
      "Speak to the people below in order; the last leads you in.",
      "Take the phantom job that your group lacks.",
    ],
  },
  knowledge: {
    title: "Knowledge levels",
    lead: "Your level inside the Crescent: what each one costs, and what is left to go.",
    first: [
      "Fight enemies of your own level: the map has every level.",
      "Stay with a party close in level, and keep the chain of kills going.",
      "Critical encounters give most: join each one that is called.",
    ],
  },
  jobs: {
    title: "Phantom jobs",
    lead: "How every job is unlocked. Its own page tells all about it.",
    first: [
      "Choose a job by what it brings to others.",
      "Buy soul shards with the zone's silver and gold.",
      "Others come from encounters: see the table.",
    ],
  },
  encounters: {
    title: "Encounters and FATEs",
    lead: "Critical encounters and FATEs, what calls them, their weakness, and what they give.",
    first: [
      "Look where each stands, and at its weakness.",
      "Note the end of an encounter on the board: it counts the rest.",
      "Call the ones that an enemy begins by killing that enemy.",
    ],
  },
  treasure: {
    title: "Treasure and pots",
    lead: "Coffers, carrots and the Magic Pots with what theirs hold.",
    first: [
      "Walk a round of coffers: the map draws the shortest.",
      "Note a pot FATE: the board tells when its partner comes.",
      "Look for carrots: the map has every place where one lies.",
    ],
  },
  shops: {
    title: "Currencies and shops",
    lead: "What is earned where, and everything it buys.",
    first: [
      "See what your currency buys before you spend it.",
      "Find the shops on the map.",
      "Gear that is upgraded with gear stands among the exchanges.",
    ],
  },
  demiatma: {
    title: "Demiatma and dispellers",
    lead: "The crystals that phantom weapons ask for, by the places that give them.",
    first: [
      "Choose the crystal that your weapon asks for next.",
      "Fight in its grounds: the map draws them.",
      "Encounters there give it too.",
    ],
  },
  weather: {
    title: "Weather",
    lead: "Which enemies stand only under a weather.",
    first: [
      "Find the next time of a weather.",
      "See where its enemies stand.",
      "Some stand at night only: the table says which.",
    ],
  },
  tower: {
    title: "The Forked Tower",
    lead: "Who is let in, how many, when, and what waits inside.",
    first: [
      "Note the tower's end: the board counts to the next.",
      "Bring the jobs the tower asks for.",
      "Make seats and tasks known before you enter.",
    ],
  },
};

const kinds: Readonly<Record<string, string>> = {
  engagement: "Encounter",
  siege: "Siege",
  tower: "Tower",
  fate: "FATE",
  "notorious-monster": "Boss FATE",
  support: "Support FATE",
  pot: "Pot FATE",
};

const towerOthers: Readonly<Record<string, string>> = {
  entryItemId: "600 silver or 960 gold, or 320 gold for the cipher",
  questRequired: "“Past and Crescent” or “Mysteries Abide”",
  timer: "the first tower of an instance after 5 minutes, or 60 minutes after joining",
  jobs: "one Chemist a party, or two an alliance",
};

const earnedKinds: Readonly<Record<string, string>> = {
  engagement: "encounters",
  fate: "FATEs",
  "pot-fate": "pot FATEs",
  enemy: "enemies",
};

export const messages = {
  pages,
  title: "Occult Crescent Guide",
  lead: "Short pages built on the almanac's records: every figure stands in a table that the maps and the forecast read too.",
  eyebrow: "Occult Crescent",
  zone: "Zone",
  name: "Name",
  place: "Place",
  person: "Person",
  quest: "Quest",
  itemLevel: "Item level",
  level: "Level",
  players: "Players",
  party: "Party",
  minutes: "Minutes",
  yes: "yes",
  no: "no",
  toNext: "To the next level",
  inSum: "In sum",
  from: "From level",
  to: "to level",
  between: (points: string) => `${points} experience`,
  syncRule: (level: string) =>
    `South Horn syncs everyone down to level ${level}; the cap is in the table's last row.`,
  lossRule: (level: string) => `Above level ${level} a defeat costs experience.`,
  chainRule: (most: string) => `Chains of kills count up to ${most}.`,
  gapRule: (gap: string) => `A party counts as balanced while its levels lie at most ${gap} apart.`,
  chainGap: "Levels above you for a chain, by party size",
  unlock: "Unlocked by",
  byDefault: "from the start",
  byQuest: "quest",
  byEncounter: "encounter",
  byShop: "shop",
  kind: "Kind",
  kinds,
  begins: "Begins",
  automatic: "by itself",
  byEnemy: (enemy: string) => `enemy: ${enemy}`,
  after: (encounter: string) => `after ${encounter}`,
  cofferChance: (bronze: string, silver: string) => `coffers: bronze ${bronze}, silver ${silver}`,
  seenTimes: (item: string, count: string, of: string) => `${item}: ${count} of ${of} reports`,
  knowledgeLegend: "The most experience for the knowledge level.",
  phantomExperience: "Phantom experience",
  allZones: "Both zones",
  allKinds: "All kinds",
  anyWeakness: "Any weakness",
  toExchanges: "All exchanges, and what an amount is enough for",
  toEnemies: "All enemies with level and weakness",
  skyCertainty: (zone: string, certainty: string) =>
    `The weather of ${zone} is ${certainty} sure: its rates are those of South Horn, to which two listings tie it; the sheet itself has not been read.`,
  rule: "Rule",
  minutesAtStart: "Minutes at the start",
  lives: "Raises one may take",
  guideJobs: "Jobs guides ask for",
  guide: (number: number) => `guide ${number}`,
  per: { party: "each party", side: "each side", alliance: "each alliance", raid: "in all" },
  enrage: (seconds: string) => `enrages after ${seconds} s`,
  towerOthers,
  weakness: "Weakness",
  rewards: "Rewards",
  instanceRule: (minutes: string, players: string) =>
    `A North Horn instance lasts ${minutes} minutes and holds ${players} players.`,
  cooldownRule: (called: string, itself: string) =>
    `There an encounter called by an enemy rests ${called} minutes, one that comes by itself ${itself}.`,
  coffers: "Coffers",
  bronze: "Bronze",
  silver: "Silver",
  gold: "Gold",
  fate: "For taking part",
  carrots: "Carrots",
  potCoffers: "Pot coffers",
  contents2: "What a pot coffer of North Horn holds",
  gil: "Gil",
  potRule: (slot: string, repeat: string) =>
    `A pot FATE begins every ${slot} minutes; the two of a zone take turns, so each comes every ${repeat}.`,
  firstRule: (list: string) => `The first comes ${list} minutes after the instance opens: sources differ.`,
  earned: "Earned from",
  earnedKinds,
  cost: "Cost",
  ware: "Item",
  crystal: "Crystal",
  weather: "Weather",
  mostPlayers: "At most",
  leastPlayers: "At least",
  knowledge: "Knowledge",
  entry: "Let in by",
  raising: "Raising limited",
  jobChange: "Changing jobs",
  jobChanges: { atStart: "at the start only", outOfCombat: "out of combat" },
  timer: "Opens after",
  timerText: (base: string, encounter: string | null, fate: string | null) =>
    encounter === null || fate === null
      ? `${base} min`
      : `${base} min, ${encounter} less for each encounter, ${fate} less for each FATE`,
  bosses: "Bosses",
  minutesLeft: "Minutes that must be left",
};

export type GuideMessages = typeof messages;
