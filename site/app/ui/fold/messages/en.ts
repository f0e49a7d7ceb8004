export const messages = {
  showAll: (count: string) => `Show all ${count}`,
};

export type FoldMessages = typeof messages;
