import type { StoredKey } from "~/records/stored.ts";

const keys: Readonly<Record<StoredKey, string>> = {
  theme: "Light, dark or as the system has it.",
  language: "Language of the interface.",
  nameLanguage: "Language of the game's names.",
  hourCycle: "12 or 24 hours.",
  universalisServer: "Region, data centre or world whose market prices you read.",
  marketPrices: "Market prices you saw in the last days, so that a page shows them at once.",
  pinnedZones: "Zones you added to the weather grid of the clock.",
  recentFinds: "The last five things you opened from the search.",
  pins: "Pages you pinned.",
  lastPages: "The last six pages you opened, for the front page.",
  homeLogograms: "Whether logogram farms count among what comes next.",
  alarms: "Alarms you set: for what, how early and with which sound.",
  alarmsRung: "Which alarms have rung, so that none rings twice.",
  timers: "Timers you started: seen now, killed just now.",
  playTimes: "Days and hours in which you can play.",
  mapLayers: "Layers shown on each map.",
  mapNames: "Whether the maps show names.",
  mapPins: "Marks you set on the maps.",
  mapPinsShown: "Maps on which your marks are hidden.",
  mapPicture: "Maps that show the game’s own picture, where it is installed.",
  masteredJobs: "Phantom jobs you marked as mastered.",
  relicSteps: "Steps of relic weapons you ticked, and what you hold for the next.",
  holsterRun: "The holster run you are writing.",
  mapRouteRuns: "Routes you are walking on the maps: which stops are done.",
  lastPortalSection: "The section in which a portal opened last, as you marked it.",
  holsterRuns: "For how many runs you plan your holsters.",
  sidebarFolded: "Groups of the sidebar that you folded.",
  mapTicks: "Markers you ticked off on the maps.",
  ownedLostActions: "Lost actions you own.",
  ownedFragments: "Fragments you own.",
  ownedMnemes: "Mnemes you own.",
  eurekaStock: "Mnemes and logograms you have in stock.",
  eurekaPrices: "Prices you entered yourself for logograms.",
};

export const messages = {
  title: "Credits and privacy",
  description:
    "Whose glyphs, fonts, data and holsters the almanac is made of and under which licences; what it stores in your browser and what it asks for.",
  lead: "This almanac stands on the work of others. Here they are, with the terms they gave it under, and what the site knows about you: nothing.",
  contents: "On this page",
  art: "Drawings",
  artText:
    "The seven scenes, the plates of the reference, the charts, the weather glyphs and the mark were drawn for Foray Almanac.",
  plates: "The plates of the reference",
  glyphs: "Glyphs and fonts",
  glyphsText:
    "Glyphs of actions, monsters and markers were recoloured and set on plates; their points were rounded to a grid of 144.",
  fontsText:
    "Titles are set in Marcellus, text in Figtree, cut down to the characters used here; the Japanese of link previews in Zen Antique and Zen Kaku Gothic New.",
  data: "Game data",
  dataText:
    "FINAL FANTASY XIV © SQUARE ENIX. Names, numbers and weather tables come from the game; no picture, text or sound of it is part of this site as it ships.",
  marketText: "Market prices are gathered by players and answered by",
  holsters: "Holsters",
  holstersText: "Holsters for Delubrum Reginae (Savage) are the work of these hosts, as they published them.",
  marks: "How sure a value is",
  marksText:
    "A value without a mark is from the game’s own files, or sources that did not copy one another agree on it. A dotted underline is a mark: point at it, focus it or tap it, and it tells why the value is less than sure.",
  facts: "Sources of facts",
  factsText:
    "Positions, spawn conditions, chains and drops were collected by players and checked against one another. Only facts were taken, no wording and no code.",
  noLicence: "none stated",
  factsOnly: (terms: string) => `${terms}; facts only`,
  taken: { sheets: "data sheets of the game", itemIds: "item ids" },
  software: "Software in the pages",
  privacy: "Privacy",
  privacyText:
    "There is no account, no cookie and no server that could remember you: pages are files, and everything is computed in your browser.",
  stored: "What is stored",
  storedText:
    "Only in your own browser: what you choose, and which pages you opened last. Clearing the site's data removes all of it.",
  storedAll: "Every entry by its name",
  keys,
  scroll: "How far you had scrolled on each page, for this tab only.",
  caches: "Copies of the site's own files, so that it opens with no network.",
  pictureTimes: "When the pictures of an asset pack were last seen, so that the oldest go first.",
  requested: "What is requested",
  requestedText:
    "The site's own files. Only where prices are shown, the ids of those items and the region you chose are sent to universalis.app, and nothing else.",
  noAnalytics: "Visits are not counted.",
  analytics:
    "Visits are counted without cookies and without what you searched for; not at all if your browser asks not to be tracked.",
  changelog: "What changed in each version",
};

export type CreditsMessages = typeof messages;
