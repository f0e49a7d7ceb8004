export const messages = {
  description:
    "What spawns next in Eureka, Bozja and the Occult Crescent, and when: forecasts with countdowns, maps, holsters and loadouts for FINAL FANTASY XIV’s field operations.",
  eyebrow: "Eureka · Bozja · Occult Crescent",
  lead: "What spawns next, when the weather changes, what to bring and where to go: all of Eureka, Bozja and the Occult Crescent in one place.",
  community: "Looking for a run? Try",
  next: "Next up",
  after: "After that",
  running: "Up now",
  nothingRunning: "Nothing is up right now.",
  left: (duration: string) => `${duration} left`,
  moreRunning: (count: number) => `and ${count} more`,
  wholeForecast: "Full forecast",
  news: "What’s new",
  logograms: "With logograms",
  tonight: "Tonight",
  tonightRuler: "The evening by the hour",
  tonightNone: "Nothing on your wishlist is up in these hours.",
  tonightPlan: "Plan the evening",
  yours: "Yours",
  pinned: "Pinned",
  pinnedNone: "Press the pin next to Settings to keep a page here.",
  timers: "Running timers",
  timersNone: "No timers running.",
  alarms: "Alarms",
  alarmsNone: "No alarms set.",
  last: "Recent",
  lastNone: "Pages you open appear here.",
  inTime: (duration: string) => `in ${duration}`,
  now: "now",
  more: (count: number) => `${count} more`,
  unpin: (page: string) => `Unpin ${page}`,
  charts: "Maps",
  portals: "BA Portal Map",
  morbols: "Morbol Map",
  questions: "Your question",
  question: { start: "New here?", now: "What’s up tonight?", where: "Where is it?", who: "Who’s in my run?" },
  ways: "Where to start",
  wayTo: {
    forecast: {
      title: "What spawns next",
      text: "NMs, lockboxes and fragment farms by weather and time of day, to the second.",
    },
    eureka: {
      title: "Eureka",
      text: "Elemental levels, notorious monsters, logos actions, the Baldesion Arsenal.",
    },
    bozja: {
      title: "Bozja and Zadnor",
      text: "Ranks, lost actions, critical engagements, Delubrum Reginae.",
    },
    occult: {
      title: "Occult Crescent",
      text: "Knowledge levels, phantom jobs, Critical Encounters, pots, the Forked Tower.",
    },
  },
  scenes: {
    anemos: {
      title: "Anemos, the Gale",
      alt: "A ruined tower on a floating isle, pines and grass bent by the gale.",
    },
    pagos: {
      title: "Pagos, the Heart of Ice",
      alt: "A cluster of crystals in front of a frozen waterfall, an aurora above the peaks.",
    },
    pyros: {
      title: "Pyros, the Burning Mountain",
      alt: "Lava runs from a volcano through a valley of basalt.",
    },
    hydatos: {
      title: "Hydatos, the Drowned Court",
      alt: "A pale tower against the full moon, mirrored in still water between broken columns.",
    },
    "southern-front": {
      title: "The Southern Front, Dusk",
      alt: "A war camp outside a fortress, banners in front, searchlights behind.",
    },
    zadnor: {
      title: "Zadnor, Above the Clouds",
      alt: "A fortress ship hangs over a sea of clouds; two scouts watch from the plateau.",
    },
    "south-horn": {
      title: "South Horn, the Crescent Bay",
      alt: "A crescent beach at dusk, with a blood-red tower in the distance.",
    },
  },
};

export type HomeMessages = typeof messages;
