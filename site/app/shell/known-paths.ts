/** Addresses that a mistyped one is compared with: the ways into each tool. */
export const knownPaths: readonly string[] = [
  "/",
  "/forecast",
  "/drs/holster",
  "/drs/holster/c",
  "/bozja/lostaction",
  "/eureka/logos",
  "/occult/phantomjob",
  "/occult/guide",
  "/eureka/nms",
  "/bozja/notes",
  "/bozja/engagements",
];
