/** Duties by id. */
export default {
  "eureka-anemos": "禁地優雷卡 常風之地",
  "eureka-pagos": "禁地優雷卡 恆冰之地",
  "eureka-pyros": "禁地優雷卡 湧火之地",
  "eureka-hydatos": "禁地優雷卡 豐水之地",
  "bozjan-southern-front": "南方博茲雅戰線",
  "delubrum-reginae": "女王古殿",
  "delubrum-reginae-savage": "零式女王古殿",
  zadnor: "扎杜諾爾高原",
  "the-baldesion-arsenal": "巴爾德西昂兵武塔",
  "castrum-lacus-litore": "帝國湖岸堡",
  "the-dalriada": "旗艦達爾里阿達號攻略戰",
} as const satisfies Readonly<Record<string, string>>;
