import type { Element } from "@foray/fieldops/fields/enemies/types";

const elements: Readonly<Record<Element, string>> = {
  fire: "Fire",
  ice: "Ice",
  wind: "Wind",
  earth: "Earth",
  lightning: "Lightning",
  water: "Water",
};

/** Words of the parts that come after the page answers: facts, guide, the list of all forecasts, and what is said where an address names none. */
export const messages = {
  elements,
  facts: "Facts",
  level: (level: number) => `Level ${level}`,
  rank: (rank: number) => `Rank ${rank}`,
  element: "Element",
  unknownFilter: (param: string) => `There is no forecast called “${param}”. Here is everything instead.`,
  closest: "Did you mean",
  rare: "rare",
  allForecasts: "All forecasts",
  together: "Shown together",
};

export type DetailMessages = typeof messages;
