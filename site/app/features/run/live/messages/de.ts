import type { SignUpMessages } from "./en.ts";

const messages: SignUpMessages = {
  take: "Anmeldungen annehmen",
  cannotSeal:
    "Dieser Browser ist zu alt, um Anmeldungen anzunehmen: Chrome 137, Firefox 130 oder Safari 17 können es. Füge stattdessen eine Liste ein.",
  connecting: "Verbinde …",
  states: {
    joining: "Verbinde …",
    live: "Live",
    alone: "Keine Verbindung",
    disturbed: "Gestört: Jemand spammt diesen Run zu",
  },
  waiting: (count) =>
    count === 1
      ? "1 Änderung wartet hier, nichts geht verloren."
      : `${count} Änderungen warten hier, nichts geht verloren.`,
  open: "Anmeldung offen",
  closed: "Anmeldung geschlossen",
  flooded:
    "Der Eingang wird zugespammt und nur noch einmal pro Minute gelesen. Schließe die Anmeldung oder erneuere die Links; was schon gelesen ist, bleibt.",
  signedUp: (count) => `${count} angemeldet`,
  newOnes: (count) => `${count} neu`,
  formLink: "Anmeldelink",
  copyLink: "Link kopieren",
  copyDiscord: "Für Discord kopieren",
  copyShout: "Für /shout kopieren",
  copyFinder: "Für die Gruppensuche kopieren",
  copied: "Kopiert.",
  copyFailed: "Dein Browser hat das Kopieren blockiert. Markiere den Link und kopiere ihn selbst.",
  post: {
    discord: (title, duty, start, link) =>
      [`**${title}**${duty === "" ? "" : ` (${duty})`}`, start, `Anmeldung ohne Konto: <${link}>`]
        .filter((line) => line !== "")
        .join("\n"),
    game: (title, link) => `${title} – Anmeldung: ${link}`,
  },
  close: "Anmeldung schließen",
  reopen: "Anmeldung öffnen",
  failed: "Das Relay hat nicht geantwortet. Nichts wurde geändert; versuche es noch einmal.",
  closing: "Anmeldung schließt",
  closesByHand: "von Hand",
  checkInOpens: "Anwesenheit melden ab",
  before: (minutes) =>
    minutes === 0
      ? "zum Start"
      : minutes < 120 && minutes !== 60
        ? `${minutes}\u00a0Min. vorher`
        : minutes === 60
          ? "1 Stunde vorher"
          : minutes === 1440
            ? "1 Tag vorher"
            : `${Math.round(minutes / 60)} Stunden vorher`,
  closesAt: (time) => `Anmeldeschluss: ${time}`,
  needsStart: "Lege eine Startzeit fest, dann richten sich Anmeldeschluss und Anwesenheit nach ihr.",
  shareSeats: "Spieler sehen ihren Platz",
  shareSeatsHint: "Die Anmeldeseite jedes Spielers zeigt live den eigenen Platz.",
  more: "Leitung, Links und Datenschutz",
  yourName: "Dein Name, wie ihn die anderen in der Leitung sehen",
  hostsLink: "Link der Leitung kopieren",
  hostsLinkHint: "Wer ihn hat, kann alles ändern und alle Anmeldungen lesen.",
  readerLink: "Link für alle kopieren",
  readerLinkHint: "Plätze und Zeiten, live. Nur zum Ansehen.",
  seatLink: "Link eines Platzes kopieren",
  seatOf: "Platz",
  renew: "Alle Links erneuern",
  renewHint:
    "Falls ein Link in falsche Hände geraten ist: Der Run zieht auf neue Links um, und die alten zeigen an, dass sie nicht mehr gelten. Schicke den anderen in der Leitung den neuen Link.",
  renewed: "Alle Links sind neu. Die alten gelten nicht mehr.",
  deleteAll: "Alle Anmeldungen löschen",
  deleteAllHint:
    "Schließt die Anmeldung und löscht sofort, was Spieler geschickt haben, auf dem Relay und in diesem Run. Die Plätze bleiben. Das lässt sich nicht rückgängig machen.",
  deleted: "Alle Anmeldungen sind gelöscht.",
  notDeleted: (count) =>
    `${count === 1 ? "1 ließ" : `${count} ließen`} sich nicht löschen. Versuche es noch einmal.`,
  sure: "Ja, ausführen",
  cancel: "Abbrechen",
  editing: (names) => `Hier sind auch: ${names}`,
  aloneHere: "Sonst ist niemand von der Leitung hier.",
  host: "Leitung",
  holds: (name, seat) => `${name} bearbeitet gerade ${seat}`,
  moved: "Dieser Run ist auf neue Links umgezogen. Bitte jemanden aus der Leitung um den neuen.",
  displaced: (name, by, seat) =>
    `${by} kam gleichzeitig mit ${name} auf ${seat}; ${name} ist jetzt auf der Bank.`,
  undoBenched: (names) => `Früherer Platz vergeben, jetzt auf der Bank: ${names}`,
  undoKept: "Einen Teil davon hat inzwischen jemand geändert; daran ändert sich nichts.",
  tooOld: "Dieser Link ist unvollständig. Lass ihn dir noch einmal schicken.",
  noRelay: "Diese Website hat kein Relay, der Link lässt sich hier nicht öffnen.",

  inbox: "Eingang",
  empty: "Noch keine Anmeldung. Poste den Link.",
  allDone: "Alle Angemeldeten stehen im Plan.",
  seat: (seat) => `Auf ${seat} setzen`,
  toBench: "Bank",
  leaveOut: "Weglassen",
  freeSeat: "Platz freigeben",
  update: "Übernehmen",
  same: "Dieselbe Person",
  other: "Jemand anderes",
  changed: "hat die Anmeldung geändert",
  withdrawn: "hat sich abgemeldet",
  sameName: (name) => `${name} steht schon auf der Liste. Dieselbe Person?`,
  nameNow: (name) => `Im Plan als ${name}`,
  because: {
    choice: (choice, seat) => `${seat} ist frei: ${choice}`,
    job: (job, seat) => `${seat} braucht ${job}`,
    any: (seat) => `${seat} ist frei`,
  },
  owns: "Besitzt",
  with: (name) => `Mit ${name}`,
  justNow: "gerade eben",
  ago: (duration) => `vor ${duration}`,

  checkIn: "Anwesenheit",
  answers: { here: "da", late: "kommt später", no: "kommt nicht" },
  noAnswer: "keine Antwort",
  lateBy: (minutes) => `${minutes}\u00a0Min. später`,
  movesUp: (name, seat) => `${name} könnte auf ${seat} nachrücken.`,
  movesUpWhy: (name) => `${name} kommt nicht. Sonst wechselt niemand den Platz.`,
  moveUp: "Nachrücken",
  someoneElse: "Jemand anderes",
  nobodyMovesUp: (name, seat) => `${name} kommt nicht (${seat}). Auf der Bank passt niemand.`,
  remind: "Erinnerung kopieren",
  reminder: (names) => `Bitte bestätigt, dass ihr da seid: ${names}`,

  formTitle: "Anmelden",
  formLead: "Ohne Konto. Später mit demselben Link ändern.",
  runBy: (name) => `Leitung: ${name}`,
  countOf: (count, seats) => `${count} angemeldet für ${seats} Plätze`,
  name: "Name deines Charakters",
  world: "Welt",
  optional: "freiwillig",
  jobs: "Jobs",
  jobsHint: "Tippe die Jobs in deiner Wunschreihenfolge an.",
  phantom: "Phantomjobs",
  phantomHint: "die du gelevelt hast",
  fromInventory: "aus „Meine Sachen“",
  tasks: "Das kann ich übernehmen",
  coming: "Ich komme",
  statuses: { in: "Pünktlich", late: "Später", tentative: "Vielleicht", bench: "Nur als Ersatz" },
  times: "Wann genau?",
  timesHint: "etwa „ab 19:20“ oder „bis 21:30“",
  company: "Mit wem?",
  note: "Eine Notiz",
  sendOwned: "Mitschicken, was ich besitze",
  ownedHint: (count) =>
    count === 1
      ? "1 Art von Gegenstand, aus „Meine Sachen“"
      : `${count} Arten von Gegenständen, aus „Meine Sachen“`,
  send: "Anmelden",
  sendChange: "Änderung senden",
  needName: "Gib deinen Namen ein.",
  privacy:
    "Nur die Leitung kann das lesen. Das Relay sieht deine IP-Adresse und wann du sendest, und bewahrt die verschlüsselte Anmeldung 14 Tage auf.",
  privacyMore: "Was wo gespeichert wird",
  line: "Schicke diese Zeile der Leitung",
  lineLead: "Diese Website hat kein Relay. Schicke der Leitung diese Zeile: Der Run-Planer kann sie lesen.",
  lineOld:
    "Dieser Browser ist zu alt, um verschlüsselt zu senden (Chrome 137, Firefox 130 oder Safari 17 können es). Schicke der Leitung diese Zeile: Der Run-Planer kann sie lesen.",
  copyLine: "Zeile kopieren",
  duty: "Inhalt",
  badLink:
    "Dieser Anmeldelink ist unvollständig. Bitte die Leitung noch einmal darum oder schicke ihr diese Zeile.",

  sentTitle: "Du bist angemeldet",
  seatTitle: "Dein Platz",
  sent: {
    kept: "Noch nicht gesendet: Die Anmeldung liegt auf diesem Gerät, das Senden wird wiederholt. Lass die Seite offen oder öffne sie wieder.",
    busy: "Das Relay ist ausgelastet; das Senden wird automatisch wiederholt.",
    sent: "Beim Relay angekommen. Die Leitung sieht die Anmeldung, sobald jemand von ihr online ist.",
    seen: "Die Leitung hat deine Anmeldung gesehen.",
    closed: "Die Anmeldung ist geschlossen, deine kam nicht mehr an. Sag der Leitung im Chat Bescheid.",
  },
  steps: ["Auf diesem Gerät", "Beim Relay", "Von der Leitung gesehen"],
  withdrawnTitle: "Du hast dich abgemeldet",
  withdrawnNote: "Die Leitung erfährt es. Mit demselben Link kannst du dich wieder anmelden.",
  whatYouSent: "Das hast du geschickt",
  change: "Ändern",
  withdraw: "Abmelden",
  again: "Wieder anmelden",
  ownLink: "Meinen Link kopieren",
  ownLinkHint:
    "Mit diesem Link kannst du die Anmeldung in einem anderen Browser ändern oder zurückziehen. Safari vergisst diese Seite nach einer Woche ohne Besuch.",
  formMoved: "Dieser Link gilt nicht mehr. Bitte die Leitung um den neuen.",
  formClosed: "Die Anmeldung ist geschlossen. Was vorher kam, bleibt.",
  noSeatYet: "Sobald die Leitung die Plätze freigibt, siehst du deinen hier.",
  calendar: "In den Kalender",

  passcode: "Passwort",
  imHere: "Ich bin da",
  late: "Später",
  notComing: "Komme nicht",
  lateChoice: "Wie viel später?",
  minutes: (count) => `${count}\u00a0Min.`,
  checkInFrom: (time) =>
    `Ab ${time} kannst du dich als anwesend melden. Kommst du nicht, sag es schon jetzt.`,
  youSaid: (answer) => `Deine Antwort: ${answer}.`,
  answerSent: "Gesendet; im Plan steht sie, sobald ihn jemand aus der Leitung offen hat.",
  answerShown: "Sie steht im Plan.",
  onBench: "Du bist auf der Bank. Wird ein Platz frei, siehst du ihn hier.",
  asOf: (time) => `Live, Stand ${time}`,
  asOfAlone: (time) => `Keine Verbindung, Stand ${time}`,
  nobodyHosts: "Gerade hat niemand aus der Leitung den Plan offen.",
};

export default messages;
