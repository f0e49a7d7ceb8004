/** Phantom jobs by id. Sheet MKDSupportJob; the newest eight as players collected them. */
export default {
  freelancer: "서포트 자유직",
  knight: "서포트 나이트",
  berserker: "서포트 버서커",
  monk: "서포트 몽크",
  ranger: "서포트 사냥꾼",
  samurai: "서포트 사무라이",
  bard: "서포트 음유시인",
  geomancer: "서포트 풍수사",
  "time-mage": "서포트 시마도사",
  cannoneer: "서포트 포격사",
  chemist: "서포트 약사",
  oracle: "서포트 예언사",
  thief: "서포트 도적",
  "mystic-knight": "서포트 마법검사",
  gladiator: "서포트 검투사",
  dancer: "서포트 무도가",
} as const satisfies Readonly<Record<string, string>>;
