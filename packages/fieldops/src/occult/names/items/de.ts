/** Items and vendors of the Occult Crescent by the keys the records use. */
export default {
  "sanguine-cipher": "Arkansiegel des Blutes",
  "phantom-dispeller-alpha": "Entphantomisierer α",
  "phantom-dispeller-beta": "Entphantomisierer β",
  "phantom-dispeller-gamma": "Entphantomisierer γ",
  "occult-coffer": "Alte Geldkiste (Phantomgegenstand)",
  "occult-potion": "Kreszenter Trank",
} as const satisfies Readonly<Record<string, string>>;
