/** Duels by id, and their opponents. */
export default {
  "aces-high": "신형 비행 마도 아머 '가브리엘'",
  "solo-engagement": "결투",
  "test-subject-viii-dabog": "피험체 VIII호 다보그",
  "beast-of-man": "백수의 왕 '마수왕 라이언'",
  "lyon-the-beast-king": "마수왕 라이언",
  "and-the-flames-went-higher": "노련한 마도사 '쇳불의 사르토부아르'",
  "sartauvoir-the-inferno": "쇳불의 사르토부아르",
  "the-broken-blade": "비운의 강화병 '특수강화병 다보그'",
  "hypertuned-dabog": "특수강화병 다보그",
  "head-of-the-snake": "제IV군단 분견대장 '메네니우스'",
  "menenius-sas-lanatus": "메네니우스 사스 라나투스",
  "taking-the-lyons-share": "전율하는 백수의 왕 '마수왕 라이언'",
} as const satisfies Readonly<Record<string, string>>;
