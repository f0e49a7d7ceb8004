export const messages = {
  nextUp: (left: string) => `up now, ${left} left`,
  nextIn: (time: string) => `in ${time}`,
  allTimes: "Times",
  night: "Night",
  ofMob: (name: string, mob: string) => `${name}: ${mob}`,
  kill: (name: string) => `kill ${name}`,
  killAtNight: (name: string) => `kill ${name} at night`,
  conflict: (minutes: number) => `Only in an instance with at least ${minutes} min left at the start`,
  conflictNew: "Only in a new instance",
  warn: (minutes: number) => `only with ${minutes}+ min left at the start`,
  warnNew: "new instance only",
  cut: (kept: number, total: number) => `${kept} of ${total}`,
  copied: "Copied.",
  copiedSome: (kept: number, total: number) =>
    `${kept} of ${total} copied: Discord messages are limited to 2,000 characters.`,
  copyFailed: "Your browser blocked copying.",
};

export type WindowMessages = typeof messages;
