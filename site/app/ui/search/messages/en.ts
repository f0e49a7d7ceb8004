import type { SearchKind } from "../types.ts";

const kinds: Readonly<Record<SearchKind, string>> = {
  page: "Page",
  guide: "Guide",
  setting: "Setting",
  forecast: "Forecast",
  monster: "Notorious monster",
  enemy: "Enemy",
  weather: "Weather",
  lostAction: "Lost action",
  logosAction: "Logos action",
  phantomJob: "Phantom job",
  phantomAction: "Phantom action",
  item: "Item",
  encounter: "Encounter",
  fate: "FATE",
  duty: "Duty",
  note: "Field note",
  map: "Map",
  layer: "Map layer",
  place: "Place",
  holster: "Holster",
  loadout: "Loadout",
  world: "Market region",
};

const groups: Readonly<Record<SearchKind, string>> = {
  page: "Pages",
  guide: "Guides",
  setting: "Settings",
  forecast: "Forecasts",
  monster: "Notorious monsters",
  enemy: "Enemies",
  weather: "Weather",
  lostAction: "Lost actions",
  logosAction: "Logos actions",
  phantomJob: "Phantom jobs",
  phantomAction: "Phantom actions",
  item: "Items",
  encounter: "Encounters",
  fate: "FATEs",
  duty: "Duties",
  note: "Notes and records",
  map: "Maps",
  layer: "Map layers",
  place: "Places",
  holster: "Holsters",
  loadout: "Loadouts",
  world: "Market regions",
};

/** Text of the field that opens the search. */
const field = {
  field: "Monster, action, item, place, setting…",
  short: "Search",
};

export const messages = {
  field,
  title: "Search everything",
  close: "Close",
  loading: "Loading search…",
  failed: "The search could not be loaded. Check the connection and try again.",
  retry: "Try again",
  finds: "Results",
  results: (count: number) => (count === 1 ? "1 match" : `${count} best matches`),
  none: (text: string) => `No results for “${text}”. You can search in any of the game’s languages.`,
  regionSet: (world: string) => `Market prices now come from ${world}`,
  kinds,
  groups,
  more: "More results",
  opened: "Recent",
  settingDone: (name: string) => `${name}: set`,
  keys: {
    title: "Keyboard shortcuts",
    search: "Search everything",
    searchAnywhere: "Search, even while typing",
    move: "Move through the results",
    open: "Open the result",
    openNew: "Open the result in a new tab",
    close: "Close a dialog or the menu",
    next: "Go to the next control",
    list: "Show this list",
  },
};

export type SearchMessages = typeof messages;
