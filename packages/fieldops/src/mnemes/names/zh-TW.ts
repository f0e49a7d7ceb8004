import type { NameTable } from "../../names.ts";

/** Names of the mnemes, from the game's data sheets (patch 7.5x). */
const names: NameTable = {
  "wisdom-of-the-aetherweaver": "術士的記憶",
  "wisdom-of-the-martialist": "鬥士的記憶",
  "wisdom-of-the-platebearer": "重騎兵的記憶",
  "protect-l": "文理物防護",
  "paralyze-l": "文理麻痺",
  "feint-l": "文理虛槍",
  "backstep-l": "文理後跳",
  "tranquilizer-l": "文理鎮定",
  "cure-l": "文理療傷",
  "esuna-l": "文理復原",
  "incense-l": "文理激怒",
  "raise-l": "文理復活",
  "wisdom-of-the-guardian": "守護者的記憶",
  "wisdom-of-the-ordained": "祭司的記憶",
  "wisdom-of-the-skirmisher": "武人的記憶",
  "spirit-of-the-remembered": "英傑的加護",
  "shell-l": "文理魔防殼",
  "featherfoot-l": "文理飄羽步",
  "spirit-dart-l": "文理精神鏢",
  "dispel-l": "文理驅魔",
  "stealth-l": "文理潛行",
  "bloodbath-l": "文理浴血",
  "cure-l-ii": "文理中療傷",
  "stoneskin-l": "文理石膚",
  "wisdom-of-the-breathtaker": "盜賊的記憶",
  "magic-burst-l": "文理魔法爆發",
  "double-edge-l": "文理雙刃劍",
  "eagle-eye-shot-l": "文理銳眼追擊",
};

export default names;
