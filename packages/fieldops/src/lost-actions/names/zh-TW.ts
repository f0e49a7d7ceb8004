import type { NameTable } from "../../names.ts";

/** Names of the lost actions, from the game's data sheets (patch 7.5x). */
const names: NameTable = {
  "lost-manawall": "失傳堅壁",
  "lost-stealth": "失傳潛行",
  "lost-spellforge": "失傳鑄魔",
  "lost-steelsting": "失傳鋼刺",
  "lost-swift": "失傳敏捷",
  "lost-protect": "失傳物防護",
  "lost-shell": "失傳魔防殼",
  "lost-reflect": "失傳反射",
  "lost-bravery": "失傳勇氣",
  "lost-font-of-magic": "失傳魔泉",
  "lost-font-of-power": "失傳力泉",
  "banner-of-honored-sacrifice": "捨身境地",
  "banner-of-tireless-conviction": "忍耐境地",
  "banner-of-firm-resolve": "堅守境地",
  "banner-of-solemn-clarity": "冥想境地",
  "banner-of-honed-acuity": "敏銳境地",
  "lost-incense": "失傳激怒",
  "lost-flare-star": "失傳耀星",
  "lost-rend-armor": "失傳破甲",
  "lost-aethershield": "失傳乙太之盾",
  "lost-dervish": "失傳速度之星",
  "lost-rampage": "失傳暴怒",
  "lost-chainspell": "失傳連鎖詠唱",
  "lost-protect-ii": "失傳物防護II",
  "lost-shell-ii": "失傳魔防殼II",
  "lost-bubble": "失傳生機",
  "lost-excellence": "失傳卓異",
  "lost-blood-rage": "失傳血怒",
  "resistance-potion-kit": "義軍治療劑箱",
  "resistance-ether-kit": "義軍乙太藥箱",
  "resistance-potion": "義軍治療劑",
};

export default names;
