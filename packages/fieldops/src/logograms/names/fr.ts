import type { NameTable } from "../../names.ts";

/** Names of the logograms, from the game's item lists (ko is not known). */
const names: NameTable = {
  "conceptual-logogram": "Éclat Logos d'apprenti non identifié",
  "fundamental-logogram": "Éclat Logos de vétéran non identifié",
  "offensive-logogram": "Éclat Logos de maître attaquant non identifié",
  "protective-logogram": "Éclat Logos de maître défenseur non identifié",
  "curative-logogram": "Éclat Logos de maître soigneur non identifié",
  "tactical-logogram": "Éclat Logos de maître éclaireur non identifié",
  "inimical-logogram": "Éclat Logos de maître sapeur non identifié",
  "mitigative-logogram": "Éclat Logos de maître auxiliaire non identifié",
};

export default names;
