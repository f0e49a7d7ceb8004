import type { HomeMessages } from "./en.ts";

const messages: HomeMessages = {
  description:
    "Ce qui apparaît bientôt à Eurêka, à Bozja et sur l’île de Lunule, et quand : prévisions avec compte à rebours, cartes, étuis et équipements pour les explorations de FINAL FANTASY XIV.",
  eyebrow: "Eurêka · Bozja · Île de Lunule",
  lead: "Ce qui apparaît bientôt, quand le temps tourne, ce qu’il faut emporter et où le trouver : toutes les explorations sur une seule carte.",
  community: "Vous cherchez un groupe ? Voyez",
  next: "Le prochain",
  after: "Et ensuite",
  running: "En cours",
  nothingRunning: "Rien à cet instant.",
  left: (duration) => `reste ${duration}`,
  moreRunning: (count) => (count === 1 ? "et 1 autre" : `et ${count} autres`),
  wholeForecast: "Toutes les prévisions",
  news: "Quoi de neuf ?",
  logograms: "Éclats Logos aussi",
  yours: "À vous",
  pinned: "Épinglées",
  pinnedNone: "L’épingle près des réglages garde ici n’importe quelle page.",
  timers: "Minuteurs en cours",
  timersNone: "Rien n’est en cours.",
  alarms: "Alarmes",
  alarmsNone: "Aucune alarme.",
  last: "Ouvertes en dernier",
  lastNone: "Les pages ouvertes apparaissent ici.",
  inTime: (duration) => `dans ${duration}`,
  now: "maintenant",
  more: (count) => `${count} de plus`,
  unpin: (page) => `Retirer l’épingle de ${page}`,
  charts: "Cartes",
  portals: "Carte des portails BA",
  morbols: "Carte des Morbols",
  ways: "Par où commencer",
  wayTo: {
    forecast: {
      title: "Ce qui apparaît ensuite",
      text: "Monstres, coffres et éclats selon la météo et la nuit, à la seconde.",
    },
    eureka: {
      title: "Eurêka",
      text: "Niveaux élémentaires, monstres notoires, actions Logos, Arsenal de Baldesion.",
    },
    bozja: { title: "Bozja et Zadnor", text: "Grades, actions oubliées, affrontements, Delubrum Reginae." },
    occult: { title: "Île de Lunule", text: "Savoir, jobs fantômes, affrontements, pots et tour fourchue." },
  },
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
      alt: "Un vaisseau-forteresse plane sur une mer de nuages ; deux éclaireurs l’observent du plateau.",
    },
    "south-horn": {
      title: "Lunule méridionale, la baie du Croissant",
      alt: "Une plage en croissant, le soir, et au loin une tour couleur de sang.",
    },
  },
};

export default messages;
