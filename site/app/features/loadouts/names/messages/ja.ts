import type { LoadoutNameMessages } from "./en.ts";

const messages: LoadoutNameMessages = {
  roles: {
    caster: "遠隔魔法DPS",
    melee: "近接物理DPS",
    ranged: "遠隔物理DPS",
    "blue-dps": "タンク（DPS枠）",
    "main-tank": "メインタンク",
    healer: "ヒーラー",
    perceptor: "サイトラ役",
  },
  loadouts: {
    "First Timer": "初参加",
    Standard: "標準",
    Advanced: "上級",
    "Spirit Dart": "スピリットダート",
    Feint: "フェイント",
    Guardian: "守護者",
    "Standard / First Timer": "標準・初参加",
    "Heavy Healing": "回復重視",
    Damage: "攻撃重視",
    Bravery: "ブレイブ",
    Sacrifice: "サクリファイス",
    Safety: "安全重視",
    Fast: "速さ重視",
  },
};

export default messages;
