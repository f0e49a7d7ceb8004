import type { ThingKey } from "~/records/stored.ts";

const labels: Readonly<Record<ThingKey, string>> = {
  ownedMnemes: "Mnemes",
  eurekaStock: "Mnemes and logograms you own",
  eurekaPrices: "Your own prices",
  ownedLostActions: "Lost actions",
  ownedFragments: "Fragments",
  holsterRun: "Holsters you are building",
  masteredJobs: "Mastered phantom jobs",
  relicSteps: "Relic steps and items",
  alarms: "Alarms",
  playTimes: "Hours you can play",
  tonight: "Wishes for an evening",
  mapPins: "Pins on maps",
  mapTicks: "Checked-off map markers",
  mapRouteRuns: "Routes in progress",
  formerRuns: "Runs",
  runRegulars: "Your run regulars",
  runTemplates: "Your own posts",
};

export const messages = {
  title: "My Things",
  description:
    "Everything you have entered in the almanac, on one page: save it as a file and open it in another browser.",
  lead: "Everything you have entered here. It is kept in this browser only: save it as a file to take it with you.",
  areas: { eureka: "Eureka", bozja: "Bozja", occult: "Occult Crescent", forays: "Forays" },
  labels,
  entries: (count: number) => (count === 1 ? "1 entry" : `${count} entries`),
  nothing: "nothing yet",
  each: "Each name opens the page where you entered it.",
  save: "Save as file",
  open: "Open file",
  fileName: "my-things.json",
  saved: "File saved. It may contain passcodes for your runs, so keep it to yourself.",
  torn: "This file is incomplete or damaged. Nothing was changed.",
  foreign: "This is not a My Things file. Nothing was changed.",
  later: "This file was saved by a newer version of the almanac. Reload the page, then try again.",
  compare: "What the file contains",
  thing: "Thing",
  here: "Here",
  inFile: "In the file",
  unknown: (keys: string) => `Left out because this version does not recognize it: ${keys}`,
  replaces: "Things in the file replace those here; all others stay as they are.",
  take: "Use the file’s",
  keep: "Keep mine",
  taken: "Things from the file are now yours.",
  refused: "This browser refused to store them. Nothing was changed.",
  undo: "Undo",
  undone: "Undone. Your own things are back.",
};

export type ThingsMessages = typeof messages;
