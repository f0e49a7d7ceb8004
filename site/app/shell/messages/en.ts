import type { NavigationKey } from "../navigation.ts";

type Navigation = Readonly<Record<NavigationKey, string>>;

const navigation: Navigation = {
  home: "Home",
  forays: "Forays",
  occult: "Occult Crescent",
  bozja: "Bozja and DRS",
  eureka: "Eureka and BA",
  about: "About",
  groupAll: "All",
  groupMonsters: "Eureka NMs",
  groupFarms: "Eureka farms",
  groupFragments: "Bozja fragment farms",
  allUpcoming: "All upcoming spawns",
  allMonsters: "All Eureka NMs",
  everyMonster: "Every weather and night NM",
  allFarms: "All Eureka farms",
  allFragments: "All Bozja fragment farms",
};

export const messages = {
  tagline: "an explorer's companion",
  navigation,
  mainNavigation: "Main",
  skip: "Skip to the page",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  showSidebar: "Show sidebar",
  hideSidebar: "Hide sidebar",
  settings: "Settings",
  close: "Close",
  loading: "Loading...",
  currentTime: "Current Time",
  eorzeaTimeIs: (time: string) => `Eorzea time: ${time} ET. Open the clock`,
  et: "ET",
  toLight: "Switch to the light theme",
  toDark: "Switch to the dark theme",
  theme: "Site Theme",
  light: "Light",
  dark: "Dark",
  system: "System",
  language: "Language",
  names: "Game names",
  namesAsInterface: "As the interface",
  hours: "Clock",
  hoursAuto: "As the language",
  hours12: "12 hours",
  hours24: "24 hours",
  market: "Universalis region",
  marketHint: "Prices are read from here.",
  region: "Region",
  dataCentre: "Data centre",
  world: "World",
  wholeRegion: "Whole region",
  wholeDataCentre: "Whole data centre",
  kept: "Kept for offline use",
  keptUnknown: "The site keeps its files in this browser.",
  keptSize: (megabytes: string) => `The site keeps ${megabytes} MB in this browser.`,
  keptClear: "Clear",
  keptCleared: "Cleared. Your settings stay.",
  keptRefused: "The browser did not allow it.",
  forgetAll: "Clear everything",
  forgetAllText:
    "Settings, alarms, timers, holsters, marks and stock that this site keeps in this browser, its files too. Nobody can bring them back.",
  forgetAllNow: "Clear everything now",
  storageTrouble: "Your browser keeps nothing for this site: settings last until you close it.",
  clockBeyond:
    "This device’s clock stands at a date for which no weather can be computed. Set it, and every time here will be right.",
  clockOff: (by: string, fast: boolean) =>
    fast
      ? `This device's clock is ${by} fast. All times here are off by that much.`
      : `This device's clock is ${by} slow. All times here are off by that much.`,
  newVersion: "A new version is here. It opens with the next page you go to.",
  dismiss: "Dismiss",
  aboutSite: "About this site",
  notice:
    "FINAL FANTASY XIV © SQUARE ENIX. FINAL FANTASY is a registered trademark of Square Enix Holdings Co., Ltd. Game data and names belong to SQUARE ENIX; this site is made by players and has no tie to the publisher.",
  developers: "For developers",
  version: (version: string) => `Version ${version}`,
  clock: {
    localTime: "Local time",
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
    weather: "Current Weather",
    zone: "Zone",
    addZone: "Add a zone",
    unpin: (zone: string) => `Remove ${zone}`,
    periodLeft: (duration: string) => `This period ends in ${duration}`,
    dial: (time: string) => `The Eorzea day; it is ${time} ET`,
  },
  error: {
    title: "Unexpected Application Error!",
    chunk: (kind: string, address: string) => `A part of the page could not be loaded (${kind}): ${address}`,
    script: "script",
    style: "style sheet",
    retry: "Try again",
    reload: "Reload",
    home: "Go home",
    details: "Technical details",
    hint: "Nothing you stored is lost.",
  },
  notFound: {
    title: "Not on any chart",
    text: (path: string) => `There is no page at ${path}.`,
    closest: "Closest matches",
    home: "Go home",
  },
};

function ordinal(count: number): string {
  return ["1st", "2nd", "3rd"][count - 1] ?? `${count}th`;
}

export type ShellMessages = typeof messages;
