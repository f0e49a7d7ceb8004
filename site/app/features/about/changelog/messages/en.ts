import type { ReleaseVersion } from "~/records/changelog.ts";

const changes: Readonly<Record<ReleaseVersion, readonly string[]>> = {
  "1.2.0": [
    "The instance check took your time left for the instance’s age, but it only measures your own stay. The check now asks for the lowest Time Remaining in the Adventurer List.",
    "A notorious monster’s two hours count from when it spawned, not from when it died. Use “Just spawned”; if only the kill was logged, the timer is marked as an estimate.",
    "Boards and pot timers keep going after three hours. Predictions from old entries are marked less sure and dropped after six hours.",
    "Fixed Empyreum’s weather, which was wrong in most periods.",
    "Corrected: time limits, entry rules and minimum players of the Forked Towers, first pots by zone, coffer chances, the last two phantom weapon steps, and the boss of Aces High.",
  ],
  "1.1.0": [
    "Tonight: your hours and wishlist as one plan, with travel times and a choice when two windows overlap; alarms, Discord post and calendar in one click.",
    "Run Board: paste the sign-ups you have, seat everyone, and share seats, kits and passcodes by link.",
    "Instance Boards: what your instance has seen and what is due, shared by link or live with your party.",
    "My Things: what you own and have ticked off, in one place, kept as a file and read by holsters, loadouts, relics and the Tower Board.",
    "Tower Board: enter eight players and their phantom jobs to see what the tower still needs, who could switch and what is quickest to unlock.",
    "Maps: walk a route with one tap per stop, and find a place by coordinates, flag or position text.",
    "Start Here: every operation side by side, with the quest that unlocks it and your first hour in five steps.",
  ],
  "1.0.0": [
    "First release: everything is computed in your browser, and every result has its own link.",
    "Forecasts for every notorious monster that needs weather or night, and for warped lockboxes, logograms and fragments, with countdowns and conflict warnings.",
    "Weather Finder: sessions ranked by score, and patterns of weather and Eorzea time up to a hundred years ahead.",
    "Maps of all eight zones with every known location, routes, your own pins and local weather.",
    "Holsters and loadouts: those published by hosts, and your own shared as a link, with the items needed, market prices and the cheapest plan.",
    "Lost actions, logos actions and phantom jobs, compared side by side; alarms and timers that ring in the browser or in your calendar.",
    "Search across pages, actions, jobs, monsters, places and worlds in all seven game languages.",
    "English, Japanese, German and French throughout; light and dark themes; works offline after one visit.",
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
