import type { AlongMessages } from "./en.ts";

const messages: AlongMessages = {
  title: "Kampfuhr",
  pageTitle: (fight) => `Kampfuhr: ${fight}`,
  description: (fight) => `${fight}: die Uhr des Pulls, was als Nächstes kommt und was du tust.`,
  none: "Noch keine Zeitleiste: Zu diesem Kampf hat niemand Zeiten veröffentlicht.",
  before: "Vor dem Pull",
  startsWith: "Die Uhr startet mit dem Kampf",
  byHand: "Drücke Pull oder die Leertaste, wenn der Kampf beginnt.",
  correct: "Geht die Uhr falsch, drücke „Castet jetzt“, sobald der Boss zu wirken beginnt.",
  pull: "Pull",
  clock: "Pull",
  wiped: "Wipe",
  casting: "Castet jetzt",
  next: "Als Nächstes",
  after: "Danach",
  seconds: "s",
  casts: (time) => `Cast ${time}`,
  hits: (time) => `Treffer ${time}`,
  over: "Auf der Zeitleiste steht nichts mehr",
  either: (orders) => `Noch offen: ${orders}`,
  or: " oder ",
  moved: (seconds, cast) => `Uhr ${seconds}\u00a0s vorgestellt, auf ${cast}.`,
  movedBack: (seconds, cast) => `Uhr ${seconds}\u00a0s zurückgestellt, auf ${cast}.`,
  parts: "Uhr für",
  wholePull: "Pull",
  evening: (pulls, best) => `Heute Abend: Pull ${pulls}, längster bisher ${best}`,
  firstPull: "Heute Abend: erster Pull",
  keys: {
    space: "Pull oder Wipe",
    enter: "castet jetzt",
    arrows: "eine Sekunde",
    calls: "Ansagen",
    popOut: "Fenster",
  },
  keyNames: { space: "Leertaste", enter: "Enter" },
  keysTitle: "Tasten",
  whole: "Der ganze Kampf",
  example: "Ein Beispiel; es gibt andere Anordnungen.",
  startByGame: "Uhr vom Spiel starten lassen",
  byGameTitle: "Kampfuhr, vom Spiel gesteuert",
  byGameDescription:
    "Dein eigenes Spiel startet die Uhr des Pulls, stellt sie bei jedem Cast nach und hält sie beim Wipe an.",
  byGameLead:
    "OverlayPlugin (ACT) oder IINACT auf diesem Rechner startet die Uhr, wenn die Arena versiegelt wird, stellt sie bei jedem Cast nach und hält sie beim Wipe an. Wähle deinen Kampf.",
  promise:
    "Vor deinem Klick wird keine Verbindung geöffnet. Gelesen werden nur Casts von Gegnern und das Versiegeln der Arena. Nichts wird gespeichert; Chat, Namen und Spieler werden ungelesen verworfen und verlassen deinen Rechner nie.",
  fights: "Kämpfe",
};

export default messages;
