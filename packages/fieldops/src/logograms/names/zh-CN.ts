import type { NameTable } from "../../names.ts";

/** Names of the logograms, from the game's item lists (ko is not known). */
const names: NameTable = {
  "conceptual-logogram": "未鉴定的新锐文理碎晶",
  "fundamental-logogram": "未鉴定的熟练文理碎晶",
  "offensive-logogram": "未鉴定的攻势文理碎晶",
  "protective-logogram": "未鉴定的守势文理碎晶",
  "curative-logogram": "未鉴定的治愈文理碎晶",
  "tactical-logogram": "未鉴定的斥候文理碎晶",
  "inimical-logogram": "未鉴定的妨碍文理碎晶",
  "mitigative-logogram": "未鉴定的支援文理碎晶",
  "obscure-logogram": "未鉴定的封印文理碎晶",
};

export default names;
