import type { FinderMessages } from "./en.ts";

const head: FinderMessages["head"] = {
  title: "Recherche météo",
  description:
    "Les meilleures heures pour farmer, ou toutes les occurrences d’une suite de météos sur cent ans, dans toutes les zones de FINAL FANTASY XIV.",
};

const issues: FinderMessages["issues"] = {
  way: (text) => `« ${text} » n’est pas un type de recherche ; voici la recherche de sessions.`,
  zone: (text) => `Ignoré : « ${text} ». On peut chercher dans trois zones existantes au plus.`,
  at: (text) =>
    `« ${text} » n’est pas un début connu ; il faut une date à partir du 27 août 2013. La recherche part de maintenant.`,
  weights: (text) => `Ignoré : « ${text} ». Une condition est une météo avec un poids de 0 à 10.`,
  len: (text) => `Une session dure de 15 à 360 minutes, pas « ${text} ». Durée utilisée : 180 minutes.`,
  days: (text) => `Une session se cherche sur 0,5 à 28 jours, pas « ${text} ». Durée utilisée : 7 jours.`,
  weather: (text) => `Ignoré : la météo « ${text} » n’existe pas.`,
  hours: (text) =>
    `« ${text} » n’est pas une plage d’heures éorzéennes : il faut deux heures différentes de 0 à 24. La recherche porte sur toutes les heures.`,
  run: (text) => `« ${text} » n’est pas un nombre de périodes de 1 à 30. Valeur utilisée : 1.`,
  local: (text) =>
    `« ${text} » n’est pas une plage d’heures : il faut deux heures différentes de 0 à 24. La recherche porte sur toutes les heures.`,
  n: (text) => `« ${text} » n’est pas un nombre de résultats de 1 à 200.`,
  ahead: (text) => `« ${text} » n’est pas un horizon d’un jour à 100 ans. Valeur utilisée : un an.`,
};

const patternPart: FinderMessages["patternPart"] = {
  weatherHint: "L’une d’elles suffit. Choisissez-en au moins une.",
  after: "Météo juste avant",
  afterHint: "Laissez vide si elle est indifférente.",
  hours: "Heures éorzéennes",
  anyHours: "Toute heure",
  night: "Nuit, de 18 h à 6 h",
  someHours: "De … à …",
  hoursFrom: "De l’heure",
  hoursTo: "à l’heure",
  run: "Périodes d’affilée, au moins",
  local: "Mes heures",
  anyLocal: "À toute heure de la journée",
  someLocal: "Chaque jour de … à …",
  mineLocal: "Seulement quand je peux jouer",
  count: "Résultats",
  ahead: (days) => {
    if (days < 365) return days < 2 ? `${days} jour` : `${days} jours`;
    const years = Math.round(days / 365.25);
    return years === 1 ? "1 an" : `${years} ans`;
  },
  searching: "Recherche en cours",
  cancel: "Annuler",
  cancelled: "La recherche a été annulée.",
  again: "Chercher à nouveau",
  failed: (reason) => `La recherche a échoué : ${reason}`,
  took: (span, ms) => `Recherche sur ${span} en ${ms} ms`,
  impossible: (zone) => `${zone} : cela ne peut jamais arriver.`,
  neverHas: (zone, weathers) => `${zone} : météo qui n’y apparaît jamais (${weathers}).`,
  neverFits: "La plage horaire est trop courte pour autant de périodes d’affilée.",
  always: (zone) => `${zone} : ce sont toutes ses météos, à toute heure. La fenêtre ne se ferme jamais.`,
  noWeather: "Aucune météo n’est choisie. Choisissez-en au moins une.",
  next: "Prochaines occurrences",
  rarity: "Rareté",
  found: (count) => (/^[01](,|$)/.test(count) ? `${count} fenêtre` : `${count} fenêtres`),
  share: "des périodes ont cette météo",
  meanSeen: "Attente moyenne entre deux",
  median: "Attente médiane",
  longest: "Plus longue attente",
  longestWhen: (from, to) => `du ${from} au ${to}`,
  trueSky: "Mesuré sur mille ans",
  expected: "Si les tirages étaient indépendants",
  expectedHint:
    "Exact si chaque période était tirée indépendamment dans la table de la zone. Les vrais tirages suivent une formule fixe où les périodes voisines sont liées : une suite de plusieurs périodes peut être jusqu’à trois fois plus rare, ou presque deux fois plus fréquente.",
  withoutMine: "Ces deux valeurs ne tiennent pas compte de vos heures de jeu.",
  every: (duration) => `en moyenne une fois en ${duration}`,
};

const messages: FinderMessages = {
  patternPart,
  issues,
  head,
  title: "Recherche météo",
  eyebrow: "Quand jouer",
  lead: "Trouvez les meilleures heures pour jouer ou la météo la plus rare : des sessions pour la semaine, des suites de météos pour le siècle à venir.",
  way: "Que chercher",
  session: "Une session",
  pattern: "Une suite de météos",
  sessionLead: "Vous avez quelques heures pour farmer : quand la bonne météo revient-elle le plus souvent ?",
  patternLead: "Vous attendez un ciel précis : une météo, celle d’avant, l’heure, sa durée.",
  zones: "Zones",
  zoneNumber: (place) => `Zone ${place}`,
  addZone: "Comparer une autre zone",
  removeZone: (zone) => `Retirer ${zone}`,
  conditions: "Conditions",
  fragmentPreset: "Farm d’éclats oubliés",
  ownConditions: "Personnalisées",
  weightOf: (weather) => `Poids : ${weather}`,
  less: "moins",
  more: "plus",
  length: "Durée de la session",
  lookAhead: "Horizon",
  start: "À partir de",
  startNow: "Maintenant",
  startHint: "Votre heure locale. Laissez vide pour partir de maintenant.",
  startWrong: "Le début doit être une date à partir du 27 août 2013.",
  weather: "Météo voulue",
  noConditions:
    "Aucune condition n’est choisie : aucune session ne vaut mieux qu’une autre. Choisissez-en au moins une.",
  none: "Rien dans cet intervalle. Cherchez plus loin ou demandez moins.",
  best: "Meilleures sessions",
  score: "Score",
  periods: (count) => (count < 2 ? `${count} période` : `${count} périodes`),
  lasts: (duration) => `dure ${duration}`,
  inTime: (duration) => `dans ${duration}`,
  running: "en cours",
  past: "passée",
  showOnStrip: (when) => `Montrer sur la frise : ${when}`,
  showMore: (left) => `En afficher plus (encore ${left})`,
  strip: "Frise",
  stripHelp:
    "Faites glisser, ou utilisez les flèches. Plus et moins zooment, la touche Origine (Début) revient au départ.",
  zoomIn: "Zoom avant",
  zoomOut: "Zoom arrière",
  earlier: "Plus tôt",
  later: "Plus tard",
  toStart: "Au départ",
  exportCsv: "CSV",
  exportIcs: "Calendrier",
  copyText: "Copier",
  goodFrom: (from, to) => `bon départ de ${from} à ${to}`,
  nextEvening: "Prochaine bonne session en soirée ou le week-end :",
  nextMine: "Prochaine bonne session pendant vos heures de jeu :",
  scoreHint:
    "Chaque période compte pour son poids ; chaque période favorable après la première ajoute 2. Une dernière période écourtée compte au prorata, bonus compris.",
  copyDiscord: "Pour Discord",
  saved: "Fichier enregistré.",
  shareLink: "Partager la recherche",
  shared: "Lien copié.",
};

export default messages;
