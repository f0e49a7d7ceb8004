import type { EurekaGuideMessages } from "./en.ts";

const messages: EurekaGuideMessages = {
  pages: {
    levels: {
      title: "Elementarstufen",
      lead: "Wie weit jedes Gebiet führt, was die Magia-Tafel bringt und was das Wochenlog gibt.",
      first: [
        "Bring einen Job auf der Stufe der Tabelle mit: Jedes Gebiet hebt deine Elementarstufe weiter.",
        "Dreh die Magia-Tafel so, dass dein Angriff das Element hat, gegen das der Gegner schwach ist.",
        "Kämpfe gegen Notorische Monster nahe deiner Stufe: Die Tabelle sagt, was sie ruft.",
      ],
    },
    logos: {
      title: "Logos-Splitter und Logos-Kommandos",
      lead: "Vom Splitter, der fällt, bis zum Kommando, das du wirkst.",
      first: [
        "Sammle Logos-Splitter: Gegner eines Wetters und Hasentruhen geben sie.",
        "Lass sie prospektieren: Jeder wird durch Zufall eines seiner Mneme.",
        "Kombiniere Mneme: Jedes Kommando nennt seine Rezepte und deren Chancen.",
      ],
    },
    lockboxes: {
      title: "Schließkassetten",
      lead: "Welche Kassette woher kommt und was am häufigsten darin ist.",
      first: [
        "Notorische Monster geben die Kassette ihres Gebiets; verbeulte kommen von Gegnern, die das Wetter verändert hat.",
        "Bau die Kette vor dem Wetter auf: Es steht bei jeder verbeulten Kassette.",
        "Sieh nach, was eine Kassette enthält, bevor du sie ungeöffnet verkaufst.",
      ],
    },
    bunnies: {
      title: "Glückshasen",
      lead: "Die FATEs, die dir einen Hasen mitgeben, und die Truhen, die er findet.",
      first: [
        "Schließ ein Hasen-FATE ab: Die Tabelle sagt, wo jedes ist.",
        "Lass dich vom Hasen führen; die Karte kennt jeden Fundort.",
        "Notiere das Ende des FATEs: Die Tafel sagt, wann es wiederkommen kann.",
      ],
    },
    relics: {
      title: "Waffen von Eureka",
      lead: "Alle Schritte einer Eureka-Waffe und was jeder verlangt.",
      first: [
        "Beginne mit der Waffe deiner Jobaufträge; jeder Schritt nimmt die vorige.",
        "Der letzte Schritt von Anemos verlangt Federn von Pazuzu: Sieh, wann er kommt.",
        "Der allerletzte verlangt Bruchstücke aus Baldesions Arsenal.",
      ],
    },
    arsenal: {
      title: "Baldesions Arsenal",
      lead: "Wer hineinkommt, was jede Rolle mitbringt und wann sich die Gruppe sammelt.",
      first: [
        "Erreiche die Elementarstufe der Tabelle und stelle das Vermächtnis deiner Rolle her.",
        "Wähle eine Ausrüstung für deinen Platz in der Gruppe.",
        "Steh rechtzeitig an deinem Portal: Sie sind nach Abschnitten nummeriert.",
      ],
    },
  },
  title: "Eureka-Leitfaden",
  lead: "Kurze Seiten zu Stufen, Kommandos, Kassetten, Hasen, Waffen und dem Arsenal, aus den Daten des Almanachs.",
  eyebrow: "Eureka",
  zone: "Gebiet",
  jobLevel: "Jobstufe",
  mostLevel: "Bis Stufe",
  players: "Spieler",
  minutes: "Minuten",
  weekly: "Wochenlog",
  logogram: "Logos-Splitter",
  mnemes: "Mneme mit Chance",
  forecast: "Vorhersage",
  box: "Kassette",
  holds: "Inhalt und Chancen",
  fate: "FATE",
  level: "Stufe",
  place: "Ort",
  coffers: "Truhen auf der Karte",
  step: "Schritt",
  elementalLevel: "Elementarstufe",
  everyone: "Alle bringen mit",
  role: "Rolle",
  brings: "Bringt mit",
  roles: { tank: "Verteidiger", healer: "Heiler", melee: "Nahkampf", ranged: "Fernkampf", caster: "Magie" },
};

export default messages;
