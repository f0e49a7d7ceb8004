import type { BoxMessages } from "./en.ts";

const messages: BoxMessages = {
  title: "Kassetten und Truhen",
  lead: "Was Spieler in Schließkassetten, Truhen und Splittern gefunden haben: wie oft, wie sicher die Chance ist und was eine Kiste heute wert ist.",
  box: "Kiste",
  kinds: {
    lockbox: "Schließkassetten",
    bunnyCoffer: "Truhen des Glückshasen, Eureka",
    occultCoffer: "Truhen in Kreszentia",
    appraisal: "Logos- und Frontsplitter",
  },
  coffers: { bronze: "Bronze", silver: "Silber", gold: "Gold" },
  bunny: (coffer, zone) => `${zone}: Truhe des Glückshasen (${coffer})`,
  found: {
    field: (coffer, zone) => `${zone}: Schatztruhe (${coffer})`,
    pot: (coffer, zone) => `${zone}: Truhe des Zauberpotts (${coffer})`,
    bunny: (coffer, zone) => `${zone}: Truhe des Glückshasen (${coffer})`,
  },
  comesFrom: "Herkunft",
  since: (name, patch) => `${name} (ab ${patch})`,
  openings: (count, patch) => `${count} Öffnungen, gezählt ab Patch ${patch}.`,
  partial: "Nur ein Teil des Inhalts wurde gezählt.",
  several: "Eine solche Truhe kann mehrere Dinge auf einmal enthalten.",
  few: "Nur wenige Öffnungen, daher breite Intervalle.",
  expected: "Erwartungswert je Kiste",
  gil: (amount) => `${amount}\u00a0Gil`,
  covered: (priced, all) => `Berechnet aus ${priced} von ${all} Inhalten; die übrigen haben keinen Preis.`,
  item: "Gegenstand",
  rate: "Chance",
  rateLegend: "Anteil der Öffnungen mit diesem Gegenstand.",
  interval: "Konfidenzintervall",
  intervalLegend: "95-%-Konfidenzintervall (Wilson).",
  count: "Funde",
  countLegend: "Öffnungen mit diesem Gegenstand.",
  pieces: "Stück",
  piecesLegend: "Stück je Fund, im Durchschnitt.",
  price: "Preis",
  priceLegend: "Durchschnitt der letzten Verkäufe je Stück, sonst das günstigste Angebot.",
  worth: "Anteil am Wert",
  worthLegend: "Was der Gegenstand zum Wert einer Kiste beiträgt: Chance mal Stückzahl mal Preis.",
  unnamed: (count, finds) =>
    `${count} weitere Gegenstände (${finds} Funde in 100 Öffnungen) fehlen in Tabelle und Wert: Ihre Namen sind hier nicht erfasst.`,
};

export default messages;
