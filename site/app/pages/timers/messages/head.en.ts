/** The page's title and description for search engines and shared links. */
export const messages = {
  title: "Timers for pots, bunnies and notorious monsters",
  description:
    "Seen now, killed now: when the next pot or bunny FATE begins and when a notorious monster of Eureka may return.",
};

export type TimersHead = typeof messages;
