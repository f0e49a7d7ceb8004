import type { NameTable } from "../../names.ts";

/** Names of the mnemes, from the game's data sheets (patch 7.5x). */
const names: NameTable = {
  "wisdom-of-the-aetherweaver": "術士の記憶",
  "wisdom-of-the-martialist": "闘士の記憶",
  "wisdom-of-the-platebearer": "重騎兵の記憶",
  "protect-l": "ロゴス・プロテス",
  "paralyze-l": "ロゴス・パライズ",
  "feint-l": "ロゴス・フェイント",
  "backstep-l": "ロゴス・スウェー",
  "tranquilizer-l": "ロゴス・トランキライザー",
  "cure-l": "ロゴス・ケアル",
  "esuna-l": "ロゴス・エスナ",
  "incense-l": "ロゴス・エンミティ",
  "raise-l": "ロゴス・レイズ",
  "wisdom-of-the-guardian": "守護者の記憶",
  "wisdom-of-the-ordained": "司祭の記憶",
  "wisdom-of-the-skirmisher": "武人の記憶",
  "spirit-of-the-remembered": "英傑の加護",
  "shell-l": "ロゴス・シェル",
  "featherfoot-l": "ロゴス・フェザーステップ",
  "spirit-dart-l": "ロゴス・スピリットダート",
  "dispel-l": "ロゴス・ディスペル",
  "stealth-l": "ロゴス・ステルス",
  "bloodbath-l": "ロゴス・ブラッドバス",
  "cure-l-ii": "ロゴス・ケアルラ",
  "stoneskin-l": "ロゴス・ストンスキン",
  "wisdom-of-the-breathtaker": "盗賊の記憶",
  "magic-burst-l": "ロゴス・マジックバースト",
  "double-edge-l": "ロゴス・ダブルエッジ",
  "eagle-eye-shot-l": "ロゴス・イーグルアイ",
};

export default names;
