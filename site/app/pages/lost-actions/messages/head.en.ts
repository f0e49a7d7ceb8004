/** The page's title and description for search engines and shared links. */
export const messages = {
  listText: (lead: string) => `${lead} With search, roles, weights, sources and prices.`,
  title: (name: string) => `${name}: effects and how to get it`,
  text: (name: string, category: string, weight: number) =>
    `${name}, lost action of Bozja and Zadnor (${category}, weight ${weight}): what it does, who can use it, the fragment it comes from and where that drops.`,
};

export type LostHead = typeof messages;
