import type { NoteMessages } from "./notes.en.ts";

const messages: NoteMessages = {
  storageTrouble:
    "Dein Browser speichert nichts für diese Seite: Einstellungen gelten nur bis zum Schließen.",
  clockBeyond:
    "Die Uhr dieses Geräts steht auf einem Datum, für das sich kein Wetter berechnen lässt. Stell sie, und alle Zeiten hier stimmen.",
  clockOff: (by, fast) =>
    fast
      ? `Die Uhr dieses Geräts geht ${by} vor. Alle Zeiten hier sind um so viel falsch.`
      : `Die Uhr dieses Geräts geht ${by} nach. Alle Zeiten hier sind um so viel falsch.`,
  newVersion: "Eine neue Version ist da. Sie öffnet sich mit der nächsten Seite.",
  dismiss: "Ausblenden",
};

export default messages;
