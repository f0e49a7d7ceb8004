import type { PickerMessages } from "./en.ts";

const messages: PickerMessages = {
  pick: "Chercher une action par son nom, dans n’importe quelle langue",
  none: "Aucune action de ce nom.",
  found: (count) => (count < 2 ? `${count} action` : `${count} actions`),
};

export default messages;
