import type { LiveMessages } from "./en.ts";

const messages: LiveMessages = {
  goLive: "Live gehen",
  leave: "Verlassen",
  join: "Live-Tafel beitreten",
  readerLink: "Link zum Mitlesen kopieren",
  editorLink: "Link zum Bearbeiten kopieren",
  readerCopied: "Link zum Mitlesen kopiert. Wer ihn hat, sieht die Tafel, kann sie aber nicht ändern.",
  editorCopied: "Link zum Bearbeiten kopiert. Wer ihn hat, kann die Tafel ändern: Gib ihn nur deiner Gruppe.",
  copyFailed: "Dein Browser hat das Kopieren blockiert.",
  keep: "Diese Live-Tafel in diesem Browser behalten",
  states: {
    joining: "Wird abgeglichen",
    live: "Live",
    alone: "Offline: Das Relay ist nicht erreichbar",
    disturbed: "Gestört: Jemand spammt diese Tafel zu",
  },
  readOnly: "Du liest mit: Was du notierst, bleibt in diesem Browser.",
  here: (count) => `${count} online`,
  aloneHint:
    "Deine Einträge bleiben in diesem Browser und werden gesendet, sobald das Relay wieder erreichbar ist. Links zu Tafeln funktionieren weiterhin.",
  disturbedHint: "Deine Einträge sind sicher. Geh mit einer neuen Tafel live und gib deren Links weiter.",
  ahead:
    "Manche Einträge liegen nach deiner Uhr in der Zukunft. Prüfe die Uhrzeit auf deinem Gerät und auf denen der anderen.",
  left: "Du hast die Live-Tafel verlassen. Alles bisher Gesehene bleibt hier.",
  joinTitle: "Eine Live-Tafel",
  joinLead: "Wer den Link hat, sieht sofort dieselben Timer.",
  readerLead: "Mit diesem Link kannst du sie lesen.",
  editorLead: "Mit diesem Link kannst du sie lesen und ändern.",
  privacyTitle: "Was das Relay sieht",
  privacy: [
    "Die Tafel wird in deinem Browser verschlüsselt. Ihr Schlüssel steckt nur in den Links und geht nie an das Relay.",
    "Das Relay sieht deine IP-Adresse, wann du sendest und wie groß das Gesendete ist, in Schritten von 256\u00a0Byte. Es bewahrt die verschlüsselte Tafel bis vier Stunden nach dem letzten Eintrag auf und protokolliert keine Adressen.",
    "Es könnte Einträge zurückhalten oder verzögern; lesen oder ändern kann es keinen.",
    "Mit „Verlassen“ endet die Verbindung für dich. Haben alle die Tafel verlassen, ist sie nach spätestens vier Stunden vom Relay verschwunden.",
  ],
  cancel: "Abbrechen",
  close: "Schließen",
  noRelay:
    "Diese Website hat kein Relay, also lassen sich Live-Tafeln hier nicht öffnen. Lass dir stattdessen den Link einer Tafel schicken.",
  noCode: "Dieser Live-Link ist unvollständig. Lass ihn dir noch einmal schicken.",
  cannotSeal:
    "Dieser Browser kann Tafeln nicht signieren (ihm fehlt Ed25519): Chrome 137, Firefox 129 oder Safari 17 können es. Links zu Tafeln funktionieren hier trotzdem.",
  failed: "Live gehen hat nicht geklappt. Nichts wurde geändert; versuche es noch einmal.",
};

export default messages;
