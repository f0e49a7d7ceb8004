const elements: Readonly<Record<Element, string>> = {
  fire: "Fire",
  ice: "Ice",
  wind: "Wind",
  earth: "Earth",
  lightning: "Lightning",
  water: "Water",
};

import type { Element } from "@foray/fieldops/records/types";
export const messages = {
  elements,
  night: "Night",
  search: "Search",
  sort: "Sort by",
  unsorted: "Default order",
  falling: (column: string) => `${column}, descending`,
  count: (shown: string, all: string) => (shown === all ? `${all} entries` : `${shown} of ${all} entries`),
  one: "1 entry",
  none: "No entry matches.",
  showAll: "Show all entries",
  csv: "Download as CSV",
  legend: "Legend",
  details: (name: string) => `Details: ${name}`,
};

export type TableMessages = typeof messages;
