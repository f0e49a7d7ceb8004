import type { NameTable } from "../../names.ts";

/** Names of the mnemes, from the game's data sheets (patch 7.5x). */
const names: NameTable = {
  "wisdom-of-the-aetherweaver": "术士的记忆",
  "wisdom-of-the-martialist": "斗士的记忆",
  "wisdom-of-the-platebearer": "重骑兵的记忆",
  "protect-l": "文理护盾",
  "paralyze-l": "文理麻痹",
  "feint-l": "文理虚枪",
  "backstep-l": "文理后跳",
  "tranquilizer-l": "文理镇定",
  "cure-l": "文理治疗",
  "esuna-l": "文理康复",
  "incense-l": "文理激怒",
  "raise-l": "文理复活",
  "wisdom-of-the-guardian": "守护者的记忆",
  "wisdom-of-the-ordained": "祭司的记忆",
  "wisdom-of-the-skirmisher": "武人的记忆",
  "spirit-of-the-remembered": "英杰的加护",
  "shell-l": "文理魔盾",
  "featherfoot-l": "文理飘羽步",
  "spirit-dart-l": "文理精神镖",
  "dispel-l": "文理驱魔",
  "stealth-l": "文理潜行",
  "bloodbath-l": "文理浴血",
  "cure-l-ii": "文理救疗",
  "stoneskin-l": "文理石肤",
  "wisdom-of-the-breathtaker": "盗贼的记忆",
  "magic-burst-l": "文理魔法爆发",
  "double-edge-l": "文理双刃剑",
  "eagle-eye-shot-l": "文理锐眼追击",
};

export default names;
