import type { FinderMessages } from "./en.ts";

const head: FinderMessages["head"] = {
  title: "Recherche météo",
  description:
    "Les meilleures heures pour farmer, ou chaque moment d’une suite de météos sur cent ans, dans toutes les zones de FINAL FANTASY XIV.",
};

const issues: FinderMessages["issues"] = {
  way: (text) => `« ${text} » n’est pas une façon de chercher ; voici la recherche de sessions.`,
  zone: (text) => `Ignoré : « ${text} ». On peut chercher dans trois zones existantes au plus.`,
  at: (text) =>
    `« ${text} » n’est pas un début connu ; il faut une date à partir du 27 août 2013. La recherche part de maintenant.`,
  weights: (text) => `Ignoré : « ${text} ». Une condition est une météo avec un poids de 0 à 10.`,
  len: (text) => `Une session dure de 15 à 360 minutes, pas « ${text} ». Les 180 habituelles s’appliquent.`,
  days: (text) => `Une session se cherche sur 0,5 à 28 jours, pas « ${text} ». Les 7 habituels s’appliquent.`,
  weather: (text) => `Ignoré : la météo « ${text} » n’existe pas.`,
  hours: (text) =>
    `« ${text} » ne sont pas des heures éorzéennes : il en faut deux différentes de 0 à 24. Toute heure compte.`,
  run: (text) => `« ${text} » n’est pas un nombre de 1 à 30. Une période suffit.`,
  local: (text) =>
    `« ${text} » ne sont pas des heures d’un jour : il en faut deux différentes de 0 à 24. Toute heure compte.`,
  n: (text) => `« ${text} » n’est pas un nombre de résultats de 1 à 200.`,
  ahead: (text) => `« ${text} » n’est pas un horizon d’un jour à 100 ans. Un an s’applique.`,
};

const patternPart: FinderMessages["patternPart"] = {
  weatherHint: "L’une d’elles suffit. Aucune choisie : rien n’est trouvé.",
  after: "Météo juste avant",
  afterHint: "Aucune choisie : n’importe laquelle.",
  hours: "Heures éorzéennes",
  anyHours: "Toute heure",
  night: "Nuit, de 18 h à 6 h",
  someHours: "De … à …",
  hoursFrom: "De l’heure",
  hoursTo: "à l’heure",
  run: "Périodes d’affilée, au moins",
  local: "Mes heures",
  anyLocal: "À toute heure de ma journée",
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
  took: (span, ms) => `${span} : recherche en … ${ms} ms`,
  impossible: (zone) => `${zone} : cela ne peut jamais arriver.`,
  neverHas: (zone, weathers) => `${zone} : ${weathers} n’y apparaît jamais.`,
  neverFits: "Les heures sont trop courtes pour autant de périodes d’affilée.",
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
  trueSky: "Sur mille ans du vrai ciel",
  expected: "Par le seul hasard",
  expectedHint:
    "Exact si chaque période était tirée seule dans la table de la zone. Les vrais tirages suivent une formule fixe où les voisins sont liés : une suite de plusieurs périodes peut être jusqu’à trois fois plus rare, ou presque deux fois plus fréquente.",
  withoutMine: "Les deux sans vos propres heures.",
  every: (duration) => `en moyenne une fois par ${duration}`,
};

const messages: FinderMessages = {
  patternPart,
  issues,
  head,
  title: "Recherche météo",
  eyebrow: "Quand est le bon moment",
  lead: "Trouvez les meilleures heures pour jouer, ou attendez le ciel le plus rare : une semaine de sessions, ou un siècle de suites de météos.",
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
  ownConditions: "Les miennes",
  weightOf: (weather) => `Poids : ${weather}`,
  less: "moins",
  more: "plus",
  length: "Durée de la session",
  lookAhead: "Horizon",
  start: "À partir de",
  startNow: "Maintenant",
  startHint: "Votre heure locale. Vide : maintenant.",
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
  showMore: (left) => `En montrer plus, encore ${left}`,
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
  nextEvening: "Prochain bon soir ou week-end :",
  nextMine: "Prochaine bonne session dans vos heures :",
  scoreHint:
    "Chaque période compte son poids ; chaque période favorable après la première ajoute 2. Une dernière période écourtée compte selon sa part, bonus compris.",
  copyDiscord: "Pour Discord",
  saved: "Fichier enregistré.",
  shareLink: "Partager la recherche",
  shared: "Lien copié.",
};

export default messages;
