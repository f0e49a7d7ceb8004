export const messages = {
  first: "First steps",
  pages: "Pages of this guide",
  chart: (map: string) => `Open the map: ${map}`,
  missing: (page: string) => `This guide has no page called “${page}”. Did you mean one of these?`,
  fights: "Fights",
  loading: "Loading…",
  what: "What",
  value: "Value",
  quests: "Quests",
  passcode: "Passcode",
  passcodeText: (leaders: string, main: string) =>
    `leaders ${leaders} min before, main party ${main} min before`,
  party: "Party",
  partyText: (size: string, tank: string, healer: string, dps: string) =>
    `${size}: ${tank} tanks, ${healer} healers, ${dps} DPS`,
};

export type GuideShellMessages = typeof messages;
