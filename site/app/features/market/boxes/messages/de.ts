import type { BoxMessages } from "./en.ts";

const messages: BoxMessages = {
  title: "Kassetten und Truhen",
  lead: "Was Spieler in Schließkassetten, Truhen und Splittern gefunden haben: wie oft, wie sicher das ist und was eine Kiste heute wert ist.",
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
  since: (name, patch) => `${name} (ab ${patch})`,
  openings: (count, patch) => `${count} Öffnungen, gezählt ab Patch ${patch}.`,
  partial: "Nur der seltene Inhalt wurde gezählt.",
  several: "Eine solche Truhe kann mehrere Dinge auf einmal enthalten.",
  few: "Wenige Öffnungen: Die Intervalle sind breit.",
  expected: "Erwartungswert je Kiste",
  gil: (amount) => `${amount} Gil`,
  covered: (priced, all) => `Aus ${priced} von ${all} Inhalten; die übrigen haben keinen Preis.`,
  item: "Gegenstand",
  rate: "Chance",
  rateLegend: "Anteil aller Öffnungen, die ihn enthielten.",
  interval: "Konfidenzintervall",
  intervalLegend: "95-%-Konfidenzintervall (Wilson).",
  count: "Funde",
  countLegend: "Öffnungen, die ihn enthielten.",
  pieces: "Stück",
  piecesLegend: "Stück je Fund, im Durchschnitt.",
  price: "Preis",
  priceLegend: "Durchschnitt der letzten Verkäufe je Stück, sonst das günstigste Angebot.",
  worth: "Anteil am Wert",
  worthLegend: "Was er zum Wert einer Kiste beiträgt: Chance mal Stückzahl mal Preis.",
  unnamed: (count, finds) =>
    `${count} weitere Gegenstände (${finds} Funde in 100 Öffnungen) sind hier ohne Namen. Sie fehlen in der Tabelle und im Wert.`,
};

export default messages;
