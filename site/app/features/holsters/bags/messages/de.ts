import type { BagMessages } from "./en.ts";

const messages: BagMessages = {
  roles: {
    tank: "Verteidiger",
    healer: "Heiler",
    melee: "Nahkampfangreifer",
    ranged: "Physischer Fernkampfangreifer",
    caster: "Magischer Fernkampfangreifer",
  },
  bags: { prepop: "Pre-Pop", main: "Haupttasche" },
  bagNotes: { prepop: "vor dem Pull verbraucht", main: "mit in den Kampf genommen" },
  empty: "Noch nichts in dieser Tasche.",
  add: "Kommando hinzufügen",
  addTo: (bag) => `Kommando hinzufügen: ${bag}`,
  quantityOf: (name) => `Anzahl: ${name}`,
  oneMore: (name) => `${name}: eins mehr`,
  oneLess: (name) => `${name}: eins weniger`,
  remove: (name) => `Entfernen: ${name}`,
  change: (name) => `Durch ein anderes Kommando ersetzen: ${name}`,
  moveTo: (name, bag) => `In die andere Tasche verschieben (${bag}): ${name}`,
  grip: (name) => `Verschieben: ${name}`,
  gripHelp:
    "Ziehen oder Pfeiltasten: Auf und ab verschiebt die Zeile, links und rechts legt sie in die andere Tasche.",
  moved: (name, bag, place, count) => `${name}: ${bag}, ${place} von ${count}.`,
  removed: (name) => `${name} entfernt.`,
  added: (name, bag) => `Hinzugefügt (${bag}): ${name}.`,
  weight: "Gewicht",
  lineWeight: (weight) => `Gewicht ${weight}`,
  total: "Gesamtgewicht",
  of: (weight, capacity) => `${weight} / ${capacity}`,
  warnings: "Warnungen",
  overWeight: (bag, weight, capacity) =>
    `${bag} wiegt ${weight}: ${weight - capacity} mehr als die ${capacity}, die ein Holster fasst.`,
  wrongRole: (bag, name, role) => `${bag}: nicht einsetzbar für die Rolle „${role}“: ${name}.`,
  clashUse: (bag, first, second) =>
    `${bag}: ${first} und ${second} schließen sich aus; nur eines kann wirken.`,
  clashEffect: (bag, first, second) =>
    `${bag}: Diese Wirkungen addieren sich nicht auf demselben Ziel: ${first}, ${second}.`,
  overHeld: (bag, name, quantity, most) =>
    `${bag}: ${quantity} × ${name} ist mehr, als ein Holster fasst (${most}).`,
  close: "Schließen",
  notForRole: "nicht für diese Rolle",
  undo: "Rückgängig",
  redo: "Wiederholen",
  clear: "Beide Taschen leeren",
};

export default messages;
