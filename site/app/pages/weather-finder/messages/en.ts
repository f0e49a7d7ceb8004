import type { FinderIssue } from "../query.ts";

/** The page's title and description for search engines and shared links. */
const head = {
  title: "Weather Finder",
  description:
    "The best hours for a farming session, or every match for a weather pattern over a hundred years, in every zone of FINAL FANTASY XIV.",
};

/** Errors in an address, each with the value used instead. */
const issues: Readonly<Record<FinderIssue["key"], (text: string) => string>> = {
  way: (text) => `“${text}” is not a search type. Showing the session search.`,
  zone: (text) => `Left out: “${text}”. You can search up to three existing zones.`,
  at: (text) => `“${text}” is not a valid start; use 27 August 2013 or later. Searching from now.`,
  weights: (text) => `Left out: “${text}”. A condition is a weather with a weight from 0 to 10.`,
  len: (text) => `A session lasts 15 to 360 minutes, not “${text}”. Using the default, 180.`,
  days: (text) => `Sessions are searched over 0.5 to 28 days, not “${text}”. Using the default, 7.`,
  weather: (text) => `Left out: there is no weather called “${text}”.`,
  hours: (text) =>
    `“${text}” is not a valid Eorzean time range: use two different hours from 0 to 24. Searching every hour.`,
  run: (text) => `“${text}” is not a number of periods from 1 to 30. Using 1.`,
  local: (text) =>
    `“${text}” is not a valid time range: use two different hours from 0 to 24. Searching every hour.`,
  n: (text) => `“${text}” is not a number of results from 1 to 200.`,
  ahead: (text) => `“${text}” is not between 1 day and 100 years. Using one year.`,
};

/** Words of the search for patterns, which is fetched when it is chosen. */
const patternPart = {
  weatherHint: "Any of these. Choose at least one.",
  after: "Weather just before",
  afterHint: "Leave empty for any.",
  hours: "Eorzean hours",
  anyHours: "Any hour",
  night: "Night, 18:00 to 6:00",
  someHours: "From … to …",
  hoursFrom: "From hour",
  hoursTo: "to hour",
  run: "Minimum periods in a row",
  local: "My hours",
  anyLocal: "Any time of day",
  someLocal: "Every day from … to …",
  mineLocal: "Only when I can play",
  count: "Results",
  ahead: (days: number) => (days >= 365 ? years(Math.round(days / 365.25)) : `${days} days`),
  searching: "Searching",
  cancel: "Cancel",
  cancelled: "The search was cancelled.",
  again: "Search again",
  failed: (reason: string) => `The search failed: ${reason}`,
  took: (span: string, ms: string) => `${span} searched in ${ms} ms`,
  impossible: (zone: string) => `${zone}: this can never happen.`,
  neverHas: (zone: string, weathers: string) => `${zone} never has ${weathers}.`,
  neverFits: "The time range is too short for that many periods in a row.",
  always: (zone: string) => `${zone}: this covers all its weather at any hour, so the window never closes.`,
  noWeather: "No weather chosen. Choose at least one.",
  next: "Next matches",
  rarity: "Rarity",
  found: (count: string) => `${count} windows`,
  share: "of all periods have this weather",
  meanSeen: "Average wait between windows",
  median: "Median wait",
  longest: "Longest wait",
  longestWhen: (from: string, to: string) => `${from} to ${to}`,
  trueSky: "Measured over a thousand years",
  expected: "If rolls were independent",
  expectedHint:
    "Exact if each period were rolled independently from the zone’s table. The real rolls follow a fixed formula in which neighboring periods influence each other, so multi-period patterns can be up to three times rarer, or nearly twice as common.",
  withoutMine: "Both ignore your own hours.",
  every: (duration: string) => `one every ${duration}`,
};

function years(count: number): string {
  return count === 1 ? "1 year" : `${count} years`;
}

export const messages = {
  patternPart,
  issues,
  head,
  title: "Weather Finder",
  eyebrow: "When to play",
  lead: "Find the best hours to play or the rarest weather: sessions for the week ahead, patterns for the century ahead.",
  way: "What to look for",
  session: "Session",
  pattern: "Pattern",
  sessionLead: "Have a few hours to farm? See when the right weather comes most often.",
  patternLead:
    "Waiting for one exact sky? Set the weather, what comes before it, the hour and how long it lasts.",
  zones: "Zones",
  zoneNumber: (place: number) => `Zone ${place}`,
  addZone: "Compare another zone",
  removeZone: (zone: string) => `Remove ${zone}`,
  conditions: "Conditions",
  fragmentPreset: "Fragment farming",
  ownConditions: "Custom",
  weightOf: (weather: string) => `Weight of ${weather}`,
  less: "less",
  more: "more",
  length: "Session length",
  lookAhead: "Look ahead",
  start: "From",
  startNow: "Now",
  startHint: "Your local time. Leave empty to start now.",
  startWrong: "The start must be 27 August 2013 or later.",
  weather: "Wanted weather",
  noConditions: "No conditions chosen, so every session scores the same. Choose at least one.",
  none: "Nothing found. Look further ahead or loosen the conditions.",
  best: "Best sessions",
  score: "Score",
  periods: (count: number) => (count === 1 ? "1 period" : `${count} periods`),
  lasts: (duration: string) => `lasts ${duration}`,
  inTime: (duration: string) => `in ${duration}`,
  running: "running",
  past: "past",
  showOnStrip: (when: string) => `Show on the strip: ${when}`,
  showMore: (left: number) => `Show more (${left} left)`,
  strip: "Timeline",
  stripHelp: "Drag to move, or use the arrow keys. Plus and minus zoom, Home returns to the start.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  earlier: "Earlier",
  later: "Later",
  toStart: "Back to start",
  exportCsv: "CSV",
  exportIcs: "Calendar",
  copyText: "Copy as text",
  goodFrom: (from: string, to: string) => `start any time from ${from} to ${to}`,
  nextEvening: "Next good evening or weekend:",
  nextMine: "Next good session in your hours:",
  scoreHint:
    "Each weather period scores its weight, plus 2 for every good period after the first. If the session ends partway through a period, that period’s score and bonus are reduced in proportion.",
  copyDiscord: "Copy for Discord",
  saved: "File saved.",
  shareLink: "Share this search",
  shared: "Link copied.",
};

export type FinderMessages = typeof messages;
