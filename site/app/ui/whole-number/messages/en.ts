export const messages = {
  notWhole: (kept: string) => `Enter a whole number. Kept at ${kept}.`,
  range: (least: string, most: string) => `Enter a number from ${least} to ${most}.`,
};

export type WholeNumberMessages = typeof messages;
