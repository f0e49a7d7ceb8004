import type { DrsGuideMessages } from "./en.ts";

const messages: DrsGuideMessages = {
  pages: {
    entry: {
      title: "Zugang",
      lead: "Rang, Kampfgeist, Aufträge und Größe der Gruppe.",
      first: [
        "Steig auf den Rang der Tabelle und behalte den verlangten Kampfgeist.",
        "Schließ beide Aufträge ab.",
        "Schließ dich einer Gruppe an oder plane selbst: Plätze, Aufgaben und Ausrüstung in einem Link.",
      ],
    },
    roles: {
      title: "Rollen und Holster",
      lead: "Was jede Rolle mitbringt: Essenz und Kommandos.",
      first: [
        "Wähle ein Holster für deine Rolle und deinen Lauf.",
        "Sieh, was seine Kommandos tun und welche du hast.",
        "Zähl, was fehlt: Jede Holsterseite rechnet es mit Preisen aus.",
      ],
    },
    fights: {
      title: "Kämpfe",
      lead: "Welche Kommandos jeder Kampf verlangt.",
      first: [
        "Sieh, welcher Kampf was braucht, und leg es in die richtige Tasche.",
        "Sprecht vor dem Kampf ab, wer was wirkt.",
        "Veröffentliche die Holster deiner Gruppe.",
      ],
    },
  },
  title: "DRS-Leitfaden",
  lead: "Kurze Seiten zu Zugang, Rollen und Kämpfen von Delubrum Reginae (episch), alle aus den Daten des Almanachs.",
  eyebrow: "Delubrum Reginae (episch)",
  rank: "Rang",
  mettle: "Kampfgeist",
  players: "Spieler",
  minutes: "Minuten",
  role: "Rolle",
  essence: "Essenz",
  actions: "Kommandos",
  fight: "Kampf",
  roles: { tank: "Verteidiger", healer: "Heiler", melee: "Nahkampf", ranged: "Fernkampf", caster: "Magie" },
};

export default messages;
