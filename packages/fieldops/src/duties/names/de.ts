/** Duties by id. */
export default {
  "eureka-anemos": "Eureka Anemos",
  "eureka-pagos": "Eureka Pagos",
  "eureka-pyros": "Eureka Pyros",
  "eureka-hydatos": "Eureka Hydatos",
  "bozjan-southern-front": "Bozja-Südfront",
  "delubrum-reginae": "Delubrum Reginae",
  "delubrum-reginae-savage": "Delubrum Reginae (episch)",
  zadnor: "Zadnor-Hochebene",
  "south-horn": "Das südliche Kreszentia",
  "north-horn": "Das nördliche Kreszentia",
  "the-baldesion-arsenal": "Baldesions Arsenal",
  "castrum-lacus-litore": "Castrum Lacus Litore",
  "the-dalriada": "Sturm auf die Dalriada",
  "the-forked-tower-blood": "Der Turm des Blutes",
  "the-forked-tower-magic": "Der Turm der Magie",
} as const satisfies Readonly<Record<string, string>>;
