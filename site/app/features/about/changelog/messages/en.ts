import type { ReleaseVersion } from "~/records/changelog.ts";

const changes: Readonly<Record<ReleaseVersion, readonly string[]>> = {
  "1.2.0": [
    "Time left was read as the age of the instance; it is your own stay. The instance check now asks for the lowest Time Remaining in the Adventurer List.",
    "A notorious monster’s two hours count from when it spawned, not from when it died. Press “Just spawned”; if only the kill is noted, the timer says that it is an estimate.",
    "Boards and pots go on after three hours. A prediction from an old note is marked less sure, and is forgotten after six hours.",
    "Empyreum’s weather was wrong in most periods; it is right now.",
    "Corrected: time and entry rules of the Forked Towers, fewest players to enter, first pots by zone, chances of coffers, the last two phantom weapon steps, and the boss of Aces High.",
  ],
  "1.1.0": [
    "Tonight: your hours and wishes as one plan, with travel times and a choice where two things fall together; alarms, Discord post and calendar in one press.",
    "Run Board: paste the sign-ups you have, seat everyone, and share seats, kits and passcodes by link.",
    "Instance Boards: what your instance has seen and what is due, shared by link or live with your party.",
    "My Things: what you own and have ticked off, in one place, kept as a file and read by holsters, loadouts, relics and the Tower Board.",
    "Tower Board: eight players and their phantom jobs against what a tower needs: who is missing, who could switch, what is quickest to unlock.",
    "Maps: walk a route with one press a stop, and find a place by coordinates, flag or position text.",
    "Start Here: every operation in a column, with the quest that opens it and your first hour in five steps.",
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
