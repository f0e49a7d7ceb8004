/** Words of the page for an address that leads nowhere. */
export const messages = {
  title: "Not on any chart",
  text: (path: string) => `There is no page at ${path}.`,
  closest: "Closest matches",
  home: "Go home",
};

export type NotFoundMessages = typeof messages;
