export const messages = {
  nextUp: (left: string) => `up now, ${left} left`,
  nextIn: (time: string) => `in ${time}`,
  allTimes: "Times",
  night: "Night",
  ofMob: (name: string, mob: string) => `${name}: ${mob}`,
  cut: (kept: number, total: number) => `${kept} of ${total}`,
  copied: "Copied.",
  copiedSome: (kept: number, total: number) =>
    `${kept} of ${total} copied: a Discord message holds 2,000 characters.`,
  copyFailed: "The browser did not allow copying.",
};

export type WindowMessages = typeof messages;
