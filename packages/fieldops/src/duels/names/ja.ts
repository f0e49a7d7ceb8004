/** Duels by id, and their opponents. */
export default {
  "aces-high": "新型飛行型魔導アーマー「ガブリエル」",
  "solo-engagement": "一騎打ち",
  "test-subject-viii-dabog": "被検体VIII号 ダボグ",
  "beast-of-man": "百獣使い「獣王ライアン」",
  "lyon-the-beast-king": "獣王ライアン",
  "and-the-flames-went-higher": "老練の魔道士「鉄火のサルトヴォアール」",
  "sartauvoir-the-inferno": "鉄火のサルトヴォアール",
  "the-broken-blade": "非業の強化兵「ハイパーチューンド・ダボグ」",
  "hypertuned-dabog": "ハイパーチューンド・ダボグ",
  "head-of-the-snake": "第IV軍団分遣隊長「メネニウス」",
  "menenius-sas-lanatus": "メネニウス・サス・ラナトゥス",
  "taking-the-lyons-share": "戦慄の百獣使い「獣王ライアン」",
} as const satisfies Readonly<Record<string, string>>;
