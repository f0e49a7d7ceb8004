import type { ForecastMessages } from "./en.ts";

const details: ForecastMessages["details"] = {
  elements: { fire: "Feu", ice: "Glace", wind: "Vent", earth: "Terre", lightning: "Foudre", water: "Eau" },
  facts: "Données",
  level: (level) => `Niveau ${level}`,
  rank: (rank) => `Rang ${rank}`,
  element: "Élément",
  unknownFilter: (param) => `Aucune prévision ne s’appelle « ${param} ». Voici tout le reste.`,
  closest: "Vouliez-vous dire",
  rare: "rare",
  allForecasts: "Toutes les prévisions",
  together: "Affichées ensemble",
};

const head: ForecastMessages["head"] = {
  collectionText: (text) => `${text} Heures de votre fuseau, à la seconde près.`,
  night: "nuit",
  title: (name) => `${name} : prochaines apparitions`,
  text: (name, zone, when) =>
    `${name} (${zone}, ${when}) : les prochaines fenêtres, avec compte à rebours, heure locale et heure d’Éorzéa.`,
};

const messages: ForecastMessages = {
  head,
  details,
  kinds: {
    "notorious-monster": "Monstre célèbre",
    "eureka-farm": "Farm d’Eurêka",
    "fragment-farm": "Farm d’éclats oubliés",
  },
  collectionText: {
    all: "Monstres célèbres, coffres et farms d’éclats oubliés, par ordre d’apparition.",
    nm: "Les cinq NM pour lesquels les joueurs se réunissent, par ordre d’apparition.",
    "all-nms":
      "Chaque monstre célèbre d’Eurêka qui dépend d’une météo ou de la nuit, directement ou par son ennemi déclencheur.",
    fragments: "Farms au Miroir de Bozja et de Zadnor, par ordre d’apparition.",
    eurekafarms: "Coffres et éclats Logos, par ordre d’apparition.",
  },
  area: (area) => `Secteur ${area}`,
  next: "Prochaine fenêtre",
  now: "En cours",
  endsIn: "se termine dans",
  nothing: "Aucune fenêtre dans les 14 prochains jours.",
  conflict: (weather, range) =>
    `${weather} : météo déjà présente (${range}) ; le monstre a peut-être déjà été vaincu dans une instance ouverte à ce moment-là.`,
  conflictNow: (needed, safe, time) =>
    `Rejoignez-en une avec au moins ${needed} min restantes maintenant (${safe} min à ${time}).`,
  conflictAt: (safe, time) => `Rejoignez-en une à laquelle il reste au moins ${safe} min à ${time}.`,
  conflictLater: (after, safe, time) =>
    `Seule une instance ouverte après ${after} est sûre (au moins ${safe} min restantes à ${time}).`,
  conflictNew: (weather, range) =>
    `${weather} : météo déjà présente (${range}), sans interruption jusqu’à cette fenêtre ; le monstre a peut-être déjà été vaincu dans les instances ouvertes depuis. Seule une nouvelle instance est sûre.`,
  conflictChipNew: "conflit : seulement une nouvelle instance",
  copyPosition: "Copier la position",
  check: {
    title: "Vérifier l’instance",
    label: "Temps restant de votre instance",
    hint: "Tel que le jeu l’affiche : 2:52, 172 ou 172m.",
    unread: "Ce n’est pas un temps restant : une instance dure 180 minutes au plus.",
    good: (until) => `Bonne jusqu’à ${until}.`,
    opened: (opened) => `Elle s’est ouverte à ${opened} et n’a vu aucune fenêtre antérieure qui compte.`,
    gone: (from, to) => `Peut-être déjà vaincu : cette instance était ouverte de ${from} à ${to}.`,
    closes: (closes, start) =>
      `Trop courte : elle ferme à ${closes}, avant le début de la fenêtre à ${start}.`,
  },
  conflictChip: (safe) => `conflit : sûr avec au moins ${safe} min restantes`,
  copyDiscord: "Copier pour Discord",
  copyText: "Copier",
  calendar: "Calendrier",
  calendarAll: "Tout ajouter au calendrier",
  copyAll: "Copier la liste pour Discord",
  saved: "Fichier calendrier enregistré.",
  dial: (weather) => `Le jour d’Éorzéa et sa météo ; celle de la fenêtre : ${weather}`,
  strip: "Météo, période par période",
  upcoming: "À venir",
  top: "Les plus longues, 14 prochains jours",
  ended: "Viennent de se terminer",
  endedAgo: (duration) => `terminée il y a ${duration}`,
  inTime: (duration) => `dans ${duration}`,
  nowLeft: (duration) => `en cours, encore ${duration}`,
  more: "En voir plus",
  why: "Pourquoi cette fenêtre",
  where: "Où",
  guide: "Comment",
  withLogograms: "Avec les éclats Logos",
  copyAllText: "Copier la liste en texte",
  share: "Partager",
  linkCopied: "Lien copié.",
};

export default messages;
