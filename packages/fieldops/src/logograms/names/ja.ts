import type { NameTable } from "../../names.ts";

/** Names of the logograms, from the game's item lists (ko is not known). */
const names: NameTable = {
  "conceptual-logogram": "未鑑定ロゴスシャード:新鋭",
  "fundamental-logogram": "未鑑定ロゴスシャード:熟練",
  "offensive-logogram": "未鑑定ロゴスシャード:攻勢",
  "protective-logogram": "未鑑定ロゴスシャード:守勢",
  "curative-logogram": "未鑑定ロゴスシャード:治癒",
  "tactical-logogram": "未鑑定ロゴスシャード:斥候",
  "inimical-logogram": "未鑑定ロゴスシャード:妨害",
  "mitigative-logogram": "未鑑定ロゴスシャード:支援",
  "obscure-logogram": "未鑑定ロゴスシャード:封印",
};

export default names;
