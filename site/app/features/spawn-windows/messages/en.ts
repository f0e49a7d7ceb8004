export const messages = {
  nextUp: (left: string) => `up now, ${left} left`,
  nextIn: (time: string) => `in ${time}`,
  allTimes: "Times",
  night: "Night",
  ofMob: (name: string, mob: string) => `${name}: ${mob}`,
  kill: (name: string) => `kill ${name}`,
  killAtNight: (name: string) => `kill ${name} at night`,
  conflict: (weather: string, range: string) =>
    `This zone also had ${weather} ${range}. If someone was here then, the spawn may be used up.`,
  conflictNow: (now: number, start: number, time: string) =>
    `Check the Adventurer List: a lowest Time Remaining under ${now} min now (${start} at ${time}) means the instance was open then. A higher one proves nothing. Ask in /shout or check a tracker.`,
  conflictAt: (start: number, time: string) =>
    `Check the Adventurer List at ${time}: a lowest Time Remaining under ${start} min means the instance was open then. A higher one proves nothing. Ask in /shout or check a tracker.`,
  conflictLater: (after: string, start: number, time: string) =>
    `Check the Adventurer List after ${after}: a lowest Time Remaining under ${start} min at ${time} means the instance was open then. A higher one proves nothing. Ask in /shout or check a tracker.`,
  conflictAdjoining: (weather: string, range: string) =>
    `This zone had ${weather} ${range}, straight into this window. If someone was here then, the spawn may be used up, and no time left can tell. Ask in /shout or check a tracker.`,
  warn: (minutes: number) => `check lowest time left: ${minutes}+ at the start, ask for a tracker`,
  warnAdjoining: "same weather just before: ask for a tracker",
  cut: (kept: number, total: number) => `${kept} of ${total}`,
  copied: "Copied.",
  copiedSome: (kept: number, total: number) =>
    `${kept} of ${total} copied: Discord messages are limited to 2,000 characters.`,
  copyFailed: "Your browser blocked copying.",
};

export type WindowMessages = typeof messages;
