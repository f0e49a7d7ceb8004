/** The page's title and description for search engines and shared links. */
export const messages = {
  title: "Weather finder",
  description:
    "The best hours for a farming session, or every moment of a weather pattern over a hundred years, in every zone of FINAL FANTASY XIV.",
};

export type FinderHead = typeof messages;
