import type { RelicMessages } from "./en.ts";

const messages: RelicMessages = {
  title: "Reliktwaffen",
  lead: "Hake erledigte Schritte ab und gib an, was du hast: Die Liste zeigt, was noch fehlt, woher es kommt und wann sein Wetter das nächste Mal ist. Sie bleibt nur in diesem Browser.",
  line: "Waffe",
  lines: { eureka: "Eureka", resistance: "Widerstand", phantom: "Phantom" },
  stepList: "Schritte",
  step: (number) => `Schritt ${number}`,
  itemLevel: (level) => `Gegenstandsstufe ${level}`,
  once: "einmal je Account",
  firstFree: "Die erste Waffe kostet nichts.",
  logos: (count) => `${count} Arten von Logos-Kommandos hergestellt`,
  nothing: "kostet keine Gegenstände",
  done: (done, all) => `${done} von ${all} Schritten erledigt`,
  another: "Weitere Waffe beginnen",
  anotherDone: "Ihre Schritte sind wieder offen; was ein Account nur einmal tut, bleibt erledigt.",
  left: "Noch zu sammeln",
  nothingLeft: "Es fehlt nichts mehr.",
  item: "Gegenstand",
  needed: "Fehlt",
  held: "Du hast",
  heldOf: (item) => `Du hast: ${item}`,
  from: "Von",
  next: "Nächstes",
  area: (zone, area) => `${zone}, Abschnitt ${area}`,
  encounters: { skirmishes: "Scharmützel", engagements: "Gefechte" },
  gives: (source, quantity) => `${source}: je ${quantity}`,
  inGuide: "FATEs und Gefechte, die es geben",
  orFor: (cost) => `oder für ${cost}`,
};

export default messages;
