/** The page's title and description for search engines and shared links. */
export const messages = {
  listText: (lead: string) => `${lead} With search, roles, expected costs and prices.`,
  title: (name: string) => `${name}: effects, recipes and logograms`,
  text: (name: string, recipes: number) =>
    `${name}, logos action of Eureka: what it does, who can use it, its ${recipes} ${recipes === 1 ? "recipe" : "recipes"} with their chances, and where the logograms drop.`,
};

export type LogosHead = typeof messages;
