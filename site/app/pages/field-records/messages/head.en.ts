/** The page's title and description for search engines and shared links. */
export const messages = {
  monsters: "Notorious monsters of Eureka",
  notes: "Field notes of Bozja and Zadnor",
  encounters: "Engagements, skirmishes and duels",
  enemies: "Enemies of the Occult Crescent",
  records: "The Occult Record",
};

export type RecordsHead = typeof messages;
