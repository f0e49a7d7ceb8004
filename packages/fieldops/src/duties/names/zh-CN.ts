/** Duties by id. */
export default {
  "eureka-anemos": "禁地优雷卡 常风之地",
  "eureka-pagos": "禁地优雷卡 恒冰之地",
  "eureka-pyros": "禁地优雷卡 涌火之地",
  "eureka-hydatos": "禁地优雷卡 丰水之地",
  "bozjan-southern-front": "南方博兹雅战线",
  "delubrum-reginae": "女王古殿",
  "delubrum-reginae-savage": "零式女王古殿",
  zadnor: "扎杜诺尔高原",
  "south-horn": "蜃景幻界新月岛 南征之章",
  "north-horn": "蜃景幻界新月岛 北征之章",
  "the-baldesion-arsenal": "巴尔德西昂兵武塔",
  "castrum-lacus-litore": "帝国湖岸堡",
  "the-dalriada": "旗舰达尔里阿达号攻略战",
  "the-forked-tower-blood": "两歧塔 力之塔",
  "the-forked-tower-magic": "两歧塔 魔之塔",
  "the-forked-tower-magic-extreme": "两歧塔 超魔之塔",
} as const satisfies Readonly<Record<string, string>>;
