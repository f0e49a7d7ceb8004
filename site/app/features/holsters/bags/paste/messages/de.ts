import type { PasteMessages } from "./en.ts";

const messages: PasteMessages = {
  open: "Link oder Preset laden",
  label: "Holster-Link oder -Code",
  hint: "Auch ein Preset, das du im Plugin BozjaBuddy kopiert hast, lässt sich hier einfügen.",
  load: "In die Taschen übernehmen",
  read: "Der Link wurde in die Taschen übernommen.",
  partly: (pieces) => `Der Link wurde in die Taschen übernommen. Nicht lesbar war: ${pieces}`,
  nothing: "Dieser Link enthält kein Holster; deine Taschen wurden nicht geändert.",
  torn: "Dieses BozjaBuddy-Preset ist unvollständig oder beschädigt; die Taschen wurden nicht geändert. Kopiere es noch einmal und füge es ganz ein.",
  failed:
    "Die veröffentlichten Holster konnten nicht geladen werden; die Taschen wurden nicht geändert. Prüfe deine Verbindung und versuche es noch einmal.",
  presetsRead: (count) =>
    count === 1
      ? "BozjaBuddy-Preset gefunden. Wähle eine Tasche dafür."
      : `${count} BozjaBuddy-Presets gefunden. Wähle eins davon und eine Tasche dafür.`,
  choose: "Preset",
  noName: "ohne Namen",
  preset: (name, actions, weight) =>
    `${name}: ${actions === 1 ? "1 Kommando" : `${actions} Kommandos`}, Gewicht ${weight}`,
  into: (bag) => `Einfügen: ${bag}`,
  filled: (bag) => `Aus dem Preset gefüllt: ${bag}. Die andere Tasche wurde nicht geändert.`,
  leftOut: (pieces) => `Nicht lesbar war: ${pieces}`,
  undone: "Rückgängig gemacht.",
};

export default messages;
