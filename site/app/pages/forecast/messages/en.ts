import type { Element } from "@foray/fieldops/fields/enemies/types";

const elements: Readonly<Record<Element, string>> = {
  fire: "Fire",
  ice: "Ice",
  wind: "Wind",
  earth: "Earth",
  lightning: "Lightning",
  water: "Water",
};

export const messages = {
  kinds: {
    "notorious-monster": "Notorious monster",
    "eureka-farm": "Eureka farm",
    "fragment-farm": "Fragment farm",
  },
  exact: "Times in your own zone and in Eorzea time, to the second.",
  windowsLead:
    "The next windows to the second, in your own time and in Eorzea time, and what the sky must do for them.",
  collectionText: {
    all: "Notorious monsters, warped lockboxes and fragment farms, in the order they come.",
    nm: "The five that players gather for, in the order they come.",
    "all-nms":
      "Every notorious monster of Eureka that waits for a weather or for the night, itself or those that call it.",
    fragments: "Reflect farms of Bozja and Zadnor, in the order they come.",
    eurekafarms: "Warped lockboxes and logograms, in the order they come.",
  } as Readonly<Record<string, string>>,
  elements,
  facts: "Facts",
  level: (level: number) => `Level ${level}`,
  rank: (rank: number) => `Rank ${rank}`,
  elementUnknown: "Element disputed",
  night: "Night, 18:00 to 6:00 ET",
  area: (area: number) => `Area ${area}`,
  et: "ET",
  unknownFilter: (param: string) => `There is no forecast called “${param}”. Here is everything instead.`,
  closest: "Did you mean",
  next: "Next window",
  now: "Open now",
  nextNamed: (name: string) => `Next: ${name}`,
  nowNamed: (name: string) => `Open now: ${name}`,
  endsIn: "ends in",
  nothing: "None in the next 14 days.",
  conflict: (weather: string, minutes: number, safe: number) =>
    `${weather} also fell ${minutes} minutes earlier. In an instance that was open then the spawn may be used up: join one with at least ${safe} minutes left.`,
  conflictNight: (minutes: number, safe: number) =>
    `The same hours came ${minutes} minutes earlier. In an instance that was open then the spawn may be used up: join one with at least ${safe} minutes left.`,
  conflictChip: "conflict",
  conflictShort: (minutes: number) => `${minutes} min after the last`,
  copyDiscord: "Copy for Discord",
  copyText: "Copy as text",
  calendar: "Calendar",
  calendarAll: "All to calendar",
  copyAll: "Copy list for Discord",
  copied: "Copied.",
  copyFailed: "The browser did not allow copying.",
  saved: "Calendar file saved.",
  dial: (weather: string) => `The Eorzea day and its weather; the window's is ${weather}`,
  strip: "Weather, period by period",
  upcoming: "Upcoming",
  top: "Longest windows, next 14 days",
  ended: "Just was",
  endedAgo: (duration: string) => `ended ${duration} ago`,
  inTime: (duration: string) => `in ${duration}`,
  nowLeft: (duration: string) => `now, ${duration} left`,
  periods: (count: number) => `${count}×`,
  periodsLong: (count: number) => (count === 1 ? "1 period" : `${count} periods`),
  more: "Show more",
  why: "Why this window",
  where: "Where",
  guide: "How",
  rare: "rare",
  withLogograms: "With logogram farms",
};

export type ForecastMessages = typeof messages;
