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
  ways: "All pages",
  news: "What is new",
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
