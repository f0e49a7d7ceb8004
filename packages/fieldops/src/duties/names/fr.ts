/** Duties by id. */
export default {
  "eureka-anemos": "Eurêka Anemos",
  "eureka-pagos": "Eurêka Pagos",
  "eureka-pyros": "Eurêka Pyros",
  "eureka-hydatos": "Eurêka Hydatos",
  "bozjan-southern-front": "Front sud de Bozja",
  "delubrum-reginae": "Delubrum Reginae",
  "delubrum-reginae-savage": "Delubrum Reginae (sadique)",
  zadnor: "Hauts plateaux de Zadnor",
  "south-horn": "Île de Lunule méridionale",
  "north-horn": "Île de Lunule septentrionale",
  "the-baldesion-arsenal": "Arsenal de Baldesion",
  "castrum-lacus-litore": "Castrum Lacus Litore",
  "the-dalriada": "Assaut sur le Dalriada",
  "the-forked-tower-blood": "Tour fourchue de la Force",
  "the-forked-tower-magic": "Tour fourchue de la Magie",
} as const satisfies Readonly<Record<string, string>>;
