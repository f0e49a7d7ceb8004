import type { PracticeMessages } from "./en.ts";

const messages: PracticeMessages = {
  title: "Entraînement",
  pageTitle: (fight) => `Entraînement\u00a0: ${fight}`,
  description: (fight) =>
    `${fight}\u00a0: où vous placer\u00a0? Dix situations, et la raison de chaque réponse.`,
  ready: "Où vous placez-vous\u00a0?",
  how: "Une mécanique de ce combat commence. Touchez l’arène là où vous vous placeriez.",
  keys: "Les touches 1 à 9 choisissent un endroit\u00a0; elles sont disposées comme sur le pavé numérique.",
  rounds: (questions) => (questions === 1 ? "Une question" : `${questions} questions`),
  time: "Temps par question",
  seconds: (seconds) => `${seconds}\u00a0s`,
  noLimit: "Sans limite de temps, dans une liste",
  start: "Commencer",
  stop: "Arrêter",
  progress: (question, count) => `Question ${question} sur ${count}`,
  again: "Encore une fois",
  results: { right: "juste", wrong: "faux", now: "en cours", open: "à venir" },
  result: (question, result) => `Question ${question}\u00a0: ${result}`,
  left: "secondes restantes",
  tap: "Touchez l’endroit où vous vous placeriez",
  places: "Où vous vous placez",
  pad: {
    7: "Nord-ouest",
    8: "Nord",
    9: "Nord-est",
    4: "Ouest",
    5: "Centre",
    6: "Est",
    1: "Sud-ouest",
    2: "Sud",
    3: "Sud-est",
  },
  question: "Où vous placez-vous au moment de l’impact\u00a0?",
  comes: (shapes) => `Ce qui arrive\u00a0: ${shapes}.`,
  right: "À l’abri",
  wrong: (what) => `Touché par ${what}`,
  off: "Hors de l’arène",
  late: "Temps écoulé",
  lateWhy: "Aucun endroit choisi à temps. Le sol pointillé était sûr.",
  offWhy: "Il n’y a pas de sol à cet endroit.",
  clear: (yalms) => `La zone touchée la plus proche est à ${yalms}\u00a0y.`,
  clearFar: "Aucune zone touchée à proximité.",
  why: {
    circle: (away, reach) => `Vous étiez à ${away}\u00a0y de son centre. La portée est de ${reach}\u00a0y.`,
    donut: (away, inner, reach) =>
      `Vous étiez à ${away}\u00a0y de son centre. La zone touchée va de ${inner} à ${reach}\u00a0y.`,
    cone: (away, reach, angle) =>
      `Vous étiez dans le cône de ${angle}°, à ${away}\u00a0y de sa pointe. La portée est de ${reach}\u00a0y.`,
    line: (away, half) =>
      `Vous étiez à ${away}\u00a0y de sa ligne médiane. Elle touche ${half}\u00a0y de chaque côté.`,
    area: "Vous étiez dedans.",
  },
  you: "vous",
  legend: "Le sol pointillé était sûr.",
  next: "Question suivante",
  toScore: "Voir le résultat",
  card: "Lire la fiche",
  score: (right, count) => `${right} sur ${count}`,
  scoreText: (missed) =>
    missed === 0
      ? "Tout bon du premier coup"
      : missed === 1
        ? "Un endroit à revoir"
        : `${missed} endroits à revoir`,
  kept: "Le résultat reste dans cet onglet.",
  missedAgain: (missed) => (missed === 1 ? "Reprendre la question ratée" : `Reprendre les ${missed} ratées`),
  fresh: "Nouvelles questions",
  share: "Copier le lien de ces questions",
  copied: "Lien copié",
  copyFailed: "Le lien n’a pas pu être copié",
  missed: "Ratées",
  all: "Toutes les questions",
  toFight: (fight) => `Tout le combat\u00a0: ${fight}`,
  none: "Pas encore de questions. Lisez les fiches.",
};

export default messages;
