import type { DrsGuideMessages } from "./en.ts";

const messages: DrsGuideMessages = {
  pages: {
    entry: {
      title: "Zugang",
      lead: "Rang, Frontwissen, Aufträge und Größe der Gruppe.",
      first: [
        "Erreiche den Rang aus der Tabelle und behalte das nötige Frontwissen.",
        "Schließe beide Aufträge ab.",
        "Schließ dich einem Run an oder plane selbst einen: Plätze, Aufgaben und Ausstattung in einem Link.",
      ],
    },
    roles: {
      title: "Rollen und Holster",
      lead: "Was jede Rolle mitbringt: Zaubertränke und Kommandos.",
      first: [
        "Wähle ein Holster für deine Rolle und deinen Run.",
        "Sieh nach, was seine Kommandos bewirken und welche du hast.",
        "Prüfe, was fehlt: Jede Holster-Seite rechnet es mit Preisen aus.",
      ],
    },
    fights: {
      title: "Kämpfe",
      lead: "Welche Kommandos du in jedem Kampf brauchst.",
      first: [
        "Sieh nach, was du in welchem Kampf brauchst, und lege es in die richtige Tasche.",
        "Sprecht vor dem Kampf ab, wer was einsetzt.",
        "Veröffentliche die Holster deiner Gruppe.",
      ],
    },
  },
  title: "DRS-Leitfaden",
  lead: "Kurze Seiten zu Zugang, Rollen und Kämpfen von Delubrum Reginae (episch), alle aus den Daten des Almanachs.",
  eyebrow: "Delubrum Reginae (episch)",
  rank: "Rang",
  mettle: "Frontwissen",
  players: "Spieler",
  role: "Rolle",
  essence: "Zaubertrank",
  actions: "Kommandos",
  fight: "Kampf",
  roles: {
    tank: "Verteidiger",
    healer: "Heiler",
    melee: "Nahkämpfer",
    ranged: "Fernkämpfer",
    caster: "Magier",
  },
};

export default messages;
