import type { Ignored } from "@foray/fieldops/share-codes/ignored";

const several = (count: number, one: string, more: string) => (count === 1 ? one : `${count} ${more}`);

const asked = {
  title: "If the host asks",
  note: (host: string) =>
    `Most players carry the list as is. ${host} asks one player per role to change it so the raid has one of each. Agree on who that is.`,
  brings: (names: string) => `You bring ${names}`,
  putIn: "Add",
  takeOut: "Remove",
  weight: (weight: number, capacity: number) => `Main will weigh ${weight} (limit ${capacity}).`,
  over: (over: number) => `Fits only if you also take something out: it is ${over} over the limit.`,
  overBut: (room: string) => `Fits only if you also take something out, for example ${room}.`,
  lacking: (names: string) => `Not in the bag, so nothing to remove: ${names}.`,
  apply: (names: string) => `Change the bag: ${names}`,
  applyShort: "Apply change",
  applied: "Applied",
  done: (names: string) => `Main changed for ${names}. Undo reverts it.`,
};

const head = {
  hostTitle: (host: string) => `${host}: DRS holsters`,
  hostText: (host: string, server: string) =>
    `Holsters for ${host}’s Delubrum Reginae (Savage) runs (${server}): both bags with weights, what to farm or buy, and today’s prices.`,
  typeTitle: (type: string, host: string) => `${type} by ${host}: DRS holsters`,
  typeText: (type: string, host: string) =>
    `Every ${type} holster by ${host} for Delubrum Reginae (Savage), by role, with weights, sources and prices.`,
  holsterTitle: (holster: string, role: string, type: string, host: string) =>
    `${holster} (${role}), ${type} by ${host}: DRS holster`,
  holsterText: (holster: string, type: string, host: string) =>
    `${holster} holster for ${host}’s ${type} runs in Delubrum Reginae (Savage): Pre-Pop and Main bags, weights, and the fragments they need and where to get them.`,
};

const needs = {
  title: "What you need",
  runs: "Runs",
  oneRunMore: "One more run",
  oneRunLess: "One fewer run",
  emptyBags: "Add something to a bag to see what it takes.",
  actions: "Actions needed",
  action: "Action",
  needed: "Needed",
  owned: "I own",
  ownedOf: (name: string) => `Owned: ${name}`,
  missing: "Missing",
  complete: "complete",
  stock: "Import or export",
  stockNote:
    "Saved in this browser only. Export it as text to keep a copy, or paste a list: one action and its count per line.",
  stockText: "Owned actions as text",
  exportTitle: "Foray Almanac: lost actions I own",
  export: "Export as text",
  import: "Import text",
  exported: "Copied. The text is also in the box.",
  exportShown: "The text is in the box.",
  imported: (count: number) => (count === 1 ? "Imported 1 action." : `Imported ${count} actions.`),
  forget: "Clear what I own",
  forgotten: "Cleared. The text is in the box in case you want it back.",
  foreign: "No lost actions found in this text. What you own is unchanged.",
  partly: (count: number) =>
    count === 1
      ? "1 action was read, but some lines were not. What you own is unchanged."
      : `${count} actions were read, but some lines were not. What you own is unchanged.`,
  notRead: "Could not read:",
  takeRead: (count: number) => (count === 1 ? "Import that 1" : `Import those ${count}`),
  namesFailed: "Names could not be loaded. Check your connection and try again.",
  fragments: "Fragments to get",
  wishTonight: "Add to tonight’s wishlist",
  toTonight: "Plan the evening",
  wished: "On tonight’s wishlist",
  allOwned: "You own everything for these runs.",
  chance:
    "A fragment with several possible actions gives one at random. Quantities and costs are averages based on 1,125 to 121,219 appraisals per type of fragment; your luck will vary.",
  onAverage: (least: number) => `on average; at least ${least}`,
  unopened: "Owned, not appraised",
  unopenedOf: (name: string) => `Owned, not appraised: ${name}`,
  forActions: "for",
  sources: "Where to get it",
  buyAll: "Average cost of what’s missing",
  about: (gil: string) => `about ${gil}`,
  buyThese: (count: string) => `Cost of ${count}:`,
  noSum: {
    idle: "prices load when this section is visible",
    loading: "loading prices",
    ready: "none listed or recently sold",
    trouble: "no prices available",
  },
  unpriced: (count: number) =>
    count === 1 ? "excluding 1 with no price" : `excluding ${count} with no price`,
};

export const messages = {
  needs,
  head,
  asked,
  title: "DRS Holsters",
  lead: "What to bring to Delubrum Reginae (Savage): pick the host and your role to see both bags, what they cost and how to fill them.",
  creatorTitle: "Holster Creator",
  creatorLead:
    "Fill a Pre-Pop and a Main bag for Delubrum Reginae (Savage), see right away what they weigh and what you still need, and share them as a link.",
  steps: { host: "Host", type: "Run type", role: "Role", holster: "Holster" },
  choose: {
    host: "Who is hosting?",
    type: "What kind of run?",
    role: "What do you play?",
    holster: "Which holster?",
  },
  stepsLabel: "Steps",
  change: (step: string, choice: string) => `${step}: ${choice}. Change`,
  back: "Back",
  startOver: "Start over",
  updated: (day: string) => `updated ${day}`,
  holsters: (count: number) => several(count, "1 holster", "holsters"),
  runTypes: (count: number) => several(count, "1 run type", "run types"),
  unknown: {
    host: (text: string) => `There is no host called “${text}”. Pick one of these.`,
    type: (text: string) => `This host has no run type called “${text}”. Pick one of these.`,
    holster: (text: string) => `This run has no holster called “${text}”. Pick one of these.`,
  },
  near: "Did you mean",
  allHolsters: (count: string) => `All ${count} holsters`,
  createOwn: "Create your own holster",
  createRun: "Create holsters for a whole run",
  changedList: (host: string) => `Changed from ${host}’s list.`,
  restore: "Restore host’s list",
  overPublished: "Over the weight limit of 99: this is how its host published it.",
  ignoredTitle: "Part of this link could not be read. The rest is below, unchanged.",
  ignoredAll: "No holster found in this link. You can fill the bags yourself.",
  ignoredReason: {
    unknownCode: "no action has this code",
    leftover: "extra text in the link",
    tooMany: "after the 200th entry",
  } satisfies Readonly<Record<Ignored["reason"], string>>,
  ignoredMore: (count: number) => `and ${count} more`,
  forRole: "Check for role",
  anyRole: "Any role",
  ownName: "Name (included in the link)",
  changedTitle: (title: string) => `${title} (changed)`,
  share: "Share link",
  shareLabel: "Link to this holster",
  copied: "Link copied.",
  copyFailed: "Your browser blocked copying. Select the text and copy it manually.",
  discord: "Copy for Discord",
  discordCopied: "Copied for Discord.",
  discordMore: (count: number) => `… and ${count} more`,
  picture: "Image",
  pictureFailed: "Your browser could not create the image. Try another browser.",
  pictureSaved: "Image saved.",
  print: "Print",
  tools: "Holster tools",
  bags: "Both bags",
  loading: "Loading bags…",
  yourHolster: "Your holster",
};

export type HolsterMessages = typeof messages;
