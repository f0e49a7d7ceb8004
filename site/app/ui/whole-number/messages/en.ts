export const messages = {
  notWhole: (kept: string) => `Only whole numbers count here: it stays at ${kept}.`,
  range: (least: string, most: string) => `${least} to ${most} can stand here.`,
};

export type WholeNumberMessages = typeof messages;
