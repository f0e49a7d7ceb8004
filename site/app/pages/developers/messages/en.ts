export const messages = {
  title: "For developers",
  description:
    "Records as JSON, packages for JavaScript, a command line, calendars and embeds: what bots, overlays and other sites may take from the almanac.",
  lead: "Bots, overlays, spreadsheets and other sites may take everything from here: no key, no account, no limit. The weather is certain, so whatever is computed once stays right.",
  contents: "On this page",
  data: "Records as JSON",
  dataText:
    "Every table of the almanac is a file below /data/v1, readable from any page and any program. The index lists each with its schema, patches, date, size and SHA-256: compare the hashes and load only what has changed.",
  dataPromise:
    "Within v1 fields may be added; none is removed, becomes optional or changes its type. A name that a language does not have is absent, and a fact that nobody knows is null.",
  dataFiles: {
    index: "all tables, with hashes",
    changes: "what the last releases added, changed and removed",
    openapi: "OpenAPI 3.1 description of it all",
    llms: "the same for language models",
  },
  packages: "Packages",
  packagesText:
    "Two packages for JavaScript and TypeScript: the sky (clock, weather, search for windows) and the records with their rules. They have no other dependencies and run in Node 20 or newer, browsers, Deno and Bun.",
  command: "Command line",
  commandText:
    "The package of the sky has a command. Times are local; ‑‑json gives Unix milliseconds, ‑‑help lists all options.",
  feeds: "Calendars and lists",
  feedsText:
    "A calendar that you subscribe to shows every window of the 400 days after the almanac’s last update. Programs fetch it again when they like, most of them once a day, Google Calendar sometimes after two; windows never change, so that does no harm.",
  feedsAlarms:
    "The calendar with alarms reaches 100 days, that of several together 21: each window has an alarm ten minutes before. Some programs drop alarms of subscribed calendars. Google Calendar takes files up to 1 MB, and a calendar of several together is larger without alarms: there, take the one with alarms.",
  feedsRules:
    "In a calendar the windows that come at one time of the week (UTC) are one event, which repeats weekly (RRULE) but for the weeks it names (EXDATE). Whoever wants a list without a calendar’s rules takes the JSON.",
  filter: "Forecast",
  language: "Language",
  alarms: "Alarms",
  withoutAlarms: "Without",
  withAlarms: "Ten minutes before",
  calendarAddress: "Address of the calendar",
  nextAddress: "The next 200 windows as JSON",
  changelog: "The changelog as an Atom feed",
  embeds: "Embeds",
  embedsText:
    "A forecast, a map, a run or the clock in a frame on your own site or over a stream: no storage, no cookies, no request to anyone else. The code of a run stands on its page.",
  embedsPrograms:
    "Programs that know oEmbed find a description through the links in the pages of forecasts, maps, runs and all embeds. Everything of a run stands in its link, which no file here can know: its description has a title and a picture but no frame, so paste the code there.",
  what: "What",
  forecast: "Forecast",
  map: "Map",
  licence: "Licence and terms",
  licenceText:
    "The code, and the selection and shape of the records: MIT. Each table names in “source” where its facts are from; please keep these names.",
  termsText:
    "Names and numbers of the game belong to SQUARE ENIX CO., LTD. Its Materials Usage License allows use without profit, with the notice © SQUARE ENIX; read it before you publish.",
  terms: "Materials Usage License",
};

export type DevelopersMessages = typeof messages;
