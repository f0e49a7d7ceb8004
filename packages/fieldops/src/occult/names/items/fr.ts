/** Items and vendors of the Occult Crescent by the keys the records use. */
export default {
  "sanguine-cipher": "Sceau arcanique de la Force",
  "enlightenment-silver-obol": "pièce de nickel des douze cités",
  "phantom-dispeller-alpha": "Dissipateur spirituel alpha",
  "phantom-dispeller-beta": "Dissipateur spirituel bêta",
  "phantom-dispeller-gamma": "Dissipateur spirituel gamma",
  "occult-coffer": "Boîte de monnaie abîmée",
  "occult-potion": "Magi potion",
} as const satisfies Readonly<Record<string, string>>;
