import type { AskedMessages } from "./asked.en.ts";

const messages: AskedMessages = {
  title: "Falls du gebeten wirst",
  note: (host) =>
    `Die meisten nehmen die Liste, wie sie ist. ${host} bittet eine Person der Rolle, sie zu ändern, damit die Gruppe diese Kommandos einmal hat. Sprecht ab, wer es übernimmt.`,
  brings: (names) => `Du bringst ${names} mit`,
  putIn: "Dazu",
  takeOut: "Heraus",
  weight: (weight, capacity) => `Die Haupttasche wiegt dann ${weight} von ${capacity}.`,
  over: (weight, capacity) =>
    `Die Haupttasche wiegt dann ${weight} von ${capacity}: Nimm noch etwas anderes heraus.`,
  lacking: (names) => `Nicht in der Tasche und darum nicht herauszunehmen: ${names}.`,
  apply: (names) => `Tasche ändern: ${names}`,
  applyShort: "Tasche ändern",
  applied: "In der Tasche",
  done: (names) => `Haupttasche für ${names} geändert. Rückgängig nimmt es zurück.`,
};

export default messages;
