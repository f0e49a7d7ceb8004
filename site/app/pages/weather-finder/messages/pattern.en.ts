/** Words of the search for patterns, which is fetched when it is chosen. */
export const messages = {
  weatherHint: "Any of these. None chosen: nothing is found.",
  after: "Weather just before",
  afterHint: "None chosen: any.",
  hours: "Eorzean hours",
  anyHours: "Any hour",
  night: "Night, 18:00 to 6:00",
  someHours: "From … to …",
  hoursFrom: "From hour",
  hoursTo: "to hour",
  run: "Periods in a row, at least",
  local: "My hours",
  anyLocal: "Any time of my day",
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
  neverFits: "The hours are too short for so many periods in a row.",
  always: (zone: string) => `${zone}: these are all of its weathers, at any hour. The window never closes.`,
  noWeather: "No weather is chosen. Choose at least one.",
  next: "Next matches",
  rarity: "How rare",
  found: (count: string) => `${count} windows`,
  share: "of all periods have this weather",
  meanSeen: "Mean wait between two",
  median: "Median wait",
  longest: "Longest wait",
  longestWhen: (from: string, to: string) => `${from} to ${to}`,
  trueSky: "Over a thousand years of the true sky",
  expected: "By chance alone",
  expectedHint:
    "Exact if each period were drawn on its own from the zone’s table. The true rolls are a fixed formula in which neighbours lean on one another, so patterns of several periods may come up to three times as rarely, or nearly twice as often.",
  withoutMine: "Both without your own hours.",
  every: (duration: string) => `one every ${duration}`,
};

function years(count: number): string {
  return count === 1 ? "1 year" : `${count} years`;
}

export type PatternMessages = typeof messages;
