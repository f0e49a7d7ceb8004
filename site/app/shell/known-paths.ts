/** Addresses that a mistyped one is compared with: the ways into each tool. */
export const knownPaths: readonly string[] = ["/", "/forecast", "/ba", "/eureka/loadout"];
export const knownPaths: readonly string[] = [
  "/",
  "/forecast",
  "/weather-finder",
  "/alarms",
  "/timers",
  "/reference",
  "/changelog",
  "/credits",
export const knownPaths: readonly string[] = [
  "/",
  "/forecast",
  "/drs/holster",
  "/drs/holster/c",
  "/createdrsholsters",
];
