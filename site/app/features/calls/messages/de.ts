import type { CallsMessages } from "./en.ts";

const messages: CallsMessages = {
  title: "Ansagen",
  close: "Schließen",
  lead: "Die Stimme deines Geräts sagt in der Sprache dieser Seite, was als Nächstes kommt. Nichts wird gesendet, und es geht auch offline.",
  on: "Ansagen",
  voiceHead: "Stimme",
  voice: "Stimme",
  rate: "Tempo",
  volume: "Lautstärke",
  fightHead: "Im Kampf",
  whose: "Welche Angriffe",
  part: "Meine Aufgaben",
  all: "Alle",
  partHint: "Deine Rolle wählst du auf der Seite des Kampfes.",
  beforeHit: "Sekunden vor dem Treffer",
  beforeHitOf: (seconds) => `${seconds}\u00a0s`,
  elsewhere: "Sonst",
  subjects: {
    windows: "Ein Fenster öffnet sich",
    timers: "Ein Timer einer Tafel läuft ab",
    tonight: "Die nächste Station von „Heute Abend“",
    run: "Ein Schritt am Abend eines Runs",
  },
  phone:
    "Auf Handys bleibt es still, bis du etwas antippst: Teste die Stimme einmal, nachdem du eine Seite geöffnet hast.",
};

export default messages;
