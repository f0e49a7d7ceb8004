const collectionText: Readonly<Record<string, string>> = {
  all: "Notorious monsters, warped lockboxes and fragment farms, soonest first.",
  nm: "The five NMs players gather for, soonest first.",
  "all-nms": "Every Eureka NM that needs weather or night, either itself or through its trigger.",
  fragments: "Reflect farms in Bozja and Zadnor, soonest first.",
  eurekafarms: "Warped lockboxes and logograms, soonest first.",
};

const elements: Readonly<Record<Element, string>> = {
  fire: "Fire",
  ice: "Ice",
  wind: "Wind",
  earth: "Earth",
  lightning: "Lightning",
  water: "Water",
};

/** Words of the parts that come after the page answers: facts, guide, the list of all forecasts, and what is said where an address names none. */
const details = {
  elements,
  facts: "Facts",
  level: (level: number) => `Level ${level}`,
  rank: (rank: number) => `Rank ${rank}`,
  element: "Element",
  unknownFilter: (param: string) => `There is no forecast called “${param}”. Showing everything instead.`,
  closest: "Did you mean",
  rare: "rare",
  allForecasts: "All forecasts",
  together: "Groups",
};

/** The page's title and description for search engines and shared links. */
const head = {
  collectionText: (text: string) => `${text} Times in your own time zone, to the second.`,
  night: "night",
  title: (name: string) => `${name}: when it spawns next`,
  text: (name: string, zone: string, when: string) =>
    `${name} in ${zone} (${when}): upcoming windows with countdown, local time and Eorzea time.`,
};

/** Words of the guide (a sentence a fact), the choice of a mob and the reasons of a window. */
const guidePart = {
  mutated: "They must mutate: fight them until the weather changes their element.",
  adapted: "They must adapt: leave them alive until the weather makes them stronger.",
  rate: (least: string, most: string) => `${least} to ${most} of them mutate.`,
  rateLow: "Few of them mutate.",
  chain: (chain: number) => `Drops are best at chain ${chain}.`,
  build: (chain: number) => `Build the chain to ${chain} first.`,
  killAt: (chain: number) => `Make the sprite kill number ${chain}.`,
  boxes: (count: number) => `Chain 30 drops ${count === 1 ? "1 box" : `${count} boxes`}.`,
  extraBox: (name: string) => `${name}: one extra box at chain 30.`,
  noExtraBox: (name: string) => `${name}: no extra box at chain 30.`,
  hold: "Save the last mutated one for kill 30.",
  holdThese: (names: string) => `Save for kill 30: ${names}.`,
  builders: (names: string) => `Chain builders: ${names}.`,
  holder: "Have a second tank hold it in the meantime.",
  recipe: "Sample chain",
  kills: (count: number | "all" | "some", names: string, when?: "day" | "night") =>
    `${count === "all" ? "all" : count === "some" ? "some" : count} × ${names}${when === "night" ? " (at night)" : when === "day" ? " (by day)" : ""}`,
  magia: (count: number, element: string) => `${count} ${element}`,
  magiaTitle: "Magia board",
  keeps: "Adapted enemies stay after the weather ends.",
  reflect: "Reflect farm: its own spells kill it.",
  gearOff: "Take off your gear so its reflected spell hits hard enough.",
  outside: "Use reflect before it can see you, then step in.",
  action: (name: string) => `Action: ${name}.`,
  essence: (name: string) => `Essence: ${name}.`,
  defensive: (count: number) => (count === 0 ? "No defensive magia." : `${count} defensive magia.`),
  sync: (monster: string, level: number) =>
    `To build a chain, you must be below its level: join ${monster} nearby to sync down to ${level}.`,
  syncAny: "Level sync to a nearby NM.",
  highChain: "Higher chains drop more.",
  optional: (name: string, level: number, drops: string) => `${name} (level ${level}) nearby drops ${drops}.`,
  alternative: (monster: string, weather: string) => `Second best: ${monster} in ${weather}.`,
  lethal: (name: string) => `${name} can kill you with auto-attacks.`,
  whyTable: (zone: string) => `${zone} weather by roll`,
  whyBefore: (weather: string) => `Previous weather: ${weather}.`,
  whyNight: (hours: string) => `The enemies appear at night, ${hours}; one source says an hour later.`,
  monsters: "Monsters",
  calledBy: (name: string, level: number) =>
    `Spawned by killing enough of one enemy: ${name} (level ${level})`,
  calledWeather: "in this weather",
  rewards: "Reward",
  respawn: (minutes: number) => `Can respawn ${minutes} minutes after it spawned`,
  chooseMonster: "Monster to farm",
  whyPeriod: (hours: string, roll: number, weather: string) => `${hours}: roll ${roll}, ${weather}`,
  whyAnyWeather: "Any weather will do.",
  calledNight: (hours: string) => `which appears only at night, ${hours}`,
};

import type { Element } from "@foray/fieldops/records/types";
export const messages = {
  guidePart,
  head,
  details,
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
  nothing: "No windows in the next 14 days.",
  conflict: (weather: string, range: string) =>
    `${weather} was also up ${range}, so the spawn may already be used up in an instance that was open then.`,
  conflictNow: (needed: number, safe: number, time: string) =>
    `Join one with at least ${needed} min left now (${safe} min at ${time}).`,
  conflictAt: (safe: number, time: string) => `Join one with at least ${safe} min left at ${time}.`,
  conflictLater: (after: string, safe: number, time: string) =>
    `Only one that opens after ${after} is safe (at least ${safe} min left at ${time}).`,
  conflictNew: (weather: string, range: string) =>
    `${weather} was up ${range}, straight into this window, so the spawn may already be used up in any instance open since then. Only a new instance is safe.`,
  conflictChipNew: "conflict: only a new instance",
  copyPosition: "Copy position",
  check: {
    title: "Instance check",
    label: "Time left in your instance",
    hint: "Enter it as the game shows it, for example 2:52, 172 or 172m.",
    unread: "That is not a time left: an instance lasts at most 180 minutes.",
    good: (until: string) => `Good until ${until}.`,
    opened: (opened: string) => `It opened at ${opened} and saw no earlier window that matters.`,
    gone: (from: string, to: string) => `May be gone: this instance was open during ${from} to ${to}.`,
    closes: (closes: string, start: string) =>
      `Too short: it closes at ${closes}, before the window opens at ${start}.`,
  },
  conflictChip: (safe: number) => `conflict: needs ${safe} min left`,
  copyDiscord: "Copy for Discord",
  copyText: "Copy as text",
  calendar: "Calendar",
  calendarAll: "Add all to calendar",
  copyAll: "Copy list for Discord",
  saved: "Calendar file saved.",
  dial: (weather: string) => `The Eorzean day and its weather; this window: ${weather}`,
  strip: "Weather by period",
  upcoming: "Upcoming",
  top: "Longest windows, next 14 days",
  ended: "Just ended",
  endedAgo: (duration: string) => `ended ${duration} ago`,
  inTime: (duration: string) => `in ${duration}`,
  nowLeft: (duration: string) => `now, ${duration} left`,
  more: "Show more",
  why: "Why this window",
  where: "Where",
  guide: "How",
  withLogograms: "With logogram farms",
  copyAllText: "Copy list as text",
  share: "Share",
  linkCopied: "Link copied.",
};

export type ForecastMessages = typeof messages;
