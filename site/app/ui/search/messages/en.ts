import type { SearchKind } from "../types.ts";

const kinds: Readonly<Record<SearchKind, string>> = {
  page: "Page",
  forecast: "Forecast",
  monster: "Notorious monster",
  lostAction: "Lost action",
  logosAction: "Logos action",
  phantomJob: "Phantom job",
  phantomAction: "Phantom action",
  encounter: "Engagement",
  fate: "FATE",
  place: "Place",
  map: "Map",
  holster: "Holster",
  loadout: "Loadout",
  world: "Market region",
};

export const messages = {
  title: "Search everything",
  field: "Monster, action, job, place, world …",
  short: "Search",
  close: "Close",
  loading: "Loading the index …",
  failed: "The search could not be loaded. Check the connection and try again.",
  retry: "Try again",
  finds: "What was found",
  results: (count: number) => (count === 1 ? "1 match" : `${count} best matches`),
  none: (text: string) => `Nothing is called “${text}”. Names in any of the game's languages will do.`,
  regionSet: (world: string) => `Market prices now come from ${world}`,
  kinds,
  keys: {
    title: "Keys",
    search: "Search everything",
    searchAnywhere: "Search, even while writing",
    move: "Move through what was found",
    open: "Open it",
    openNew: "Open it in a new tab",
    close: "Close a dialog or the menu",
    next: "Go to the next control",
    list: "This list",
  },
};

export type SearchMessages = typeof messages;
