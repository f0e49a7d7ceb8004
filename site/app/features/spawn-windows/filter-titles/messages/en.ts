/** Titles by id. The game has no names for collections. */
export const messages: Readonly<Record<string, string>> = {
  all: "All Upcoming Spawns",
  nm: "All Eureka NMs",
  "all-nms": "All Weather and Night NMs",
  fragments: "All Bozja Fragment Farms",
  eurekafarms: "All Eureka Farms",
};

export type FilterTitles = typeof messages;
