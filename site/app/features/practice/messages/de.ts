import type { PracticeMessages } from "./en.ts";

const messages: PracticeMessages = {
  title: "Üben",
  pageTitle: (fight) => `Üben: ${fight}`,
  description: (fight) => `${fight}: Wo stehst du? Zehn Lagen, und zu jeder Antwort der Grund.`,
  ready: "Wo stehst du?",
  how: "Eine Mechanik dieses Kampfes beginnt. Tippe in der Arena an, wo du stehen würdest.",
  keys: "Die Tasten 1 bis 9 wählen einen Platz; sie liegen wie auf dem Ziffernblock.",
  rounds: (questions) => (questions === 1 ? "Eine Frage" : `${questions} Fragen`),
  time: "Zeit pro Frage",
  seconds: (seconds) => `${seconds} s`,
  noLimit: "Ohne Zeit, aus einer Liste",
  start: "Los",
  stop: "Beenden",
  progress: (question, count) => `Frage ${question} von ${count}`,
  again: "Noch einmal",
  results: { right: "richtig", wrong: "falsch", now: "jetzt", open: "noch offen" },
  result: (question, result) => `Frage ${question}: ${result}`,
  left: "Sekunden übrig",
  tap: "Tippe an, wo du stehen würdest",
  places: "Wo du stehst",
  pad: {
    7: "Nordwest",
    8: "Nord",
    9: "Nordost",
    4: "West",
    5: "Mitte",
    6: "Ost",
    1: "Südwest",
    2: "Süd",
    3: "Südost",
  },
  question: "Wo stehst du, wenn es trifft?",
  comes: (shapes) => `Jetzt kommt: ${shapes}.`,
  right: "Sicher",
  wrong: (what) => `Getroffen: ${what}`,
  off: "Außerhalb der Arena",
  late: "Zeit abgelaufen",
  lateWhy: "Du hast nicht rechtzeitig gewählt. Der gepunktete Boden war sicher.",
  offWhy: "Dort ist kein Boden.",
  clear: (yalms) => `Der nächste Treffer ist ${yalms} y entfernt.`,
  clearFar: "In der Nähe trifft nichts.",
  why: {
    circle: (away, reach) => `Du standst ${away} y von der Mitte entfernt. Es reicht ${reach} y weit.`,
    donut: (away, inner, reach) =>
      `Du standst ${away} y von der Mitte entfernt. Es trifft von ${inner} bis ${reach} y.`,
    cone: (away, reach, angle) =>
      `Du standst in den ${angle}°, ${away} y von der Spitze entfernt. Es reicht ${reach} y weit.`,
    line: (away, half) =>
      `Du standst ${away} y von der Mittellinie entfernt. Es trifft ${half} y zu beiden Seiten.`,
    area: "Du standst mittendrin.",
  },
  you: "du",
  legend: "Der gepunktete Boden war sicher.",
  next: "Nächste Frage",
  toScore: "Zum Ergebnis",
  card: "Karte lesen",
  score: (right, count) => `${right} von ${count}`,
  scoreText: (missed) =>
    missed === 0
      ? "Alles auf Anhieb richtig"
      : missed === 1
        ? "Eine Stelle zum Nachsehen"
        : `${missed} Stellen zum Nachsehen`,
  kept: "Das Ergebnis bleibt in diesem Tab.",
  missedAgain: (missed) => (missed === 1 ? "Die falsche noch einmal" : `Die ${missed} falschen noch einmal`),
  fresh: "Neue Fragen",
  share: "Link zu diesen Fragen kopieren",
  copied: "Link kopiert",
  copyFailed: "Der Link konnte nicht kopiert werden",
  missed: "Falsch",
  all: "Alle Fragen",
  toFight: (fight) => `Der ganze Kampf: ${fight}`,
  none: "Noch keine Fragen. Lies die Karten.",
};

export default messages;
