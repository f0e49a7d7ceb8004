import type { AlongMessages } from "./en.ts";

const messages: AlongMessages = {
  title: "Suivi du combat",
  pageTitle: (fight) => `Suivi du combat\u00a0: ${fight}`,
  description: (fight) =>
    `${fight}\u00a0: l’horloge du pull, ce qui arrive ensuite et ce que vous avez à faire.`,
  none: "Pas encore de chronologie\u00a0: personne n’a publié les temps de ce combat.",
  before: "Avant le pull",
  startsWith: "L’horloge démarre avec le combat",
  byHand: "Appuyez sur Pull, ou sur Espace, quand le combat commence.",
  correct:
    "Si l’horloge est décalée, appuyez sur «\u00a0Le boss incante\u00a0» dès que le boss commence à incanter.",
  pull: "Pull",
  clock: "Pull",
  wiped: "Wipe",
  casting: "Le boss incante",
  next: "Ensuite",
  after: "Puis",
  seconds: "s",
  casts: (time) => `incantation à ${time}`,
  hits: (time) => `impact à ${time}`,
  over: "La chronologie s’arrête ici",
  either: (orders) => `Deux ordres possibles\u00a0: ${orders}`,
  or: " ou ",
  moved: (seconds, cast) => `Horloge avancée de ${seconds}\u00a0s, calée sur\u00a0: ${cast}.`,
  movedBack: (seconds, cast) => `Horloge reculée de ${seconds}\u00a0s, calée sur\u00a0: ${cast}.`,
  parts: "Horloge",
  wholePull: "Pull",
  evening: (pulls, best) => `Ce soir\u00a0: pull ${pulls}, le plus long ${best}`,
  firstPull: "Ce soir\u00a0: premier pull",
  keys: {
    space: "pull, ou wipe",
    enter: "le boss incante",
    arrows: "une seconde",
    calls: "annonces",
    popOut: "détacher",
  },
  keyNames: { space: "Espace", enter: "Entrée" },
  keysTitle: "Touches",
  whole: "Tout le combat",
  example: "Un exemple\u00a0; d’autres dispositions existent.",
  startByGame: "Laisser le jeu lancer l’horloge",
  byGameTitle: "Suivi du combat lancé par le jeu",
  byGameDescription:
    "Votre propre jeu lance l’horloge du pull, la corrige à chaque incantation et l’arrête au wipe.",
  byGameLead:
    "OverlayPlugin (ACT) ou IINACT, sur cet ordinateur, lance l’horloge quand l’arène est scellée, la corrige à chaque incantation et l’arrête au wipe. Choisissez votre combat.",
  promise:
    "Rien n’est ouvert avant votre clic. Seules les incantations des ennemis et la fermeture de l’arène sont lues. Rien n’est conservé\u00a0; discussions, noms et joueurs sont écartés sans être lus et ne quittent jamais votre ordinateur.",
  fights: "Combats",
};

export default messages;
