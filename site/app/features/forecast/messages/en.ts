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

/** Messages below the next window. */
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

const head = {
  collectionText: (text: string) => `${text} Times in your own time zone, to the second.`,
  night: "night",
  title: (name: string) => `${name}: when it spawns next`,
  text: (name: string, zone: string, when: string) =>
    `${name} in ${zone} (${when}): upcoming windows with countdown, local time and Eorzea time.`,
};

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
    `${typeof count === "number" ? `${count} ×` : count} ${names}${when === "night" ? " (at night)" : when === "day" ? " (by day)" : ""}`,
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
  whyNight: (hours: string) =>
    `The enemies appear at night, ${hours}. Two sources say so; two others start the night an hour later.`,
  monsters: "Monsters",
  calledBy: (name: string, level: number) =>
    `Spawned by killing enough of one enemy: ${name} (level ${level})`,
  calledWeather: "in this weather",
  rewards: "Reward",
  respawn: (minutes: number) => `Can respawn ${minutes} minutes after it spawned`,
  chooseMonster: "Monster to farm",
  whyPeriod: (hours: string, roll: number, weather: string) => `${hours}: roll ${roll}, ${weather}`,
  whyAnyWeather: "Any weather will do.",
  calledNight: (hours: string) => `only at night, ${hours}`,
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
  thenAt: (time: string) => `then ${time}`,
  nothing: "No windows in the next 14 days.",
  conflictChip: (minutes: number) => `conflict: check the lowest time left (${minutes} min)`,
  conflictChipAdjoining: "conflict: ask for a tracker",
  copyPosition: "Copy position",
  check: {
    title: "Instance check",
    lowest: "Lowest Time Remaining",
    lowestHint:
      "In the Adventurer List: in the zone, open Social > Player Search. For example 2:52, 172 or 172m.",
    own: "Your own time left",
    ownHint: "Only shows when your stay ends. It says nothing about the instance.",
    appeared: "Last spawn, if known",
    appearedHint: "From a tracker or /shout: a time (13:05) or minutes ago (25m).",
    fromBoard: (time: string) => `Your board has it at ${time}.`,
    unread:
      "Could not read this. Enter hours and minutes (2:52) or minutes (172 or 172m), up to 180 minutes.",
    unreadTime: "Could not read this. Enter a time of day (13:05) or minutes ago (25m).",
    appearedAhead: "That is more than six hours ago. If it has spawned since, enter that time.",
    wasOpen: (since: string, range: string) =>
      `Open since ${since} or earlier, so during ${range} too. It may be gone. Ask for the tracker.`,
    wasOpenLate: (range: string) => `If it spawned then, it is due again ${range}: late rather than gone.`,
    notListed:
      "Nobody on the list was here at that time. Better odds, but no proof: earlier players may have left.",
    unknown:
      "Your own time says nothing about the instance: everyone starts at 180 minutes. Enter the lowest time in the Adventurer List.",
    free: "The same weather was not up shortly before, so there is nothing to check.",
    back: (appeared: string, from: string) => `It spawned at ${appeared}, so it can respawn from ${from}.`,
    backLate: (end: string) => `That is after this window, which ends at ${end}.`,
    openSince: (since: string) => `Open since ${since} or earlier.`,
    ownBefore: (end: string, start: string) =>
      `Your time ends at ${end}, before the window opens at ${start}. Leave and enter again for 180 new minutes.`,
    ownDuring: (end: string) => `Your time ends at ${end}, during the window.`,
    ownAfter: (end: string) => `Your time ends at ${end}, after the window.`,
  },
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
