const collectionText: Readonly<Record<string, string>> = {
  all: "Notorious monsters, warped lockboxes and fragment farms, in the order they come.",
  nm: "The five that players gather for, in the order they come.",
  "all-nms":
    "Every notorious monster of Eureka that waits for a weather or for the night, itself or those that call it.",
  fragments: "Reflect farms of Bozja and Zadnor, in the order they come.",
  eurekafarms: "Warped lockboxes and logograms, in the order they come.",
};

export const messages = {
  kinds: {
    "notorious-monster": "Notorious monster",
    "eureka-farm": "Eureka farm",
    "fragment-farm": "Fragment farm",
  },
  collectionText,
  area: (area: number) => `Area ${area}`,
  next: "Next window",
  now: "Up now",
  endsIn: "ends in",
  nothing: "None in the next 14 days.",
  conflict: (weather: string, minutes: number, safe: number) =>
    `${weather} also came ${minutes} minutes earlier. In an instance that was open then the spawn may be used up: join one with at least ${safe} minutes left.`,
  conflictChip: (safe: number) => `conflict: safe with ${safe} min left`,
  copyDiscord: "For Discord",
  copyText: "Copy as text",
  calendar: "Calendar",
  calendarAll: "All to calendar",
  copyAll: "Copy list for Discord",
  saved: "Calendar file saved.",
  dial: (weather: string) => `The Eorzea day and its weather; the window's is ${weather}`,
  strip: "Weather, period by period",
  upcoming: "Upcoming",
  top: "Longest windows, next 14 days",
  ended: "Just was",
  endedAgo: (duration: string) => `ended ${duration} ago`,
  inTime: (duration: string) => `in ${duration}`,
  nowLeft: (duration: string) => `now, ${duration} left`,
  more: "Show more",
  why: "Why this window",
  where: "Where",
  guide: "How",
  withLogograms: "With logogram farms",
  conflictNew: (weather: string, minutes: number) =>
    `It follows directly on ${weather} of ${minutes} minutes earlier. In any instance that was open then the spawn may be used up: only a new instance is safe.`,
  copyAllText: "Copy list as text",
  share: "Share",
  linkCopied: "Link copied.",
};

export type ForecastMessages = typeof messages;
