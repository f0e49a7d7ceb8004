import type { GuidePageWords } from "../../frame/types.ts";
import type { OccultGuidePage } from "../pages.ts";

const pages: Readonly<Record<OccultGuidePage, GuidePageWords>> = {
  entering: {
    title: "Getting in",
    lead: "What each zone requires, how long you may stay, and who to talk to.",
    first: [
      "Bring a job at the level and item level in the table.",
      "Talk to the NPCs below in order; the last one lets you in.",
      "Pick the phantom job your group is missing.",
    ],
  },
  knowledge: {
    title: "Knowledge levels",
    lead: "Your level inside the Crescent: how much EXP each level takes, and how much is left.",
    first: [
      "Fight enemies at your own level: the map shows every level.",
      "Party with players close to your level and keep the kill chain going.",
      "Critical Encounters give the most: join every one that spawns.",
    ],
  },
  jobs: {
    title: "Phantom jobs",
    lead: "How each job is unlocked. Each has its own page.",
    first: [
      "Choose a job by what it brings to the group.",
      "Buy soul shards with the zone’s silver and gold.",
      "Others come from encounters: see the table.",
    ],
  },
  encounters: {
    title: "Encounters and FATEs",
    lead: "Critical Encounters and FATEs: what triggers them, their weaknesses and their rewards.",
    first: [
      "Check where each one is and what it is weak to.",
      "Log when an encounter ends: the board counts down its cooldown.",
      "Some are triggered by an enemy: kill it to start them.",
    ],
  },
  treasure: {
    title: "Treasure and pots",
    lead: "Coffers, carrots, and what Magic Pot coffers contain.",
    first: [
      "Do a coffer route: the map plots the shortest one.",
      "Log a pot FATE: the board shows when the other one spawns.",
      "Look for carrots: the map shows every spot.",
    ],
  },
  shops: {
    title: "Currencies and shops",
    lead: "Where you earn each currency, and everything it buys.",
    first: [
      "See what your currency buys before you spend it.",
      "Find the shops on the map.",
      "Gear upgrades are listed under Exchanges.",
    ],
  },
  demiatma: {
    title: "Demiatma and dispellers",
    lead: "The crystals phantom weapons need, by where they drop.",
    first: [
      "Choose the crystal your weapon needs next.",
      "Fight in its area: the map shows it.",
      "Encounters there drop it too.",
    ],
  },
  weather: {
    title: "Weather",
    lead: "Enemies that only appear in certain weather.",
    first: [
      "Find out when each weather is up next.",
      "See where its enemies spawn.",
      "Some only appear at night: the table shows which.",
    ],
  },
  tower: {
    title: "The Forked Tower",
    lead: "Who can enter, how many, when, and what waits inside.",
    first: [
      "Log when the tower ends: the board counts down to the next.",
      "Bring the jobs the tower calls for.",
      "Share seats and tasks before you enter.",
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
  jobs: "one Chemist per party, or two per alliance",
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
  lead: "Short pages built from the almanac’s data, the same tables the maps and forecast use.",
  eyebrow: "Occult Crescent",
  zone: "Zone",
  name: "Name",
  place: "Location",
  person: "NPC",
  quest: "Quest",
  itemLevel: "Item level",
  level: "Level",
  players: "Players",
  party: "Party",
  minutes: "Minutes",
  yes: "yes",
  no: "no",
  toNext: "EXP to next level",
  inSum: "Total",
  from: "From level",
  to: "to level",
  between: (points: string) => `${points} EXP`,
  syncRule: (zone: string, level: string) =>
    `${zone} syncs everyone down to level ${level}; the cap is in the table’s last row.`,
  lossRule: (level: string) => `Above level ${level}, being KO’d costs EXP.`,
  chainRule: (most: string) => `Kill chains count up to ${most}.`,
  gapRule: (gap: string) => `A party counts as balanced if its levels are within ${gap} of each other.`,
  chainGap: "Levels above you needed to chain, by party size",
  unlock: "Unlocked by",
  byDefault: "from the start",
  byQuest: "quest",
  byEncounter: "encounter",
  byShop: "shop",
  kind: "Kind",
  kinds,
  begins: "Starts",
  automatic: "on its own",
  byEnemy: (enemy: string) => `killing ${enemy}`,
  after: (encounter: string) => `after ${encounter}`,
  coffersOf: (bronze: string, silver: string) => `${bronze} Bronze, ${silver} Silver`,
  cofferChance: (bronze: string, silver: string) => `coffers: bronze ${bronze}, silver ${silver}`,
  seenTimes: (item: string, count: string, of: string) => `${item}: ${count} of ${of} reports`,
  knowledgeLegend: "The most knowledge EXP it gives.",
  phantomExperience: "Phantom EXP",
  allZones: "Both zones",
  allKinds: "All kinds",
  anyWeakness: "Any weakness",
  toExchanges: "All exchanges, and what you can afford",
  toEnemies: "All enemies with level and weakness",
  skyCertainty: (zone: string, certainty: string) =>
    `${zone} weather is ${certainty} certain: two listings say it shares South Horn’s rates, but the data sheet itself has not been checked.`,
  rule: "Rule",
  minutesAtStart: "Time limit at start (min)",
  lives: "Raises per player",
  guideJobs: "Jobs guides recommend",
  per: { party: "per party", side: "each side", alliance: "each alliance", raid: "in total" },
  enrage: (seconds: string) => `enrages after ${seconds} s`,
  towerOthers,
  weakness: "Weakness",
  rewards: "Rewards",
  instanceRule: (minutes: string, players: string) =>
    `You may stay in North Horn for ${minutes} minutes; an instance holds up to ${players} players and stays open while anyone is in it.`,
  scalingRule: (yalms: string) =>
    `A FATE’s HP scales with everyone within ${yalms} yalms, whether or not they take part.`,
  potScaling: "A pot FATE’s HP scales with how many took part in the last one on its side.",
  cofferRule: (what: string, bronze: string, silver: string) => `${what}: bronze ${bronze}, silver ${silver}`,
  cofferFrom: { fate: "A FATE", engagement: "An encounter", goldFromKill: "Gold pieces from a chained kill" },
  cofferTower: (bronze: string, silver: string, chance: string) =>
    `A Forked Tower: ${bronze} bronze and ${silver} silver, with ${chance} for another silver`,
  cofferMost: (bronze: string, silver: string) =>
    `At most ${bronze} bronze and ${silver} silver coffers exist at a time.`,
  potsMost: (most: string) => `One pot FATE hands out at most ${most} pots.`,
  chances: "Chances of a treasure coffer",
  cooldownRule: (called: string, itself: string) =>
    `There, encounters triggered by an enemy have a ${called}-minute cooldown; encounters that spawn on their own, ${itself} minutes.`,
  coffers: "Coffers",
  bronze: "Bronze",
  silver: "Silver",
  gold: "Gold",
  fate: "FATE reward",
  carrots: "Carrots",
  potCoffers: "Pot coffers",
  contents2: "North Horn pot coffer contents",
  gil: "Gil",
  potRule: (slot: string, repeat: string) =>
    `A pot FATE spawns every ${slot} minutes; a zone’s two pots alternate, so each spawns every ${repeat}.`,
  firstRule: (zone: string, list: string) =>
    `${zone}: the first pot, always the northern one, spawns ${list} minutes after the instance opens.`,
  earned: "Earned from",
  earnedKinds,
  cost: "Cost",
  ware: "Item",
  crystal: "Crystal",
  weather: "Weather",
  mostPlayers: "Max players",
  leastPlayers: "Min players",
  knowledge: "Knowledge",
  entry: "Entry requirement",
  raising: "Limited raises",
  jobChange: "Changing jobs",
  jobChanges: { atStart: "at the start only", outOfCombat: "out of combat" },
  timer: "Opens after",
  timerText: (base: string, encounter: string | null, fate: string | null) =>
    encounter === null || fate === null
      ? `${base} min`
      : `${base} min, ${encounter} less for each encounter, ${fate} less for each FATE`,
  bosses: "Bosses",
  minutesLeft: "Time left on leaving",
  minutesLeftText: (minutes: string) => `at least ${minutes} min; time added inside does not count`,
  enteredBy: (name: string) => `entered through ${name}; no countdown is known`,
  mirages: "Mirages stay",
  mirageText: (minutes: string) => `${minutes} min`,
};

export type GuideMessages = typeof messages;
