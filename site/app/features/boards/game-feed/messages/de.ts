import type { GameFeedMessages } from "./en.ts";

const messages: GameFeedMessages = {
  title: "Spielanbindung",
  eyebrow: "Instanztafeln",
  lead: "Lass dein Spiel die Tafel füllen: OverlayPlugin (ACT) oder IINACT auf diesem Rechner meldet jedes FATE und jede Begegnung deines Gebiets.",
  promise:
    "Vor deinem Klick wird keine Verbindung geöffnet. Gelesen werden nur Gebietswechsel, FATEs und Begegnungen. Chat, Namen und Kämpfe werden ungelesen verworfen und verlassen deinen Rechner nie.",
  asked: "Abgelehnt",
  quiet: (duration) =>
    `Seit ${duration} keine Meldung zu FATEs oder Begegnungen. In einer ruhigen Instanz ist das normal. Nach einem Patch braucht das Plugin vielleicht ein Update.`,
  missingKind: {
    encounter:
      "FATEs werden gemeldet, aber seit 15\u00a0Minuten keine kritische Begegnung und kein kritisches Gefecht. Nach einem Patch braucht das Plugin vielleicht ein Update; trage Begegnungen bis dahin selbst ein.",
    fate: "Begegnungen werden gemeldet, aber seit 15\u00a0Minuten kein FATE. Nach einem Patch braucht das Plugin vielleicht ein Update; trage FATEs bis dahin selbst ein.",
  },
  outside: "Du bist in keiner Feldexkursion. Betritt eine, dann startet die Anbindung von selbst.",
  where: "Du bist hier",
  unknownZone: "Warten, bis das Spiel dein Gebiet nennt …",
  askTitle: "Dieselbe Instanz oder eine neue Tafel?",
  askText: "Du hast schon eine Tafel für dieses Gebiet. Eine Tafel gehört zu einer Instanz.",
  same: "Dieselbe Instanz",
  sameAs: (board) => `Dieselbe Instanz wie „${board}“`,
  boardOf: (time) => `Tafel von ${time}`,
  another: "Neue Tafel",
  anotherHint: "Eine neue Tafel leert die Timer dieses Gebiets.",
  writing: "Die Einträge landen auf deiner Tafel für dieses Gebiet.",
  openBoard: "Tafel öffnen",
  opensTab: "in neuem Tab; lass diesen hier offen",
  upTitle: "Jetzt da",
  nothingUp: "Noch nichts gemeldet. Das Spiel nennt nur, was sich von jetzt an ändert.",
  upSince: (time) => `da seit ${time}`,
  upUnknown: "da, Beginn nicht gesehen",
  percent: (value) => `${value} %`,
  nextWindow: (when) => `nächstes Fenster ${when}`,
  mayTrigger: (name) => `kann auslösen: ${name}`,
  notedTitle: "Vom Spiel gemeldet",
  began: "begonnen",
  spawned: "erschienen",
  ended: "beendet",
  killed: "besiegt",
  seen: "ist da",
  lapsed: "ist verschwunden",
  wasItKilled: "Wurde es besiegt?",
  noteKill: "Kill eintragen",
  notKilled: "Nicht besiegt",
  outcomes: {
    waiting: "noch nicht eingetragen",
    asked: "noch nicht eingetragen",
    noted: "eingetragen",
    known: "steht schon auf der Tafel",
    unlisted: "kein Timer",
    dropped: "nicht eingetragen",
  },
  until: (time) => `bis ${time}`,
  rule: "Die zwei Stunden eines NM zählen ab dem Spawn, und den sieht die Spielanbindung. Sah sie nur den Kill, nimmt die Tafel an, dass das NM einige Minuten vorher erschienen ist.",
};

export default messages;
