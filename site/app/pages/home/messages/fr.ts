import type { HomeMessages } from "./en.ts";

const messages: HomeMessages = {
  description:
    "Ce qui apparaît bientôt à Eurêka, à Bozja et sur l’île de Lunule, et quand : prévisions avec compte à rebours, cartes, étuis et équipements pour les explorations de FINAL FANTASY XIV.",
  eyebrow: "Eurêka · Bozja · Île de Lunule",
  lead: "Ce qui apparaît bientôt, quand le temps tourne, ce qu’il faut emporter et où le trouver : toutes les explorations sur une seule carte.",
  community: "Vous cherchez un groupe ? Voyez",
  next: "Le prochain",
  after: "Et ensuite",
  running: "En cours",
  nothingRunning: "Rien à cet instant.",
  left: (duration) => `reste ${duration}`,
  moreRunning: (count) => (count === 1 ? "et 1 autre" : `et ${count} autres`),
  wholeForecast: "Toutes les prévisions",
  ways: "Toutes les pages",
  news: "Quoi de neuf ?",
  scenes: {
    anemos: {
      title: "Anemos, la Bourrasque",
      alt: "Une tour en ruine sur une île flottante, les pins et l’herbe courbés par le vent.",
    },
    pagos: {
      title: "Pagos, le Cœur de glace",
      alt: "Un bouquet de cristaux devant une cascade gelée, l’aurore au-dessus des cimes.",
    },
    pyros: {
      title: "Pyros, la Montagne ardente",
      alt: "La lave d’un volcan coule dans une vallée de basalte.",
    },
    hydatos: {
      title: "Hydatos, la Cour engloutie",
      alt: "Une tour pâle devant la pleine lune, reflétée dans l’eau calme entre des colonnes brisées.",
    },
    "southern-front": {
      title: "Le front sud de Bozja au crépuscule",
      alt: "Un camp de guerre devant une forteresse, des bannières devant, des projecteurs derrière.",
    },
    zadnor: {
      title: "Zadnor, au-dessus des nuages",
      alt: "Un vaisseau-forteresse plane sur une mer de nuages ; deux éclaireurs l’observent du plateau.",
    },
    "south-horn": {
      title: "Lunule méridionale, la baie du Croissant",
      alt: "Une plage en croissant, le soir, et au loin une tour couleur de sang.",
    },
  },
};

export default messages;
