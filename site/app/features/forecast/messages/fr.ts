import type { ForecastMessages } from "./en.ts";

const details: ForecastMessages["details"] = {
  elements: { fire: "Feu", ice: "Glace", wind: "Vent", earth: "Terre", lightning: "Foudre", water: "Eau" },
  facts: "Données",
  level: (level) => `Niveau ${level}`,
  rank: (rank) => `Rang ${rank}`,
  element: "Élément",
  unknownFilter: (param) => `Aucune prévision ne s’appelle « ${param} ». Voici toutes les prévisions.`,
  closest: "Vouliez-vous dire",
  rare: "rare",
  allForecasts: "Toutes les prévisions",
  together: "Groupes",
};

const head: ForecastMessages["head"] = {
  collectionText: (text) => `${text} Heures de votre fuseau, à la seconde près.`,
  night: "nuit",
  title: (name) => `${name} : prochaines apparitions`,
  text: (name, zone, when) =>
    `${name} (${zone}, ${when}) : les prochaines fenêtres, avec compte à rebours, heure locale et heure d’Éorzéa.`,
};

const guidePart: ForecastMessages["guidePart"] = {
  mutated: "Ils doivent muter : combattez-les jusqu’à ce que la météo change leur élément.",
  adapted: "Ils doivent s’adapter : laissez-les jusqu’à ce que la météo les renforce.",
  rate: (least, most) => `De ${least} à ${most} d’entre eux mutent.`,
  rateLow: "Peu d’entre eux mutent.",
  chain: (chain) => `Le butin est meilleur avec une chaîne de ${chain}.`,
  build: (chain) => `Montez d’abord la chaîne à ${chain}.`,
  killAt: (chain) => `Tuez l’élémentaire en ${chain}e position de la chaîne.`,
  boxes: (count) => `Une chaîne de 30 donne ${count === 1 ? "1 coffre" : `${count} coffres`}.`,
  extraBox: (name) => `${name}\u00a0: un coffre de plus avec une chaîne de 30.`,
  noExtraBox: (name) => `${name}\u00a0: pas de coffre de plus avec une chaîne de 30.`,
  hold: "Gardez le dernier ennemi muté pour le 30e de la chaîne.",
  holdThese: (names) => `À garder pour le 30e de la chaîne\u00a0: ${names}.`,
  builders: (names) => `Pour monter la chaîne : ${names}.`,
  holder: "Un second tank le tient en attendant.",
  recipe: "Exemple de chaîne",
  kills: (count, names, when) => {
    const time = when === "night" ? "la nuit" : when === "day" ? "le jour" : "";
    const share = count === "all" ? "tous" : count === "some" ? "quelques-uns" : "";
    const aside = [share, time].filter((part) => part !== "").join(", ");
    return `${share === "" ? `${count} × ` : ""}${names}${aside === "" ? "" : ` (${aside})`}`;
  },
  magia: (count, element) => `${count} ${element}`,
  magiaTitle: "Plateau Magia",
  keeps: "Les ennemis adaptés restent même quand la météo change.",
  reflect: "Farm au Miroir : ses propres sorts le tuent.",
  gearOff: "Retirez votre équipement pour que son sort renvoyé frappe assez fort.",
  outside: "Lancez Miroir hors de sa vue, puis approchez.",
  action: (name) => `Action : ${name}.`,
  essence: (name) => `Breuvage : ${name}.`,
  defensive: (count) => (count === 0 ? "Pas de magia en défense." : `${count} magia en défense.`),
  sync: (monster, level) =>
    `Pour une chaîne, il faut être sous son niveau : l’ALÉA voisin (${monster}) synchronise au niveau ${level}.`,
  syncAny: "Synchronisez-vous sur un monstre célèbre proche.",
  highChain: "Les longues chaînes donnent plus.",
  optional: (name, level, drops) => `${name} (niveau ${level}), à proximité, donne\u00a0: ${drops}.`,
  alternative: (monster, weather) => `Second choix : ${monster} (météo : ${weather}).`,
  lethal: (name) => `${name} peut vous tuer avec ses attaques automatiques.`,
  whyTable: (zone) => `Météo selon le tirage : ${zone}`,
  whyBefore: (weather) => `Météo précédente\u00a0: ${weather}.`,
  whyNight: (hours) =>
    `Les ennemis apparaissent la nuit, ${hours}, d’après deux sources\u00a0; pour deux autres, la nuit commence une heure plus tard.`,
  monsters: "Monstres",
  calledBy: (name, level) => `Déclencheur : ${name} (niv. ${level})`,
  calledWeather: "seulement par cette météo",
  rewards: "Récompense",
  respawn: (minutes) => `Réapparaît au plus tôt ${minutes} minutes après sa dernière apparition`,
  chooseMonster: "Monstre à farmer",
  whyPeriod: (hours, roll, weather) => `${hours} : tirage ${roll}, ${weather}`,
  whyAnyWeather: "La météo est indifférente.",
  calledNight: (hours) => `la nuit seulement, ${hours}`,
};

const messages: ForecastMessages = {
  guidePart,
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
  thenAt: (time) => `puis ${time}`,
  nothing: "Aucune fenêtre dans les 14 prochains jours.",
  conflictChip: (minutes) => `conflit\u00a0: vérifier le temps restant le plus bas (${minutes}\u00a0min)`,
  conflictChipAdjoining: "conflit\u00a0: demander un tracker",
  copyPosition: "Copier la position",
  check: {
    title: "Vérifier l’instance",
    lowest: "Temps restant le plus bas",
    lowestHint:
      "Dans la Liste des joueurs\u00a0: dans la zone, ouvrez la recherche de joueurs. Par exemple 2:52, 172 ou 172m.",
    own: "Votre propre temps restant",
    ownHint: "Seulement pour la fin de votre séjour. Il ne dit rien de l’instance.",
    appeared: "Dernière apparition, si elle est connue",
    appearedHint: "D’après un tracker ou /shout\u00a0: une heure (13:05) ou les minutes écoulées (25m).",
    fromBoard: (time) => `Votre tableau indique ${time}.`,
    unread: "Illisible. Écrivez heures et minutes (2:52) ou minutes (172 ou 172m), 180 minutes au plus.",
    unreadTime: "Illisible. Écrivez une heure (13:05) ou les minutes écoulées (25m).",
    appearedAhead:
      "C’était il y a plus de six heures. Indiquez la dernière apparition, s’il y en a eu une depuis.",
    wasOpen: (since, range) =>
      `Ouverte depuis ${since} ou plus tôt, donc déjà à ce moment-là (${range}). Le monstre est peut-être déjà apparu. Demandez un tracker.`,
    wasOpenLate: (range) =>
      `S’il est apparu à ce moment, son retour est attendu plus tard (${range})\u00a0: plutôt en retard que manqué.`,
    notListed:
      "Personne dans la liste n’était là à ce moment. C’est bon signe, mais pas une preuve\u00a0: d’autres ont pu partir.",
    unknown:
      "Votre temps ne dit rien de l’instance\u00a0: tout le monde commence à 180 minutes. Indiquez le temps le plus bas de la Liste des joueurs.",
    free: "Il n’y a pas eu cette météo peu avant\u00a0: rien à vérifier.",
    back: (appeared, from) => `Apparu à ${appeared}, il peut revenir dès ${from}.`,
    backLate: (end) => `C’est après cette fenêtre, qui finit à ${end}.`,
    openSince: (since) => `Ouverte depuis ${since} ou plus tôt.`,
    ownBefore: (end, start) =>
      `Votre temps finit à ${end}, avant le début de la fenêtre à ${start}. Sortez et revenez pour 180 nouvelles minutes.`,
    ownDuring: (end) => `Votre temps finit à ${end}, pendant la fenêtre.`,
    ownAfter: (end) => `Votre temps finit à ${end}, après la fenêtre.`,
  },
  copyDiscord: "Copier pour Discord",
  copyText: "Copier en texte",
  calendar: "Calendrier",
  calendarAll: "Tout ajouter au calendrier",
  copyAll: "Copier la liste pour Discord",
  saved: "Fichier calendrier enregistré.",
  dial: (weather) => `Le jour d’Éorzéa et sa météo ; celle de la fenêtre : ${weather}`,
  strip: "Météo, période par période",
  upcoming: "À venir",
  top: "Les plus longues fenêtres des 14 prochains jours",
  ended: "Viennent de se terminer",
  endedAgo: (duration) => `terminée il y a ${duration}`,
  inTime: (duration) => `dans ${duration}`,
  nowLeft: (duration) => `en cours, encore ${duration}`,
  more: "En voir plus",
  why: "Pourquoi cette fenêtre",
  where: "Où",
  guide: "Comment faire",
  withLogograms: "Avec les éclats Logos",
  copyAllText: "Copier la liste en texte",
  share: "Partager",
  linkCopied: "Lien copié.",
};

export default messages;
