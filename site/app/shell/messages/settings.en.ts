/** Words of the settings, which are fetched when they are opened. */
export const messages = {
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
};

export type SettingsMessages = typeof messages;
