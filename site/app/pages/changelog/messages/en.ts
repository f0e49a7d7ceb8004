import type { ReleaseVersion } from "~/records/changelog.ts";

const changes: Readonly<Record<ReleaseVersion, readonly string[]>> = {
  "1.0.0": [
    "The first edition: everything is computed in your browser, and every answer has its own address.",
    "Forecasts for every notorious monster that waits for weather or night, for warped lockboxes, logograms and fragments, with countdowns and warnings of conflicts.",
    "The weather finder: sessions by score, and patterns of weather and Eorzea hours up to a hundred years ahead.",
    "Drawn charts of all eight field maps with every known place, routes, marks of your own and the weather of the zone.",
    "Holsters and loadouts: the hosts’ own, and yours by link, with what they take, market prices and the cheapest plan to make them.",
    "Lost actions, logos actions and phantom jobs, compared side by side; alarms and timers that ring in the browser or in your calendar.",
    "Search over pages, actions, jobs, monsters, places and worlds in all seven languages of the game.",
    "English, Japanese, German and French throughout; light and dark; no network needed after one visit.",
  ],
};

export const messages = {
  title: "Changelog",
  description: "What changed in each version of the almanac, newest first.",
  lead: "What changed in each version, newest first.",
  version: (version: string) => `Version ${version}`,
  changes,
};

export type ChangelogMessages = typeof messages;
