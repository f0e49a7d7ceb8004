import type { ExchangeMessages } from "./en.ts";

const messages: ExchangeMessages = {
  title: "Tausch",
  lead: "Alles, was du für die Währungen der Feldexkursionen bekommst. Gib eine Menge ein, um zu sehen, wofür sie reicht.",
  operations: { occult: "Kreszentia", bozja: "Bozja und Zadnor", eureka: "Eureka" },
  currency: "Währung",
  amount: "Ich habe",
  amountHint: "Leer lassen, um alles zu sehen.",
  item: "Gegenstand",
  cost: "Preis",
  times: "Reicht für",
  timesText: (times) => `${times} ×`,
  also: "Zusätzlich",
  alsoLegend: "Was der Tausch außerdem kostet.",
  place: "Ort",
  where: "Händler",
  shopIn: (vendor, zone) => `${vendor}, ${zone}`,
  exchangeIn: (place) => `Tausch: ${place}`,
  older: (patch) => `Die Tauschangebote in Eureka und Bozja stammen aus den Tabellen von Patch ${patch}.`,
};

export default messages;
