import type { SidebarGroup } from "../../page.ts";

const navigation: Readonly<Record<SidebarGroup, string>> = {
  forays: "Forays",
  occult: "Occult Crescent",
  bozja: "Bozja and DRS",
  eureka: "Eureka and BA",
  about: "About",
};

const clock = {
  title: "Current time",
  localTime: "Local time",
  serverTime: "Server Time",
  serverTimeIs: "UTC, as hosts post it",
  eorzeaTime: "Eorzea time",
  moonAndSun: "Eorzea date",
  moonSun: (moon: number, sun: number, astral: boolean) =>
    `Sun ${sun} of the ${ordinal(Math.ceil(moon / 2))} ${astral ? "Astral" : "Umbral"} Moon`,
  phase: "Moon",
  phases: [
    "New moon",
    "Waxing crescent",
    "First quarter",
    "Waxing gibbous",
    "Full moon",
    "Waning gibbous",
    "Last quarter",
    "Waning crescent",
  ],
  sunrise: "Sunrise",
  sunset: "Sunset",
  inTime: (duration: string) => `in ${duration}`,
  weather: "Current weather",
  zone: "Zone",
  addZone: "Add a zone",
  unpin: (zone: string) => `Remove ${zone}`,
  periodLeft: (duration: string) => `This period ends in ${duration}`,
  dial: (time: string) => `Eorzean day: it is ${time} ET`,
};

function ordinal(count: number): string {
  return ["1st", "2nd", "3rd"][count - 1] ?? `${count}th`;
}

const forecastMenu = {
  home: "Home",
  groupAll: "All",
  groupMonsters: "Eureka NMs",
  groupFarms: "Eureka farms",
  groupFragments: "Bozja fragment farms",
  allUpcoming: "All upcoming spawns",
  allMonsters: "All Eureka NMs",
  everyMonster: "All weather and night NMs",
  allFarms: "All Eureka farms",
  allFragments: "All Bozja fragment farms",
};

const notFound = {
  title: "Not on any chart",
  text: (path: string) => `There is no page at ${path}.`,
  closest: "Closest matches",
  home: "Go home",
};

const notes = {
  storageTrouble: "Your browser is blocking storage for this site, so settings are lost when you close it.",
  saveInventory: "Save my things as a file",
  deletesUnvisited:
    "This browser deletes a site’s data after seven days without a visit. To keep yours, tap Share, then Add to Home Screen (or Add to Dock), and open the almanac from there.",
  clockBeyond:
    "This device’s clock is set to a date the weather cannot be computed for. Correct it to see the right times.",
  clockOff: (by: string, fast: boolean) =>
    fast
      ? `This device’s clock is ${by} fast. All times here are off by the same amount.`
      : `This device’s clock is ${by} slow. All times here are off by the same amount.`,
  newVersion: "A new version is ready. It loads with the next page you open.",
  dismiss: "Dismiss",
};

const settingsPart = {
  theme: "Theme",
  light: "Light",
  dark: "Dark",
  system: "System",
  language: "Language",
  names: "Game names",
  namesAsInterface: "Same as interface",
  hours: "Time format",
  hoursAuto: "Match language",
  hours12: "12 hours",
  hours24: "24 hours",
  calls: "Spoken calls",
  timeZone: "Time zone",
  timeZoneOfDevice: (zone: string) => `Device time zone (${zone})`,
  timeZoneServer: "UTC (Server Time)",
  timeZoneHidden: "Your browser reports UTC. If that is not your zone, choose yours here.",
  market: "Universalis region",
  marketHint: "Prices come from here; until you choose, from the region of your time zone.",
  region: "Region",
  dataCentre: "Data center",
  world: "World",
  wholeRegion: "Whole region",
  wholeDataCentre: "Whole data center",
  kept: "Offline storage",
  keptUnknown: "The site keeps its files in this browser.",
  keptSize: (megabytes: string) => `The site uses ${megabytes} MB in this browser.`,
  keptClear: "Clear",
  keptCleared: "Cleared. Your settings were kept.",
  keptRefused: "Your browser blocked this. Clear site data in its settings instead.",
  forgetAll: "Clear everything",
  forgetAllText:
    "Deletes all settings, alarms, timers, holsters, pins, owned items and offline files from this browser. This cannot be undone.",
  forgetAllNow: "Clear everything now",
};

export const messages = {
  settingsPart,
  notes,
  notFound,
  forecastMenu,
  clock,
  tagline: "an explorer’s companion",
  navigation,
  doors: { tonight: "Tonight", learn: "Learn", run: "Run", lookUp: "Look up" },
  doorsNavigation: "Shortcuts",
  operations: "Operations",
  foldSidebar: "Collapse the sidebar",
  unfoldSidebar: "Expand the sidebar",
  mainNavigation: "Main",
  skip: "Skip to content",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  settings: "Settings",
  close: "Close",
  loading: "Loading…",
  eorzeaTimeIs: (time: string) => `Eorzea time: ${time} ET. Open the clock`,
  et: "ET",
  toLight: "Switch to the light theme",
  toDark: "Switch to the dark theme",
  aboutSite: "About this site",
  notice:
    "FINAL FANTASY XIV © SQUARE ENIX. FINAL FANTASY is a registered trademark of Square Enix Holdings Co., Ltd. Game data and names belong to SQUARE ENIX; this site is made by players and is not affiliated with the publisher.",
  developers: "For Developers",
  version: (version: string) => `Version ${version}`,
  error: {
    title: "Unexpected Application Error!",
    notLoaded: "A part of the page could not be loaded. Check your connection, then reload the page.",
    reload: "Reload",
    home: "Go home",
    details: "Technical details",
    hint: "Your saved data is safe.",
  },
};

export type ShellMessages = typeof messages;
