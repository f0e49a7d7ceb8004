import type { LiveMessages } from "./en.ts";

const messages: LiveMessages = {
  goLive: "Live gehen",
  leave: "Verlassen",
  join: "Live-Tafel beitreten",
  readerLink: "Lese-Link kopieren",
  editorLink: "Bearbeiter-Link kopieren",
  readerCopied: "Lese-Link kopiert. Wer ihn hat, sieht die Tafel und kann sie nicht ändern.",
  editorCopied: "Bearbeiter-Link kopiert. Wer ihn hat, kann die Tafel ändern: Gib ihn nur deiner Gruppe.",
  copyFailed: "Der Browser hat das Kopieren nicht erlaubt.",
  keep: "Diese Live-Tafel in diesem Browser behalten",
  states: {
    joining: "Wird abgeglichen",
    live: "Live",
    alone: "Allein: Das Relay ist nicht erreichbar",
    disturbed: "Gestört: Jemand überflutet diese Tafel",
  },
  readOnly: "Du liest mit: Was du notierst, bleibt in diesem Browser.",
  here: (count) => `${count} hier`,
  aloneHint:
    "Deine Notizen sind in diesem Browser sicher und werden gesendet, sobald das Relay wieder da ist. Links zu Tafeln funktionieren wie bisher.",
  disturbedHint: "Deine Notizen sind sicher. Geh mit einer neuen Tafel live und gib deren Links weiter.",
  ahead: "Manche Notizen sind deiner Uhr voraus. Prüfe die Zeit auf deinem Gerät und auf den anderen.",
  left: "Du hast die Live-Tafel verlassen. Alles bisher Gesehene bleibt hier.",
  joinTitle: "Eine Live-Tafel",
  joinLead: "Wer den Link hat, sieht sofort dieselben Timer.",
  readerLead: "Mit diesem Link kannst du sie lesen.",
  editorLead: "Mit diesem Link kannst du sie lesen und ändern.",
  privacyTitle: "Was das Relay sieht",
  privacy: [
    "Die Tafel wird in deinem Browser verschlüsselt. Ihr Schlüssel steckt nur in den Links und geht nie an das Relay.",
    "Das Relay sieht deine IP-Adresse, wann du sendest, und Größen in Schritten von 256 Byte. Es bewahrt die verschlüsselte Tafel vier Stunden nach der letzten Notiz auf und schreibt keine Adressen mit.",
    "Es könnte Notizen zurückhalten oder verzögern; lesen oder ändern kann es keine.",
    "Mit „Verlassen“ endet die Verbindung für dich. Haben alle die Tafel verlassen, ist sie nach spätestens vier Stunden vom Relay verschwunden.",
  ],
  cancel: "Abbrechen",
  close: "Schließen",
  noRelay:
    "Diese Website hat kein Relay, also lassen sich Live-Tafeln hier nicht öffnen. Bitte um den Link einer Tafel.",
  noCode: "Dieser Live-Link ist unvollständig. Lass ihn dir noch einmal schicken.",
  cannotSeal:
    "Dieser Browser kann Tafeln nicht signieren (ihm fehlt Ed25519): Chrome 137, Firefox 129 oder Safari 17 können es. Links zu Tafeln funktionieren hier wie bisher.",
  failed: "Live gehen hat nicht geklappt. Nichts wurde geändert; versuch es noch einmal.",
};

export default messages;
