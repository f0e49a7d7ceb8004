export const messages = {
  description:
    "What spawns next in Eureka, Bozja and the Occult Crescent, and when: forecasts with countdowns, maps, holsters and loadouts for the field operations of FINAL FANTASY XIV.",
  eyebrow: "Eureka · Bozja · Occult Crescent",
  lead: "What spawns next, when the weather turns, what to bring and where to find it: the field operations on one chart.",
  community: "Looking for a run? Try",
  next: "Next of all",
  after: "And then",
  running: "Up now",
  nothingRunning: "Nothing at this moment.",
  left: (duration: string) => `${duration} left`,
  moreRunning: (count: number) => `and ${count} more`,
  wholeForecast: "The whole forecast",
  news: "What is new",
  logograms: "Logograms too",
  yours: "Yours",
  pinned: "Pinned",
  pinnedNone: "Press the pin beside Settings to keep any page here.",
  timers: "Running timers",
  timersNone: "Nothing is running.",
  alarms: "Alarms",
  alarmsNone: "No alarm is set.",
  last: "Opened last",
  lastNone: "Pages you open stand here.",
  inTime: (duration: string) => `in ${duration}`,
  now: "now",
  more: (count: number) => `${count} more`,
  unpin: (page: string) => `Take the pin off ${page}`,
  charts: "Charts",
  portals: "BA Portal Map",
  morbols: "Morbol map",
  ways: "Where to begin",
  wayTo: {
    forecast: {
      title: "What spawns next",
      text: "Monsters, boxes and fragments by weather and night, to the second.",
    },
    eureka: {
      title: "Eureka",
      text: "Elemental levels, notorious monsters, logos actions, the Baldesion Arsenal.",
    },
    bozja: { title: "Bozja and Zadnor", text: "Ranks, lost actions, engagements, Delubrum Reginae." },
    occult: {
      title: "Occult Crescent",
      text: "Knowledge, phantom jobs, encounters, pots, the Forked Tower.",
    },
  },
  scenes: {
    anemos: {
      title: "Anemos, the Gale",
      alt: "A ruined tower on a floating isle, pines and grass bent by the gale.",
    },
    pagos: {
      title: "Pagos, the Heart of Ice",
      alt: "A cluster of crystal before a frozen fall, the aurora above the peaks.",
    },
    pyros: {
      title: "Pyros, the Burning Mountain",
      alt: "Lava runs from a volcano through a valley of basalt.",
    },
    hydatos: {
      title: "Hydatos, the Drowned Court",
      alt: "A pale tower before the full moon, mirrored in still water between broken columns.",
    },
    "southern-front": {
      title: "The Southern Front, Dusk",
      alt: "A war camp before a fortress, banners in front, searchlights behind.",
    },
    zadnor: {
      title: "Zadnor, Above the Clouds",
      alt: "A fortress ship hangs over a sea of clouds; two scouts watch from the plateau.",
    },
    "south-horn": {
      title: "South Horn, the Crescent Bay",
      alt: "A crescent beach in the evening, and far off a tower the colour of blood.",
    },
  },
};

export type HomeMessages = typeof messages;
