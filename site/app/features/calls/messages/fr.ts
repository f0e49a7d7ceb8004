import type { CallsMessages } from "./en.ts";

const messages: CallsMessages = {
  title: "Annonces vocales",
  close: "Fermer",
  lead: "La voix de l’appareil annonce ce qui vient, dans la langue de cette page. Rien n’est envoyé, et cela marche hors ligne.",
  on: "Annonces",
  voiceHead: "Voix",
  voice: "Voix",
  rate: "Vitesse",
  volume: "Volume",
  fightHead: "En combat",
  whose: "Quelles attaques",
  part: "Mon rôle",
  all: "Toutes",
  partHint: "Choisissez votre rôle sur la page du combat.",
  beforeHit: "Secondes avant l’impact",
  beforeHitOf: (seconds) => `${seconds}\u00a0s`,
  elsewhere: "Ailleurs",
  subjects: {
    windows: "Une fenêtre s’ouvre",
    timers: "Un minuteur d’un tableau arrive à terme",
    tonight: "La prochaine étape de «\u00a0Ce soir\u00a0»",
    run: "Une étape de la soirée d’un run",
  },
  phone:
    "Sur téléphone, rien ne s’entend avant un premier appui\u00a0: testez la voix une fois après avoir ouvert la page.",
};

export default messages;
