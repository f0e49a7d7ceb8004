/** Collections have no name in the game: the interface names them, by their id. */
export const messages: Readonly<Record<string, string>> = {
  all: "All Upcoming Spawns",
  nm: "All Eureka NMs",
  "all-nms": "All Weather and Night NMs",
  fragments: "All Bozja Fragment Farms",
  eurekafarms: "All Eureka Farms",
};

export type FilterTitles = typeof messages;
