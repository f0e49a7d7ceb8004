import type { SidebarGroup } from "../../page.ts";

const navigation: Readonly<Record<SidebarGroup, string>> = {
  forays: "Forays",
  occult: "Occult Crescent",
  bozja: "Bozja and DRS",
  eureka: "Eureka and BA",
  about: "About",
};

export const messages = {
  tagline: "an explorer's companion",
  navigation,
  mainNavigation: "Main",
  skip: "Skip to the page",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  settings: "Settings",
  close: "Close",
  loading: "Loading...",
  eorzeaTimeIs: (time: string) => `Eorzea time: ${time} ET. Open the clock`,
  et: "ET",
  toLight: "Switch to the light theme",
  toDark: "Switch to the dark theme",
  aboutSite: "About this site",
  notice:
    "FINAL FANTASY XIV © SQUARE ENIX. FINAL FANTASY is a registered trademark of Square Enix Holdings Co., Ltd. Game data and names belong to SQUARE ENIX; this site is made by players and has no tie to the publisher.",
  developers: "For developers",
  version: (version: string) => `Version ${version}`,
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
};

export type ShellMessages = typeof messages;
