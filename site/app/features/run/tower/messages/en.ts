import type { BoardFault } from "@foray/fieldops/tower-board/codec";

const faults: Readonly<Record<BoardFault, string>> = {
  version: "This link is incomplete, or from a newer version of the almanac. Ask for the link again.",
  cut: "The end of this link is missing, so some players may be missing too. Ask for the link again.",
  settings: "The tower in this link could not be read in full. Check tower and guide below.",
  players: "Some phantom jobs in this link could not be read and were left out.",
};

export const messages = {
  title: "Tower Board",
  lead: "Paste the sign-ups or add players: see which phantom jobs are missing for the Forked Tower, who could switch and what to unlock or level first.",
  eyebrow: "Occult Crescent",
  tower: "Tower",
  guide: "Guide",
  facts: "About the tower",
  seated: (count: string, of: string) => `${count} of ${of} players`,
  enter: (least: string, most: string) => `${least} to ${most} can enter`,
  enterMost: (most: string) => `up to ${most} can enter`,
  knowledge: (level: string) => `knowledge level ${level}`,
  faults,
  foreign:
    "This board came from a link. Your changes are saved in this page’s URL; your own board is unchanged.",
  keepThis: "Make it my board",
  openMine: "Open my board",
  kept: "This is now your board.",

  // Sign-ups
  placeholder:
    "Orla Vance: PLD, Phantom Knight\nMilo March (DNC) Phantom Bard\n@El Wyn | SGE | Phantom Chemist\n… or a table, or a Raid-Helper export",
  waitBelow: (count: number) => (count === 1 ? "1 is waiting below." : `${count} are waiting below.`),
  listUndone: "The list was undone.",
  waiting: "Waiting",
  full: "The party is full. Remove a player to seat someone from here.",
  seat: "Seat",
  whichPhantom: "Which phantom job?",
  playsNow: (who: string, job: string) => `${who}: ${job}.`,

  // Changes
  changesTitle: "Changes",
  fillAll: (changes: number) =>
    changes === 1 ? "One change covers everything" : `${changes} changes cover everything`,
  fillSome: (changes: number, fills: number) =>
    `${changes === 1 ? "One change covers" : `${changes} changes cover`} ${fills} more`,
  fillAdvised: (changes: number) =>
    changes === 1 ? "One change covers recommended jobs" : `${changes} changes cover recommended jobs`,
  allThere: "Everything is covered",
  noneHelps: "No job change covers more",
  order: "fewest changes, then cheapest",
  askJobs: "Choose the players’ phantom jobs below to see which changes help.",
  noGuide: "No public guide lists requirements for this tower.",
  remains: (jobs: string) => `Still missing: ${jobs}.`,
  freeSeats: (count: number) => (count === 1 ? "1 seat is free." : `${count} seats are free.`),
  givesUp: (jobs: string) => `This gives up recommended jobs: ${jobs}.`,
  switchesOnly: "Without unlocking anything",
  ready: "Unlocked. Costs nothing.",
  readyAt: (level: string) => `Unlocked, level ${level}. Costs nothing.`,
  leaves: (job: string) => `Leaves ${job}.`,
  switch: "Switch",
  unlocked: "Mark as unlocked",
  applyAll: "Apply all",
  applied: (count: number) => (count === 1 ? "1 change applied." : `${count} changes applied.`),

  // Requirements
  needs: "Requirements",
  shortOf: (short: number, all: number) => `${short} of ${all} missing`,
  covered: "All requirements covered",
  per: { party: "per party", alliance: "per alliance", raid: "per raid" },
  advised: "recommended",
  or: " or ",
  nobody: "nobody",
  could: (names: string) => `could switch: ${names}`,
  nobodyHas: "nobody has unlocked it",
  elsewhere: "Another party",
  elsewhereOf: (jobs: string) => `Another party brings: ${jobs}`,
  elsewhereSaid: "another party brings it",
  guideNote: (guide: string) => `Based on ${guide}’s guide.`,
  jobsDiffer: "one Chemist per party, or two per alliance",
  roles: "Tank, healer and DPS seats are on the Run Board.",

  // Recipient of a board
  yourPart: "Your part",
  whoAreYou: "Who are you?",
  chooseName: "Choose your name",
  youCover: "You cover",
  askSwitch: (job: string) => `The party would like you to switch to ${job}.`,
  askUnlock: (job: string) => `The party would like you to unlock ${job}:`,
  aboutJob: (job: string) => `About ${job}`,

  // The party
  party: "The party",
  player: (place: string) => `Player ${place}`,
  level: "Level",
  levelOf: (level: string) => `level ${level}`,
  noJob: "No phantom job",
  also: "also",
  couldSwitch: "could switch",
  wouldUnlock: "could unlock",
  add: "Add a player",
  edit: "Edit",
  editOf: (who: string) => `Edit ${who}`,
  remove: "Remove",
  removeOf: (who: string) => `Remove ${who}`,
  removed: (who: string) => `${who} removed. Undo brings them back.`,
  undo: "Undo",
  redo: "Redo",
  copyLink: "Copy link",
  copied: "Copied.",
  copyFailed: "Your browser blocked copying. Copy the address from the address bar.",

  // Editing a player
  close: "Close",
  name: "Name",
  combat: "Job",
  combatRoles: {
    tank: "Tanks",
    healer: "Healers",
    melee: "Melee DPS",
    ranged: "Physical ranged DPS",
    caster: "Casters",
  },
  plays: "Phantom job",
  none: "none yet",
  notEntered: "not entered",
  others: "Could switch to",
  otherJob: "Another phantom job",
  levelFor: (job: string) => `Level, ${job}`,
  fillMine: "Fill in my jobs",
  saveMine: "Save as my jobs",
  savedMine: "Saved as your phantom jobs.",
  addJob: "Add job",
  removeJob: (job: string) => `Remove ${job}`,
  done: "Done",

  // Unlocking and leveling
  unlock: "Cheapest to unlock",
  unlockNothing: "No missing job needs to be unlocked.",
  owners: (count: number, of: number) =>
    count === 0 ? "nobody has it" : `${count} of ${of} ${count === 1 ? "has" : "have"} it`,
  priceShop: (price: string, zone: string) => `${price} (${zone})`,
  priceQuest: (quest: string, zone: string) => `Quest “${quest}” (${zone})`,
  priceDrop: (zone: string) => `No price; drops in ${zone} from:`,
  levels: "Level in this order",
  levelsNothing: "Every job that counts is at its highest level.",
  levelsNote: "No guide gives a level, so EXP is counted to each job’s highest level.",
  fromTo: (from: string, to: string) => `level ${from} to ${to}`,
  toGoal: (to: string) => `to level ${to}`,
  missing: (points: string) => `${points} EXP`,
  enterLevel: "level not entered",
  afterChange: "after the change",

  countdown: "Countdown to the next tower",
  rules: "Rules and bosses",
};

export type TowerMessages = typeof messages;
