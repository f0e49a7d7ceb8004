/**
 * `tint` is the color of its column. `gets`, `steps` and `more` are paths: of rewards, of the five first
 * steps, and of further pages.
 */
type Operation = Readonly<{
  id: "eureka" | "arsenal" | "bozja" | "occult";
  tint: "eureka" | "bozja" | "occult";
  gets: readonly string[];
  steps: readonly [string, string, string, string, string];
  more: readonly string[];
}>;

export const operations: readonly Operation[] = [
  {
    id: "eureka",
    tint: "eureka",
    gets: ["/relics", "/boxes", "/eureka/logos"],
    steps: [
      "/eureka/guide/levels",
      "/map/anemos?layers=aetherytes,quests",
      "/eureka/guide/levels",
      "/eureka/nms",
      "/forecast/nm",
    ],
    more: ["/fights", "/eureka/guide", "/map/hydatos", "/forecast/eurekafarms", "/timers", "/run"],
  },
  {
    id: "arsenal",
    tint: "eureka",
    gets: ["/relics"],
    steps: ["/eureka/guide/levels", "/eureka/logos", "/ba", "/run", "/portals"],
    more: ["/fights", "/portals", "/ba", "/eureka/loadout", "/timers", "/run"],
  },
  {
    id: "bozja",
    tint: "bozja",
    gets: ["/relics", "/bozja/lostaction", "/bozja/notes"],
    steps: [
      "/bozja/guide/ranks",
      "/map/bsf?layers=skirmishes,criticalEngagements",
      "/timers",
      "/bozja/guide/finds",
      "/bozja/guide/ranks",
    ],
    more: [
      "/fights",
      "/bozja/guide",
      "/delubrum/guide",
      "/map/bsf",
      "/forecast/fragments",
      "/drs/holster",
      "/timers",
      "/run",
    ],
  },
  {
    id: "occult",
    tint: "occult",
    gets: ["/relics", "/occult/phantomjob", "/exchanges"],
    steps: [
      "/occult/guide/entering",
      "/occult/phantomjob",
      "/map/southhorn?layers=mobLevels",
      "/occult/guide/encounters",
      "/occult/guide/shops",
    ],
    more: ["/fights", "/occult/guide", "/map/southhorn", "/weather-finder", "/timers", "/run"],
  },
];
