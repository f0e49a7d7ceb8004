import type { Ignored } from "@foray/fieldops/share-codes/ignored";

const several = (count: number, one: string, more: string) => (count === 1 ? one : `${count} ${more}`);

export const messages = {
  title: "DRS Holster Helper",
  lead: "What to bring to Delubrum Reginae (Savage): pick who leads the run and what you play, and see both bags, what they cost and how to fill them.",
  creatorTitle: "Holster Creator",
  creatorLead:
    "Fill a Pre-Pop and a Main bag for Delubrum Reginae (Savage), see at once what they weigh and what you still need, and share them as a link.",
  eyebrow: "DRS holster",
  steps: { host: "Host", type: "Run type", role: "Role", holster: "Holster" },
  choose: {
    host: "Who leads the run?",
    type: "What kind of run?",
    role: "What do you play?",
    holster: "Which holster?",
  },
  stepsLabel: "Steps",
  change: (step: string, choice: string) => `${step}: ${choice}. Choose another`,
  back: "Back",
  startOver: "Start over",
  updated: (day: string) => `last changed ${day}`,
  holsters: (count: number) => several(count, "1 holster", "holsters"),
  runTypes: (count: number) => several(count, "1 run type", "run types"),
  unknown: {
    host: (text: string) => `There is no host “${text}” here. Pick one of these.`,
    type: (text: string) => `This host has no run type “${text}”. Pick one of these.`,
    holster: (text: string) => `This run has no holster “${text}”. Pick one of these.`,
  },
  near: "Did you mean",
  community: (name: string) => `Community: ${name}`,
  createOwn: "Make your own holster",
  createRun: "Write the holsters of a whole run",
  changedList: (host: string) => `Changed from ${host}'s list.`,
  restore: "Back to the list",
  overPublished: "This list is as its host published it, weight and all.",
  ignoredTitle: "Part of this link could not be read. What could be is below; nothing else was changed.",
  ignoredAll: "Nothing in this link could be read as a holster. You can fill the bags yourself.",
  ignoredReason: {
    unknownCode: "no action has this code",
    leftover: "more than a holster link holds",
    tooMany: "past the 200th entry",
  } satisfies Readonly<Record<Ignored["reason"], string>>,
  ignoredMore: (count: number) => `and ${count} more`,
  forRole: "Warn for role",
  anyRole: "Any role",
  ownName: "Name (goes into the link)",
  changedTitle: (title: string) => `${title} (changed)`,
  share: "Share link",
  shareLabel: "Link to this holster",
  copied: "Link copied.",
  copyFailed: "The browser did not allow copying. Select the text and copy it by hand.",
  discord: "Copy for Discord",
  discordCopied: "Copied as text for Discord.",
  discordMore: (count: number) => `… and ${count} more`,
  picture: "Picture",
  pictureFailed: "The picture could not be drawn in this browser.",
  pictureSaved: "Picture saved.",
  print: "Print",
  tools: "Holster tools",
  bags: "The two bags",
  partFailed:
    "This part could not be loaded. Check the network, then load the page again; your bags stand in the share link.",
  loading: "Loading the bags …",
  yourHolster: "Your holster",
};

export type HolsterMessages = typeof messages;
