import type { BoxMessages } from "./en.ts";

const messages: BoxMessages = {
  title: "Kisten und Truhen",
  lead: "Was in Schatullen, Truhen und Logos-Splittern steckte, als Spieler zählten: wie oft, wie sicher das ist und was eine Kiste heute wert ist.",
  box: "Kiste",
  kinds: {
    lockbox: "Schatullen",
    bunnyCoffer: "Truhen des Glückshasen, Eureka",
    occultCoffer: "Truhen in Kreszentia",
    appraisal: "Logos-Splitter",
  },
  coffers: { bronze: "Bronze", silver: "Silber", gold: "Gold" },
  bunny: (coffer, zone) => `${zone}: Truhe (${coffer})`,
  found: {
    field: (coffer, zone) => `${zone}: Schatztruhe (${coffer})`,
    pot: (coffer, zone) => `${zone}: Truhe des Zaubertopfs (${coffer})`,
    bunny: (coffer, zone) => `${zone}: Truhe des Glückshasen (${coffer})`,
  },
  since: (name, patch) => `${name} (ab ${patch})`,
  openings: (count, patch) => `${count} Öffnungen, gezählt ab Patch ${patch}.`,
  partial: "Nur der besondere Inhalt wurde gezählt.",
  several: "Eine solche Truhe kann mehrere Dinge auf einmal enthalten.",
  few: "Wenige Öffnungen: Die Spannen sind breit.",
  expected: "Erwartet je Kiste",
  gil: (amount) => `${amount} Gil`,
  covered: (priced, all) => `Aus ${priced} von ${all} Inhalten; die übrigen haben keinen Preis.`,
  item: "Gegenstand",
  rate: "Rate",
  rateLegend: "Anteil aller Öffnungen, die ihn enthielten.",
  interval: "Spanne",
  intervalLegend: "Wo die wahre Rate mit 95 % Sicherheit liegt (Wilson).",
  count: "Funde",
  countLegend: "Öffnungen, die ihn enthielten.",
  pieces: "Stück",
  piecesLegend: "Stück je Fund, im Mittel.",
  price: "Preis",
  priceLegend: "Mittel der letzten Verkäufe je Stück, sonst das günstigste Angebot.",
  worth: "Anteil am Wert",
  worthLegend: "Was er zum Wert einer Kiste beiträgt: Rate mal Stück mal Preis.",
  unnamed: (count, finds) =>
    `Namen von ${count} weiteren Gegenständen, zusammen ${finds} Funde in 100 Öffnungen: hier nicht erfasst. Sie fehlen in der Tabelle und im Wert.`,
};

export default messages;
