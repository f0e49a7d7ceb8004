import type { IssueMessages } from "./issues.en.ts";

const messages: IssueMessages = {
  way: (text) => `„${text}“ ist keine Art zu suchen; hier ist die Suche nach Spielrunden.`,
  zone: (text) => `Ausgelassen: „${text}“. Bis zu drei vorhandene Gebiete können durchsucht werden.`,
  at: (text) =>
    `„${text}“ ist kein bekannter Beginn; nötig ist ein Datum ab dem 27. August 2013. Gesucht wird ab jetzt.`,
  weights: (text) => `Ausgelassen: „${text}“. Eine Bedingung ist ein Wetter mit einem Gewicht von 0 bis 10.`,
  len: (text) => `Eine Runde dauert 15 bis 360 Minuten, nicht „${text}“. Es gelten die üblichen 180.`,
  days: (text) => `Runden werden über 0,5 bis 28 Tage gesucht, nicht „${text}“. Es gelten die üblichen 7.`,
  weather: (text) => `Ausgelassen: Das Wetter „${text}“ gibt es nicht.`,
  hours: (text) =>
    `„${text}“ sind keine eorzeischen Stunden: nötig sind zwei verschiedene von 0 bis 24. Jede Stunde zählt.`,
  run: (text) => `„${text}“ ist keine Zahl von 1 bis 30. Eine Wetterphase genügt.`,
  local: (text) =>
    `„${text}“ sind keine Stunden eines Tages: nötig sind zwei verschiedene von 0 bis 24. Jede Stunde zählt.`,
  n: (text) => `„${text}“ ist keine Anzahl von 1 bis 200.`,
  ahead: (text) => `„${text}“ ist keine Vorausschau von 1 Tag bis 100 Jahren. Es gilt ein Jahr.`,
};

export default messages;
