/** Duels by id, and their opponents. */
export default {
  "aces-high": "新型飞行型魔导装甲——加百列",
  "solo-engagement": "决斗",
  "test-subject-viii-dabog": "实验体VIII号 达波格",
  "beast-of-man": "百兽之王——兽王莱昂",
  "lyon-the-beast-king": "兽王 莱昂",
  "and-the-flames-went-higher": "老练魔法师——铁胆狱火萨托瓦尔",
  "sartauvoir-the-inferno": "铁胆狱火 萨托瓦尔",
  "the-broken-blade": "惨无人道的强化兵——超级调整兵达波格",
  "hypertuned-dabog": "超级调整兵 达波格",
  "head-of-the-snake": "第四军团军政官——梅内纽斯",
  "menenius-sas-lanatus": "梅内纽斯·萨斯·拉那图斯",
  "taking-the-lyons-share": "战栗的百兽之王——兽王莱昂",
} as const satisfies Readonly<Record<string, string>>;
