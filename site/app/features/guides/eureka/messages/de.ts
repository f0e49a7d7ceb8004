import type { EurekaGuideMessages } from "./en.ts";

const messages: EurekaGuideMessages = {
  pages: {
    levels: {
      title: "Elementarstufen",
      lead: "Die Höchststufe jedes Gebiets, die Wirkung der Magia-Tafel und die Belohnungen der Aktuellen Agenda.",
      first: [
        "Du brauchst einen Job mit der Stufe aus der Tabelle. Mit jedem Gebiet steigt die höchste Elementarstufe.",
        "Dreh die Magia-Tafel so, dass dein Angriff das Element hat, gegen das der Gegner schwach ist.",
        "Kämpfe gegen Notorische Monster nahe deiner Stufe: Die Tabelle nennt ihre Trigger-Mobs.",
      ],
    },
    logos: {
      title: "Logos-Splitter und Logos-Kommandos",
      lead: "Vom erbeuteten Splitter bis zum fertigen Kommando.",
      first: [
        "Sammle unprospektierte Logos-Splitter: Du bekommst sie von wettergebundenen Gegnern und aus Hasentruhen.",
        "Lass sie prospektieren: Jeder wird zufällig zu einem seiner Logos-Splitter.",
        "Kombiniere Logos-Splitter: Jedes Kommando hat Rezepte mit eigenen Chancen.",
      ],
    },
    lockboxes: {
      title: "Schließkassetten",
      lead: "Woher jede Kassette kommt und was meistens darin ist.",
      first: [
        "Notorische Monster lassen die Kassette ihres Gebiets fallen; andere bekommst du von Gegnern mit Mutation oder Adaption.",
        "Bau die Erfolgssträhne vor dem Wetter auf: Wie das geht, steht auf der Seite jeder Kassette.",
        "Sieh nach, was eine Kassette enthält, bevor du sie ungeöffnet verkaufst.",
      ],
    },
    bunnies: {
      title: "Glückshasen",
      lead: "Die FATEs, nach denen dir ein Hase folgt, und die Truhen, die er findet.",
      first: [
        "Schließe ein Hasen-FATE ab: Die Tabelle zeigt, wo es welche gibt.",
        "Lass dich vom Hasen führen; die Karte zeigt jeden Fundort.",
        "Notiere Beginn und Ende des FATE: Die Tafel zählt vom Ende bis zum nächsten.",
      ],
    },
    relics: {
      title: "Eureka-Waffen",
      lead: "Alle Schritte einer Eureka-Waffe und was du dafür brauchst.",
      first: [
        "Beginne mit der Waffe deiner Jobaufträge; jeder Schritt braucht die vorige Waffe.",
        "Für den letzten Schritt in Anemos brauchst du Federn von Pazuzu: Sieh nach, wann er erscheint.",
        "Für den allerletzten Schritt brauchst du Eureka-Fragmente aus Baldesions Arsenal.",
      ],
    },
    arsenal: {
      title: "Baldesions Arsenal",
      lead: "Wer hineinkommt, was jede Rolle mitbringt und wann sich die Gruppe sammelt.",
      first: [
        "Erreiche die Elementarstufe aus der Tabelle und stelle das Vermächtnis deiner Rolle her.",
        "Wähle ein Loadout für deinen Platz in der Gruppe.",
        "Sei rechtzeitig an deinem Portal: Die Portale sind nach Abschnitten nummeriert.",
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
  weekly: "Aktuelle Agenda",
  logogram: "Unprospektierter Logos-Splitter",
  mnemes: "Logos-Splitter mit Chance",
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
  roles: {
    tank: "Verteidiger",
    healer: "Heiler",
    melee: "Nahkämpfer",
    ranged: "Fernkämpfer",
    caster: "Magier",
  },
};

export default messages;
