/** What stands on the field that opens the search. */
export const messages = {
  field: "Monster, action, item, place, setting …",
  short: "Search",
};

export type SearchFieldMessages = typeof messages;
