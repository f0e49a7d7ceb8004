import type { PatternMessages } from "./pattern.en.ts";

const messages: PatternMessages = {
  weatherHint: "L’une d’elles suffit. Aucune choisie : rien n’est trouvé.",
  after: "Météo juste avant",
  afterHint: "Aucune choisie : n’importe laquelle.",
  hours: "Heures éorzéennes",
  anyHours: "Toute heure",
  night: "Nuit, de 18:00 à 6:00",
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
    if (days < 365) return `${days} jours`;
    const years = Math.round(days / 365.25);
    return years === 1 ? "1 an" : `${years} ans`;
  },
  searching: "Recherche en cours",
  cancel: "Annuler",
  cancelled: "La recherche a été annulée.",
  again: "Chercher à nouveau",
  failed: (reason) => `La recherche a échoué : ${reason}`,
  took: (span, ms) => `${span} parcourus en ${ms} ms`,
  impossible: (zone) => `${zone} : cela ne peut jamais arriver.`,
  neverHas: (zone, weathers) => `${zone} n’a jamais ${weathers}.`,
  neverFits: "Les heures sont trop courtes pour autant de périodes d’affilée.",
  always: (zone) => `${zone} : ce sont toutes ses météos, à toute heure. La fenêtre ne se ferme jamais.`,
  noWeather: "Aucune météo n’est choisie. Choisissez-en au moins une.",
  next: "Prochaines occurrences",
  rarity: "Rareté",
  found: (count) => `${count} fenêtres`,
  share: "des périodes ont cette météo",
  meanSeen: "Attente moyenne entre deux",
  median: "Attente médiane",
  longest: "Plus longue attente",
  longestWhen: (from, to) => `du ${from} au ${to}`,
  trueSky: "Sur mille ans du vrai ciel",
  expected: "Par le seul hasard",
  expectedHint:
    "Exact si chaque période était tirée seule dans la table de la zone. Les vrais tirages suivent une formule fixe où les voisins sont liés : un motif de plusieurs périodes peut être jusqu’à trois fois plus rare, ou presque deux fois plus fréquent.",
  withoutMine: "Les deux sans vos propres heures.",
  every: (duration) => `une toutes les ${duration}`,
};

export default messages;
