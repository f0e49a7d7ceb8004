import type { ForecastMessages } from "./en.ts";

const messages: ForecastMessages = {
  kinds: {
    "notorious-monster": "Monstre notoire",
    "eureka-farm": "Farm d’Eurêka",
    "fragment-farm": "Farm d’éclats oubliés",
  },
  collectionText: {
    all: "Monstres notoires, coffres et farms d’éclats oubliés, dans l’ordre où ils arrivent.",
    nm: "Les cinq pour lesquels les joueurs se réunissent, dans l’ordre où ils arrivent.",
    "all-nms":
      "Chaque monstre notoire d’Eurêka qui attend une météo ou la nuit, lui-même ou ceux qui l’appellent.",
    fragments: "Farms par reflet de Bozja et de Zadnor, dans l’ordre où ils arrivent.",
    eurekafarms: "Coffres et éclats Logos, dans l’ordre où ils arrivent.",
  },
  area: (area) => `Secteur ${area}`,
  next: "Prochaine fenêtre",
  now: "En cours",
  endsIn: "se termine dans",
  nothing: "Aucune dans les 14 prochains jours.",
  conflict: (weather, minutes, safe) =>
    `${weather} : déjà ${minutes} minutes plus tôt. Dans une instance alors ouverte, l’apparition peut avoir été prise : choisissez-en une avec au moins ${safe} minutes restantes.`,
  conflictChip: (safe) => `conflit : sûr dès ${safe} min restantes`,
  copyDiscord: "Pour Discord",
  copyText: "Copier",
  calendar: "Agenda",
  calendarAll: "Tout dans l’agenda",
  copyAll: "Copier la liste pour Discord",
  saved: "Fichier de calendrier enregistré.",
  dial: (weather) => `Le jour d’Éorzéa et sa météo ; celle de la fenêtre : ${weather}`,
  strip: "Météo, période par période",
  upcoming: "À venir",
  top: "Les plus longues, 14 prochains jours",
  ended: "Viennent de passer",
  endedAgo: (duration) => `terminée il y a ${duration}`,
  inTime: (duration) => `dans ${duration}`,
  nowLeft: (duration) => `en cours, reste ${duration}`,
  more: "En voir plus",
  why: "Pourquoi cette fenêtre",
  where: "Où",
  guide: "Comment",
  withLogograms: "Avec les éclats Logos",
  conflictNew: (weather, minutes) =>
    `Elle suit directement ${weather}, ${minutes} minutes plus tôt. Dans toute instance alors ouverte, l’apparition peut avoir été prise : seule une nouvelle instance est sûre.`,
  copyAllText: "Copier la liste en texte",
  share: "Partager",
  linkCopied: "Lien copié.",
};

export default messages;
