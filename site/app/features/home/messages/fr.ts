import type { HomeMessages } from "./en.ts";

const messages: HomeMessages = {
  description:
    "Ce qui apparaît bientôt à Eurêka, à Bozja et sur l’île de Lunule, et quand : prévisions avec compte à rebours, cartes, mémentos et sets Logos pour les missions d’exploration de FINAL FANTASY XIV.",
  eyebrow: "Eurêka · Bozja · Île de Lunule",
  lead: "Les prochaines apparitions, les changements de météo, ce qu’il faut emporter et où aller : Eurêka, Bozja et l’île de Lunule au même endroit.",
  community: "Vous cherchez un groupe ? Voyez",
  next: "À suivre",
  after: "Et ensuite",
  running: "En cours",
  nothingRunning: "Rien en ce moment.",
  left: (duration) => `encore ${duration}`,
  moreRunning: (count) => (count === 1 ? "et 1 autre" : `et ${count} autres`),
  wholeForecast: "Toutes les prévisions",
  news: "Quoi de neuf ?",
  logograms: "Éclats Logos aussi",
  tonight: "Ce soir",
  tonightRuler: "La soirée heure par heure",
  tonightNone: "Rien de ce que vous souhaitez n’apparaît pendant ces heures.",
  tonightPlan: "Organiser la soirée",
  yours: "Pour vous",
  pinned: "Épinglées",
  pinnedNone: "L’épingle à côté des réglages ajoute ici la page ouverte.",
  timers: "Minuteurs en cours",
  timersNone: "Aucun minuteur en cours.",
  alarms: "Alarmes",
  alarmsNone: "Aucune alarme.",
  last: "Dernières pages ouvertes",
  lastNone: "Les pages ouvertes apparaissent ici.",
  inTime: (duration) => `dans ${duration}`,
  now: "maintenant",
  more: (count) => `${count} de plus`,
  unpin: (page) => `Ne plus épingler : ${page}`,
  charts: "Cartes",
  portals: "Carte des portails BA",
  morbols: "Carte des morbols BA",
  questions: "Votre question",
  question: { start: "Vous débutez ?", now: "Que faire ce soir ?", where: "Où est-ce ?", who: "Avec qui ?" },
  ways: "Par où commencer",
  wayTo: {
    forecast: {
      title: "Prochaines apparitions",
      text: "Monstres, coffres et éclats selon la météo et la nuit, à la seconde près.",
    },
    eureka: {
      title: "Eurêka",
      text: "Niveaux élémentaires, monstres célèbres, actions Logos, Arsenal de Baldesion.",
    },
    bozja: {
      title: "Bozja et Zadnor",
      text: "Rangs, actions oubliées, affrontements cruciaux, Delubrum Reginae.",
    },
    occult: {
      title: "Île de Lunule",
      text: "Niveaux de savoir, jobs de soutien, confrontations critiques, pots magiques et tours fourchues.",
    },
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
      title: "Le Front sud de Bozja au crépuscule",
      alt: "Un camp de guerre devant une forteresse, des drapeaux devant, des projecteurs derrière.",
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
