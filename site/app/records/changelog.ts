/** One version of the almanac. Its changes are in the changelog's messages, under its version. */
export type Release = Readonly<{
  version: string;
  /** Day of the release, `YYYY-MM-DD`. */
  date: string;
  /** For each change in order, the page that shows it; `null` if there is none. */
  links: readonly (`/${string}` | null)[];
}>;

/** Every version, newest first. The first is the one in force, which the footer names. */
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
