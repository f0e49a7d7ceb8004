/** One version of the almanac. What changed in it is told in the changelog's messages, under its version. */
export type Release = Readonly<{
  version: string;
  /** Day of the release, `YYYY-MM-DD`. */
  date: string;
}>;

/** Every version, newest first. The first is the one in force, which the footer names. */
export const releases = [{ version: "1.0.0", date: "2026-11-21" }] as const satisfies readonly Release[];

export type ReleaseVersion = (typeof releases)[number]["version"];
