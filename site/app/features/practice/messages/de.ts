import type { PracticeMessages } from "./en.ts";

const messages: PracticeMessages = {
  title: "Üben",
  pageTitle: (fight) => `Üben: ${fight}`,
  description: (fight) => `${fight}: Wo stehst du? Zehn Situationen, und zu jeder Antwort die Begründung.`,
  ready: "Wo stehst du?",
  how: "Eine Mechanik dieses Kampfes beginnt. Tippe in der Arena dorthin, wo du stehen würdest.",
  keys: "Die Tasten 1 bis 9 wählen einen Platz; sie liegen wie auf dem Ziffernblock.",
  rounds: (questions) => (questions === 1 ? "Eine Frage" : `${questions} Fragen`),
  time: "Zeit pro Frage",
  seconds: (seconds) => `${seconds}\u00a0s`,
  noLimit: "Ohne Zeitlimit, aus einer Liste",
  start: "Los",
  stop: "Beenden",
  progress: (question, count) => `Frage ${question} von ${count}`,
  again: "Noch einmal",
  results: { right: "richtig", wrong: "falsch", now: "jetzt", open: "noch offen" },
  result: (question, result) => `Frage ${question}: ${result}`,
  left: "Sekunden übrig",
  tap: "Tippe dorthin, wo du stehen würdest",
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
  wrong: (what) => `Getroffen von: ${what}`,
  off: "Außerhalb der Arena",
  late: "Zeit abgelaufen",
  lateWhy: "Du hast nicht rechtzeitig gewählt. Der gepunktete Boden war sicher.",
  offWhy: "Dort ist kein Boden.",
  clear: (yalms) => `Die nächstgelegene Trefferfläche ist ${yalms}\u00a0y entfernt.`,
  clearFar: "In der Nähe trifft nichts.",
  why: {
    circle: (away, reach) =>
      `Du warst ${away}\u00a0y vom Mittelpunkt des Kreises entfernt. Er reicht ${reach}\u00a0y weit.`,
    donut: (away, inner, reach) =>
      `Du warst ${away}\u00a0y vom Mittelpunkt des Rings entfernt. Er trifft von ${inner} bis ${reach}\u00a0y.`,
    cone: (away, reach, angle) =>
      `Du warst im Kegel von ${angle}°, ${away}\u00a0y von der Spitze entfernt. Er reicht ${reach}\u00a0y weit.`,
    line: (away, half) =>
      `Du warst ${away}\u00a0y von der Mittellinie entfernt. Die Linie trifft ${half}\u00a0y zu beiden Seiten.`,
    area: "Du warst mittendrin.",
  },
  you: "du",
  legend: "Der gepunktete Boden war sicher.",
  next: "Nächste Frage",
  toScore: "Zum Ergebnis",
  card: "Erklärung lesen",
  score: (right, count) => `${right} von ${count}`,
  scoreText: (missed) =>
    missed === 0
      ? "Alles auf Anhieb richtig"
      : missed === 1
        ? "Eine Antwort zum Nachlesen"
        : `${missed} Antworten zum Nachlesen`,
  kept: "Das Ergebnis bleibt in diesem Tab.",
  missedAgain: (missed) => (missed === 1 ? "Die falsche noch einmal" : `Die ${missed} falschen noch einmal`),
  fresh: "Neue Fragen",
  share: "Link zu diesen Fragen kopieren",
  copied: "Link kopiert",
  copyFailed: "Der Link konnte nicht kopiert werden",
  missed: "Falsch",
  all: "Alle Fragen",
  toFight: (fight) => `Der ganze Kampf: ${fight}`,
  none: "Noch keine Fragen. Lies die Erklärungen zu den Mechaniken.",
};

export default messages;
