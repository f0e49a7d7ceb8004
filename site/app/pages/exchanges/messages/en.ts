export const messages = {
  title: "Exchanges",
  lead: "Everything that the currencies of the field operations buy. Give an amount to see what it is enough for.",
  operations: { occult: "Occult Crescent", bozja: "Bozja and Zadnor", eureka: "Eureka" },
  currency: "Currency",
  amount: "I have",
  amountHint: "Leave it empty to see everything.",
  item: "Item",
  cost: "Price",
  times: "Enough for",
  timesText: (times: string) => `${times} ×`,
  also: "And",
  alsoLegend: "What else the trade takes.",
  place: "Place",
  where: "With",
  shopIn: (vendor: string, zone: string) => `${vendor}, ${zone}`,
  exchangeIn: (place: string) => `Exchange: ${place}`,
  older: (patch: string) => `The exchanges of Eureka and Bozja were read from the sheets of patch ${patch}.`,
};

export type ExchangeMessages = typeof messages;
