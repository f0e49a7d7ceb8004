import type { NameTable } from "../../names.ts";

/** Names of the logograms, from the game's item lists (ko is not known). */
const names: NameTable = {
  "conceptual-logogram": "未鑑定的新銳文理碎晶",
  "fundamental-logogram": "未鑑定的熟練文理碎晶",
  "offensive-logogram": "未鑑定的攻勢文理碎晶",
  "protective-logogram": "未鑑定的守勢文理碎晶",
  "curative-logogram": "未鑑定的治癒文理碎晶",
  "tactical-logogram": "未鑑定的斥候文理碎晶",
  "inimical-logogram": "未鑑定的妨礙文理碎晶",
  "mitigative-logogram": "未鑑定的支援文理碎晶",
  "obscure-logogram": "未鑑定的封印文理碎晶",
};

export default names;
