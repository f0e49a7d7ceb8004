/** The page's title and description for search engines and shared links. */
export const messages = {
  monsters: "Notorious monsters of Eureka",
  notes: "Field notes of Bozja and Zadnor",
  encounters: "Engagements, skirmishes and duels",
};

export type RecordsHead = typeof messages;
