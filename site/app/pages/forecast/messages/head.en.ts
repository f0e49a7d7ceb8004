/** The page's title and description for search engines and shared links. */
export const messages = {
  collectionText: (text: string) => `${text} Times in your own time zone, to the second.`,
  night: "night",
  title: (name: string) => `${name}: when it spawns next`,
  text: (name: string, zone: string, when: string) =>
    `${name} in ${zone} (${when}): the next windows with countdown, local time and Eorzea time.`,
};

export type ForecastHead = typeof messages;
