import type { LevelMessages } from "./en.ts";

const messages: LevelMessages = {
  title: "Stufen und Ränge",
  lead: "Elementarstufen in Eureka, Ränge in Bozja, Stufenabstände in Kreszentia und die Aktuelle Agenda.",
  elemental: "Elementarstufen",
  level: "Stufe",
  resistance: "Grundresistenz",
  logExperience: "Routine je Eintrag der Aktuellen Agenda",
  logExperienceNote:
    "Was ein Eintrag der Aktuellen Agenda auf dieser Stufe gibt, noch ohne den Faktor des Eintrags.",
  toNext: "Routine bis zur nächsten Stufe",
  mettleForRank: "Frontwissen für jeden Rang",
  capOf: (zone, level) => `${zone}: bis Stufe ${level}`,
  bonus: "Magia in einem Element",
  magia: "Magia",
  power: "Kraft",
  ranks: "Widerstandsränge",
  rank: "Rang",
  opens: "Schaltet frei",
  area: (zone, area) => `${zone}, Abschnitt ${area}`,
  gap: "Gegner über deiner Stufe",
  gapLead:
    "Wie sich der Stufenabstand in Kreszentia auf den Schaden auswirkt; die letzte Zeile gilt auch für alles darüber.",
  above: "Stufen über dir",
  dealt: "Dein Schaden",
  taken: "Erlittener Schaden",
  knowledge: "Wissensstufen und was noch fehlt",
  log: "Aktuelle Agenda",
  logLead: "Die Aktuelle Agenda für Eureka und Kreszentia; Bozja hat keine.",
  name: "Eintrag",
  operations: { eureka: "Eureka", occult: "Kreszentia" },
  counts: {
    aspect: "Gegner eines dieser Elemente:",
    ashkin: "Untote",
    sprites: "Exergone",
    monsters: "Notorische Monster",
    engagements: "Kritische Begegnungen",
    fates: "FATEs",
    chain: "Erfolgssträhne",
  },
  task: "Aufgabe",
  taskText: (amount, what) => `${amount} × ${what}`,
  chainOf: (task, length) => `${task} ab ${length}`,
  factor: "Faktor",
  gil: "Gil",
  least: "Mindeststufe",
  leastText: (levels) =>
    levels < 0
      ? `${-levels} unter deiner Stufe`
      : levels === 0
        ? "deine Stufe"
        : `${levels} über deiner Stufe`,
};

export default messages;
