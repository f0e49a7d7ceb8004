export type Release = Readonly<{
  version: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Page that shows each change, in order; null if it has no page. */
  links: readonly (`/${string}` | null)[];
}>;

/** Newest first. The footer shows the version of the first. */
export const releases = [
  {
    version: "1.2.0",
    date: "2026-11-28",
    links: ["/forecast", "/timers", "/timers", "/weather-finder", null],
  },
  {
    version: "1.1.0",
    date: "2026-11-27",
    links: ["/tonight", "/run", "/timers", "/things", "/tower", "/map", "/start"],
  },
  {
    version: "1.0.0",
    date: "2026-11-21",
    links: [
      "/developers",
      "/forecast",
      "/weather-finder",
      "/map",
      "/drs/holster",
      "/bozja/lostaction",
      "/",
      "/credits",
    ],
  },
] as const satisfies readonly Release[];

export type ReleaseVersion = (typeof releases)[number]["version"];
