import type { NameTable } from "../../names.ts";

/** Names of the items, from the game's item lists (de, fr and ko only where they could be read). */
const names: NameTable = {
  "forgotten-fragment-of-ingenuity": "Éclat oublié non identifié de maîtrise",
  "forgotten-fragment-of-care": "Éclat oublié non identifié de guérison",
  "forgotten-fragment-of-awakening": "Éclat oublié non identifié d'hypnose",
  "forgotten-fragment-of-support": "Éclat oublié non identifié d'abnégation",
  "forgotten-fragment-of-violence": "Éclat oublié non identifié d'élimination",
  "forgotten-fragment-of-resolve": "Éclat oublié non identifié de résolution",
  "forgotten-fragment-of-compassion": "Éclat oublié non identifié de bénédiction",
  "forgotten-fragment-of-superstition": "Éclat oublié non identifié de croyance",
  "forgotten-fragment-of-mastery": "Éclat oublié non identifié d'exaltation",
  "forgotten-fragment-of-sagacity": "Éclat oublié non identifié de tactique",
  "forgotten-fragment-of-becoming": "Éclat oublié non identifié de transe",
  "forgotten-fragment-of-transcendence": "Éclat oublié non identifié d'aubaine",
  "forgotten-fragment-of-caprice": "Éclat oublié non identifié de finesse",
  "conceptual-logogram": "Éclat Logos d'apprenti non identifié",
  "fundamental-logogram": "Éclat Logos de vétéran non identifié",
  "curative-logogram": "Éclat Logos de maître soigneur non identifié",
  "offensive-logogram": "Éclat Logos de maître attaquant non identifié",
  "protective-logogram": "Éclat Logos de maître défenseur non identifié",
  "tactical-logogram": "Éclat Logos de maître éclaireur non identifié",
  "mitigative-logogram": "Éclat Logos de maître auxiliaire non identifié",
  "inimical-logogram": "Éclat Logos de maître sapeur non identifié",
  "occult-coffer": "Boîte de monnaie abîmée",
  "bozjan-cluster": "Cristal bozjien",
};

export default names;
