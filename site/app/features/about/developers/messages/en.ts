export const messages = {
  title: "For Developers",
  description:
    "Data as JSON, JavaScript packages, a command-line tool, calendars and embeds: what bots, overlays and other sites can use.",
  lead: "Bots, overlays, spreadsheets and other sites may use everything here: no key, no account, no limit. Weather is deterministic, so a result never goes out of date.",
  contents: "On this page",
  data: "Records as JSON",
  dataText:
    "Every table in the almanac is a file under /data/v2 that any page or program can read. The index lists each one with its schema, patches, date, size and SHA-256: compare hashes and fetch only what changed.",
  dataPromise:
    "Within v2, fields may be added but are never removed, made optional or changed in type. Names that do not exist in a language are omitted; facts nobody knows are null.",
  dataVersions:
    "/data/v1 keeps the first shape of the data and is still updated. In v2, zones and operations are values instead of field names; changes.json lists the differences.",
  dataFiles: {
    index: "all tables, with hashes",
    changes: "what recent releases added, changed and removed",
    openapi: "OpenAPI 3.1 description of everything",
    llms: "the same for language models",
  },
  packages: "Packages",
  packagesText:
    "Two packages for JavaScript and TypeScript: one for time and weather (clock, weather, window search), one for the game records and their rules. They have no third-party dependencies and run in Node 20 or newer, browsers, Deno and Bun.",
  command: "Command line",
  commandText:
    "The eorzea package includes a command-line tool. Times are local; ‑‑json gives Unix milliseconds, ‑‑help lists all options.",
  feeds: "Calendars and lists",
  feedsText:
    "A calendar that you subscribe to shows every window in the 90 days after the almanac’s last update. Calendar apps refresh on their own schedule: most once a day, Google Calendar sometimes only every two days. Windows never change, so a late refresh does no harm.",
  feedsAlarms:
    "Alarms ring ten minutes before each window. A calendar with alarms covers the next 5 days; a combined calendar with alarms covers the next 2. Some apps drop the alarms of subscribed calendars. Google Calendar takes files up to 1 MB, and a combined calendar without alarms can be larger: use the one with alarms instead.",
  feedsRules:
    "A calendar has one plain event per window; none of them repeats. A conflict’s lowestLeft is a threshold of the lowest Time Remaining in the Adventurer List, not the age of an instance.",
  filter: "Forecast",
  language: "Language",
  alarms: "Alarms",
  withoutAlarms: "None",
  withAlarms: "Ten minutes before",
  calendarAddress: "Calendar URL",
  nextAddress: "Next 200 windows as JSON",
  changelog: "Changelog as an Atom feed",
  embeds: "Embeds",
  embedsText:
    "A forecast, map, run or clock in a frame on your own site or stream: no storage, no cookies, no third-party requests. A run’s embed code is on its page.",
  embedsPrograms:
    "Apps that support oEmbed can discover forecasts, maps, runs and embeds through the link tags on those pages. A run exists only in its link, so its oEmbed entry has a title and image but no frame; paste the embed code instead.",
  what: "What",
  forecast: "Forecast",
  map: "Map",
  fight: "Fight",
  licence: "License and terms",
  licenceText:
    "Code, and the selection and structure of the records: MIT. Each table credits its sources in “source”; please keep those credits.",
  termsText:
    "Game names and figures belong to SQUARE ENIX CO., LTD. Its Materials Usage License allows non-commercial use with the notice © SQUARE ENIX; read it before you publish.",
  terms: "Materials Usage License",
};

export type DevelopersMessages = typeof messages;
