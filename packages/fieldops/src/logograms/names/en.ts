import type { NameTable } from "../../names.ts";

/** Names of the logograms, from the game's item lists (ko is not known). */
const names: NameTable = {
  "conceptual-logogram": "Conceptual Logogram",
  "fundamental-logogram": "Fundamental Logogram",
  "offensive-logogram": "Offensive Logogram",
  "protective-logogram": "Protective Logogram",
  "curative-logogram": "Curative Logogram",
  "tactical-logogram": "Tactical Logogram",
  "inimical-logogram": "Inimical Logogram",
  "mitigative-logogram": "Mitigative Logogram",
  "obscure-logogram": "Obscure Logogram",
};

export default names;
