import type { NameTable } from "../../names.ts";

/** Names of the logos actions, from the game's data sheets (patch 7.5x). */
const names: NameTable = {
  "wisdom-of-the-aetherweaver": "술사의 기억",
  "wisdom-of-the-martialist": "투사의 기억",
  "wisdom-of-the-platebearer": "중기병의 기억",
  "wisdom-of-the-guardian": "수호자의 기억",
  "wisdom-of-the-ordained": "사제의 기억",
  "wisdom-of-the-skirmisher": "무인의 기억",
  "wisdom-of-the-watcher": "정찰의 기억",
  "wisdom-of-the-templar": "성기사의 기억",
  "wisdom-of-the-irregular": "광전사의 기억",
  "wisdom-of-the-breathtaker": "도적의 기억",
  "protect-l": "로고스 프로테스",
  "shell-l": "로고스 셸",
  "swift-l": "로고스 질주",
  "spirit-dart-l": "로고스 정신의 화살",
  "bloodbath-l": "로고스 피의 갈증",
  "incense-l": "로고스 적의",
  "bravery-l": "로고스 브레이브",
  "reflect-l": "로고스 리플렉트",
  "refresh-l": "로고스 생기",
  "banish-l": "로고스 배니시",
  "double-edge-l": "로고스 양날의 검",
  "wisdom-of-the-elder": "현자의 기억",
  "wisdom-of-the-duelist": "검호의 기억",
  "wisdom-of-the-fiendhunter": "궁성의 기억",
  "wisdom-of-the-indomitable": "호걸의 기억",
};

export default names;
