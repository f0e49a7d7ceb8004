export const messages = {
  title: "The author",
  description: "Who makes this almanac.",
  text: "Draws the charts and keeps the records of this almanac.",
  server: (server: string) => `Home world: ${server}`,
  feedback: (handle: string) => `Write to ${handle} with corrections and wishes.`,
};

export type AuthorMessages = typeof messages;
