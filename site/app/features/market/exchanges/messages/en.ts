export const messages = {
  title: "Exchanges",
  lead: "Everything you can buy with field operation currencies. Enter an amount to see what you can afford.",
  operations: { occult: "Occult Crescent", bozja: "Bozja and Zadnor", eureka: "Eureka" },
  currency: "Currency",
  amount: "I have",
  amountHint: "Leave it empty to see everything.",
  item: "Item",
  cost: "Price",
  times: "Can buy",
  timesText: (times: string) => `${times} ×`,
  also: "Plus",
  alsoLegend: "Other items the trade requires.",
  place: "Location",
  where: "Vendor",
  shopIn: (vendor: string, zone: string) => `${vendor}, ${zone}`,
  exchangeIn: (place: string) => `Exchange: ${place}`,
  older: (patch: string) => `Eureka and Bozja exchanges are based on data from patch ${patch}.`,
};

export type ExchangeMessages = typeof messages;
