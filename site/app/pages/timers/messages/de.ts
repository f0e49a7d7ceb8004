import type { TimerPageMessages } from "./en.ts";

const messages: TimerPageMessages = {
  title: "Timer",
  eyebrow: "Was kein Wetter verrät",
  lead: "Häschen- und Topf-FATEs und die Rückkehr der Notorischen Monster laufen nach der Instanz, in der du bist. Sag dem Almanach, was du gerade gesehen hast: Er zählt ab da und läutet, nur in diesem Browser.",
  ring: "Läuten",
  ringLead:
    "Ein laufender Timer läutet wie ein Alarm: einige Minuten vorher und zur fälligen Rückkehr, einmal, wie viele Tabs auch offen sind. Der Almanach muss in einem Tab offen sein.",
  ringStart: "Läuten, wenn es fällig ist",
  ringSilent: "Alarme läuten ohne Ton, und Timer ebenso.",
  ringOff: "Bei „Was läutet“ steht „Nichts“, also schweigen auch die Timer.",
  ringSettings: "Alarme und was läutet",
  running: "Läuft",
  nothing: "Es läuft nichts.",
  pots: "Topf-FATEs",
  potsLead:
    "In jedem Gebiet des Kreszentia-Archipels wechseln sich zwei ab: alle 30 Minuten einer, jeder alle 60.",
  potBegan: "Gerade begonnen",
  potNext: "Als Nächstes",
  bunnies: "Häschen-FATEs",
  bunniesLead:
    "Nach seinem Ende kehrt ein Häschen-FATE nach 8:50 bis 16:40 Minuten zurück, wie Spieler gemessen haben.",
  bunnyEnded: "Gerade beendet",
  bunnyBack: (from, to) => `zurück zwischen ${from} und ${to}`,
  bunnyMayBe: (to) => `kann jetzt da sein, spätestens um ${to}`,
  bunnyIs: (to) => `sollte seit ${to} da sein`,
  monsters: "Notorische Monster",
  monstersLead:
    "Sie kehren frühestens zwei Stunden nach ihrem Tod zurück und warten dann auf ihr Wetter, ihre Nacht oder die Siege, die sie rufen.",
  levels: (least, most) => (least === most ? `Stufe ${least}` : `Stufe ${least} bis ${most}`),
  level: (level) => `Stufe ${level}`,
  at: (x, y) => `X: ${x} Y: ${y}`,
  inTime: (duration) => `in ${duration}`,
  seenAt: (time) => `gesehen um ${time}`,
  stop: (name) => `Timer zurücknehmen: ${name}`,
  copy: (name) => `Für den Chat kopieren: ${name}`,
  copied: "Kopiert.",
  copyFailed: "Der Browser hat das Kopieren nicht erlaubt.",
  started: (name) => `Timer gestartet: ${name}.`,
  potLine: (seen, next, duration, et) => `${seen} gesehen; als Nächstes: ${next} in ${duration} (${et} ET)`,
  bunnyLine: (name, from, to) => `${name}: zurück ${from} bis ${to} ET`,
  south: "Süden",
  north: "Norden",
};

export default messages;
