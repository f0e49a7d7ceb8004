/** Duties by id. */
export default {
  "eureka-anemos": "The Forbidden Land, Eureka Anemos",
  "eureka-pagos": "The Forbidden Land, Eureka Pagos",
  "eureka-pyros": "The Forbidden Land, Eureka Pyros",
  "eureka-hydatos": "The Forbidden Land, Eureka Hydatos",
  "bozjan-southern-front": "The Bozjan Southern Front",
  "delubrum-reginae": "Delubrum Reginae",
  "delubrum-reginae-savage": "Delubrum Reginae (Savage)",
  zadnor: "Zadnor",
  "south-horn": "The Occult Crescent: South Horn",
  "north-horn": "The Occult Crescent: North Horn",
  "the-baldesion-arsenal": "The Baldesion Arsenal",
  "castrum-lacus-litore": "Castrum Lacus Litore",
  "the-dalriada": "The Dalriada",
  "the-forked-tower-blood": "The Forked Tower: Blood",
  "the-forked-tower-magic": "The Forked Tower: Magic",
  "the-forked-tower-magic-extreme": "The Forked Tower: Magic (Extreme)",
} as const satisfies Readonly<Record<string, string>>;
