import type { GameLinkMessages } from "./en.ts";

const messages: GameLinkMessages = {
  connect: "Mit dem Spiel verbinden",
  stop: "Beenden",
  tryAgain: "Erneut versuchen",
  tryNow: "Jetzt versuchen",
  off: "Nicht verbunden.",
  asking: "Dein Browser fragt nach. Erlaube dieser Seite den Zugriff auf Apps auf diesem Gerät.",
  looking: "OverlayPlugin oder IINACT wird gesucht …",
  connected: "Verbunden.",
  absent: "Auf diesem Rechner wurde kein Programm gefunden.",
  silent: "Auf Port 10501 antwortet etwas, aber nicht so wie OverlayPlugin.",
  lost: "Die Verbindung ist abgebrochen. Alles Bisherige bleibt erhalten.",
  retryIn: (duration) => `Nächster Versuch in ${duration}`,
  refused: "Dein Browser erlaubt dieser Seite keinen Zugriff auf Apps auf diesem Gerät.",
  unableBrowser: "Dieser Browser kann sich nicht verbinden: Safari sperrt Programme auf dem eigenen Rechner.",
  unableHeaders:
    "Der Server dieser Website verhindert die Verbindung: Ihm fehlen die Header, die diese Seite braucht.",
  wrongAddress: {
    address: "Die Adresse in OVERLAY_WS ist keine WebSocket-Adresse.",
    elsewhere:
      "Die Adresse in OVERLAY_WS führt zu einem anderen Rechner. Verbinden lässt sich nur dieser hier.",
    port: "Die Adresse in OVERLAY_WS nutzt einen anderen Port. Stelle im Plugin den Port 10501 ein.",
  },
  asked: "Abgelehnt",
  usualAddress: "Übliche Adresse verwenden",
  lastLine: (duration) => `Letzte Meldung vor ${duration}`,
  noLine: "Noch keine Meldung.",
  mute: "Das Plugin sendet nichts. Läuft das Spiel?",
  setUp: "So richtest du es ein",
  steps: [
    "OverlayPlugin: Öffne in ACT „Plugins“, „OverlayPlugin WSServer“, lass 127.0.0.1 und Port 10501 stehen und klicke auf „Start“.",
    "IINACT: Öffne im Spiel die Einstellungen, Reiter „WebSocket Server“, und starte ihn auf Port 10501.",
    "Spiele und öffne diese Seite auf demselben Rechner, in Chrome, Edge oder Firefox.",
  ],
  allow: "So erlaubst du es",
  allowSteps: [
    "Chrome, Edge: Klicke auf das Symbol links neben der Adresse und stelle „Apps auf dem Gerät“ (oder „Zugriff auf lokales Netzwerk“) auf „Zulassen“.",
    "Firefox: Klicke auf das Symbol links neben der Adresse und entferne die Sperre für „Apps auf diesem Gerät“.",
    "Klicke dann auf „Erneut versuchen“.",
  ],
  otherBrowser: "Öffne diese Seite in Chrome, Edge oder Firefox.",
};

export default messages;
