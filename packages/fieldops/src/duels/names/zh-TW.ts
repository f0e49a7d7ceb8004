/** Duels by id, and their opponents. */
export default {
  "aces-high": "新型飛行型魔導裝甲——加百列",
  "solo-engagement": "決鬥",
  "test-subject-viii-dabog": "實驗體VIII號 達波格",
  "beast-of-man": "百獸之王——獸王萊昂",
  "lyon-the-beast-king": "獸王 萊昂",
  "and-the-flames-went-higher": "老練魔道士——鐵膽獄火薩托瓦爾",
  "sartauvoir-the-inferno": "鐵膽獄火 薩托瓦爾",
  "the-broken-blade": "慘無人道的強化兵——超級調整兵達波格",
  "hypertuned-dabog": "超級調整兵 達波格",
  "head-of-the-snake": "第四軍團軍政官——梅內紐斯",
  "menenius-sas-lanatus": "梅內紐斯·薩斯·拉那圖斯",
  "taking-the-lyons-share": "戰慄的百獸之王——獸王萊昂",
} as const satisfies Readonly<Record<string, string>>;
