import type { storedKeys } from "~/records/stored.ts";

const keys: Readonly<Record<(typeof storedKeys)[number], string>> = {
  theme: "Light, dark or system theme.",
  language: "Language of the interface.",
  nameLanguage: "Language of the game’s names.",
  hourCycle: "12-hour or 24-hour clock.",
  timeZone: "Time zone of all times, if you chose one.",
  universalisServer: "Region, data center or world you see market prices for.",
  marketPrices: "Market prices from the last few days, so pages can show them right away.",
  pinnedZones: "Zones you added to the weather grid of the clock.",
  recentFinds: "The last five things you opened from the search.",
  pins: "Pages you pinned.",
  lastPages: "The last six pages you opened, for Home.",
  homeLogograms: "Whether “Next up” includes logogram farms.",
  alarms: "Alarms you set: what they are for, how far ahead they ring and which sound they use.",
  weatherSearches: "Weather searches you saved, and how they ring.",
  alarmsRung: "Which alarms have rung, so that none rings twice.",
  timers: "Timers you started.",
  instanceAnswers: "Times left and spawns you entered in the instance check, for six hours.",
  playTimes: "Days and hours when you can play.",
  tonight: "Your wishlist for an evening, and how long you travel between stops.",
  mapLayers: "Layers shown on each map.",
  mapNames: "Whether the maps show names.",
  mapPins: "Pins you placed on the maps.",
  mapPinsShown: "Maps where your pins are hidden.",
  mapPicture: "Maps set to the in-game image, where it is installed.",
  towerBoard: "The party on your tower board.",
  formerRuns: "Runs you planned on the run board.",
  runRegulars: "Players you saved as regulars for your runs.",
  runTemplates: "Your own templates for run posts.",
  hostedRuns: "Runs you take sign-ups for: the hosts’ link, the board and any unsent changes.",
  ownSignUps: "Sign-ups you have sent, with the key that lets you change them.",
  moments: "Run alarms you set, for passcodes and the start.",
  holsterRun: "The holster run you are building.",
  mapRouteRuns: "Routes you are walking on the maps: which stops are done.",
  lastPortalSection: "The last portal section you marked.",
  holsterRuns: "How many runs you plan holsters for.",
  sidebarFolded: "Sidebar groups you collapsed.",
  sidebarRail: "Whether you collapsed the sidebar to icons.",
  fightPart: "The role, party and phantom job you chose for fights.",
  fightWays: "The strategies you chose for mechanics, by fight.",
  fightPulls: "Tonight’s pulls by fight: how many, and the longest.",
  spokenCalls: "Whether calls are spoken, and how many seconds ahead.",
  lasting: "Whether this browser was asked to keep all of this, and whether you were warned that it may not.",
  mapTicks: "Markers you checked off on the maps.",
  things:
    "Everything you own or have done: mnemes, logograms, lost actions, fragments, phantom jobs, relic weapons, field notes and the Occult Record.",
  eurekaPrices: "Prices you entered yourself for logograms.",
};

export const messages = {
  title: "Credits and Privacy",
  description:
    "Whose icons, fonts, data and holsters the almanac uses, and under which licenses; what it stores in your browser and which requests it makes.",
  lead: "This almanac is built on the work of others. Here is who they are, their terms, and what the site knows about you: nothing.",
  contents: "On this page",
  art: "Artwork",
  artText:
    "The seven scenes, the reference plates, the maps, the weather icons and the logo were drawn for Foray Almanac.",
  plates: "Reference plates",
  glyphs: "Icons and fonts",
  glyphsText:
    "Icons for actions, monsters and markers were recolored and set on plates; their points were rounded to a 144-unit grid.",
  fontsText:
    "Titles are set in Marcellus, text and figures in Figtree; Japanese text in link previews in Zen Antique and Zen Kaku Gothic New.",
  data: "Game data",
  dataText:
    "FINAL FANTASY XIV © SQUARE ENIX. Names, numbers and weather tables come from the game; the site ships none of its images, text or sound.",
  marketText: "Market prices are collected by players and provided by",
  holsters: "Holsters",
  holstersText:
    "Holsters for Delubrum Reginae (Savage) are the work of these hosts and are shown as published.",
  marks: "How reliable a value is",
  marksText:
    "A value without a mark comes from the game’s own files, or independent sources agree on it. A dotted underline marks doubt: hover over it, focus it or tap it to see why.",
  facts: "Sources of facts",
  factsText:
    "Positions, spawn conditions, chains and drops were collected by players and checked against one another. Only facts were used; no text or code was copied.",
  noLicence: "none stated",
  factsOnly: (terms: string) => `${terms}; facts only`,
  taken: { sheets: "game data sheets", itemIds: "item IDs" },
  software: "Software used",
  privacy: "Privacy",
  privacyText:
    "There are no accounts, no cookies and no server that stores anything about you: pages are static files, and everything is computed in your browser. The game feed connects to a program on your own computer, and only after you press “Connect to the game”; what it reads stays on your boards.",
  stored: "What is stored",
  storedText:
    "Your choices and recently opened pages, in your own browser only. Clearing the site’s data removes it all.",
  storedAll: "Full list",
  keys,
  scroll: "Your scroll position on each page, for this tab only.",
  caches: "Copies of the site’s own files, so it works offline.",
  pictureTimes: "When asset pack images were last viewed, so the oldest are removed first.",
  relay: "What a relay sees",
  relayText:
    "Live boards, and sign-ups by link, pass through a relay if this site has one. All of it is encrypted in your browser, with keys that only the links contain. The relay sees your IP address, when you send, and roughly how much. It keeps a live board for four hours after the last entry, and sign-ups and runs for 14 days after the last change. It does not log addresses. A run’s hosts can delete all of its sign-ups at once.",
  requested: "What is requested",
  requestedText:
    "The site’s own files. Where prices are shown, the IDs of those items and your chosen region are sent to universalis.app, and nothing else.",
  noAnalytics: "Visits are not counted.",
  analytics:
    "Visits are counted without cookies and without your searches, and not at all if your browser asks not to be tracked.",
  changelog: "What changed in each version",
};

export type CreditsMessages = typeof messages;
