/** The page's title and description for search engines and shared links. */
export const messages = {
  startText:
    "Which logos actions to bring to the Baldesion Arsenal for each role, and how to make them: recipes, mnemes, logograms and the cheapest plan.",
  roleText: (role: string) =>
    `Loadouts of logos actions for ${role} in the Baldesion Arsenal: what to bring and how to make it.`,
  loadoutText: (name: string) =>
    `${name} for the Baldesion Arsenal: which logos actions to bring, tray by tray, and how to make them at the least cost.`,
};

export type LoadoutsHead = typeof messages;
