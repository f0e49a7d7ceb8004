export const messages = {
  night: "Night",
  ofMob: (name: string, mob: string) => `${name}: ${mob}`,
  cut: (kept: number, total: number) => `${kept} of ${total}`,
  copied: "Copied.",
  copiedSome: (kept: number, total: number) =>
    `${kept} of ${total} copied: a Discord message holds 2,000 characters.`,
  copyFailed: "The browser did not allow copying.",
};

export type WindowMessages = typeof messages;
