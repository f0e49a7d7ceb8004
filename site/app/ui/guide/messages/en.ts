export const messages = {
  first: "First",
  pages: "Pages of this guide",
  chart: (map: string) => `Open the map: ${map}`,
  missing: (page: string) => `This guide has no page called “${page}”. Was one of these meant?`,
  loading: "Loading…",
  what: "What",
  value: "Value",
  quests: "Quests",
  passcode: "Passcode",
  passcodeText: (leaders: string, main: string) => `leaders ${leaders} min, main party ${main} min before`,
  party: "Party",
  partyText: (size: string, tank: string, healer: string, dps: string) =>
    `${size}: ${tank} tanks, ${healer} healers, ${dps} damage dealers`,
};

export type GuideShellMessages = typeof messages;
