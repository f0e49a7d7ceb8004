import type { ExchangeMessages } from "./en.ts";

const messages: ExchangeMessages = {
  title: "Échanges",
  lead: "Tout ce que l’on obtient avec les monnaies des missions d’exploration. Indiquez une quantité pour voir ce que vous pouvez vous offrir.",
  operations: { occult: "Île de Lunule", bozja: "Bozja et Zadnor", eureka: "Eurêka" },
  currency: "Monnaie",
  amount: "J’ai",
  amountHint: "Laissez vide pour tout voir.",
  item: "Objet",
  cost: "Prix",
  times: "Suffit pour",
  timesText: (times) => `${times} ×`,
  also: "En plus",
  alsoLegend: "Ce que l’échange demande en plus.",
  place: "Lieu",
  where: "Vendeur",
  shopIn: (vendor, zone) => `${vendor}, ${zone}`,
  exchangeIn: (place) => `Échange : ${place}`,
  older: (patch) => `Les échanges d’Eurêka et de Bozja viennent des tables de la mise à jour ${patch}.`,
};

export default messages;
