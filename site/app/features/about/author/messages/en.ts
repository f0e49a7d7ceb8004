export const messages = {
  title: "About the author",
  description: "Who makes this almanac.",
  text: "Draws the maps and maintains the data for this almanac.",
  server: (server: string) => `Home world: ${server}`,
  feedback: (handle: string) => `Send corrections and suggestions to ${handle}.`,
};

export type AuthorMessages = typeof messages;
