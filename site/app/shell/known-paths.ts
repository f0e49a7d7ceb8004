/** Addresses that a mistyped one is compared with: the ways into each tool. */
export const knownPaths: readonly string[] = [
  "/",
  "/forecast",
  "/weather-finder",
  "/alarms",
  "/timers",
  "/ba",
  "/eureka/loadout",
  "/drs/holster",
  "/drs/holster/c",
  "/createdrsholsters",
  "/reference",
  "/changelog",
  "/credits",
];
