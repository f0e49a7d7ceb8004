/** The page's title and description for search engines and shared links. */
export const messages = {
  title: "Timers: the instance board",
  description:
    "All clocks of one instance: pots, bunnies, monsters' returns, critical encounters and the Forked Towers, shared with a party as one link.",
};

export type TimersHead = typeof messages;
