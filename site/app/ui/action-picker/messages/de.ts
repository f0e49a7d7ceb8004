import type { PickerMessages } from "./en.ts";

const messages: PickerMessages = {
  pick: "Kommando nach Namen suchen, in jeder Sprache",
  none: "Kein Kommando mit diesem Namen.",
  found: (count) => (count === 1 ? "1 Kommando" : `${count} Kommandos`),
};

export default messages;
