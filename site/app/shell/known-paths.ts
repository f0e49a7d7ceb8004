/** Addresses that a mistyped one is compared with: the ways into each tool. */
export const knownPaths: readonly string[] = [
  "/",
  "/forecast",
  "/weather-finder",
  "/alarms",
  "/timers",
  "/reference",
  "/changelog",
  "/credits",
];
