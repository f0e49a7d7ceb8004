import type { NameTable } from "../../names.ts";

/** Names of the mnemes, from the game's data sheets (patch 7.5x). */
const names: NameTable = {
  "wisdom-of-the-aetherweaver": "술사의 기억",
  "wisdom-of-the-martialist": "투사의 기억",
  "wisdom-of-the-platebearer": "중기병의 기억",
  "protect-l": "로고스 프로테스",
  "incense-l": "로고스 적의",
  "wisdom-of-the-guardian": "수호자의 기억",
  "wisdom-of-the-ordained": "사제의 기억",
  "wisdom-of-the-skirmisher": "무인의 기억",
  "shell-l": "로고스 셸",
  "spirit-dart-l": "로고스 정신의 화살",
  "bloodbath-l": "로고스 피의 갈증",
  "wisdom-of-the-breathtaker": "도적의 기억",
  "double-edge-l": "로고스 양날의 검",
};

export default names;
