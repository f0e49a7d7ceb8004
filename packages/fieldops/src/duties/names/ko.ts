/** Duties by id. */
export default {
  "eureka-anemos": "금단의 땅 에우레카: 아네모스편",
  "eureka-pagos": "금단의 땅 에우레카: 파고스편",
  "eureka-pyros": "금단의 땅 에우레카: 피로스편",
  "eureka-hydatos": "금단의 땅 에우레카: 히다토스편",
  "bozjan-southern-front": "남부 보즈야 전선",
  "delubrum-reginae": "군힐드 사원",
  "delubrum-reginae-savage": "군힐드 사원(영웅)",
  zadnor: "자트노르 고원",
  "south-horn": "초승달 섬: 남부편",
  "north-horn": "초승달 섬: 북부편",
  "the-baldesion-arsenal": "발데시온 무기고",
  "castrum-lacus-litore": "카스트룸 라쿠스리토레",
  "the-dalriada": "기함 달리아다 공략전",
  "the-forked-tower-blood": "포크 타워: 힘의 탑",
  "the-forked-tower-magic": "포크 타워: 마의 탑",
} as const satisfies Readonly<Record<string, string>>;
