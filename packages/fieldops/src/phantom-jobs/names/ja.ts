/** Phantom jobs by id. Sheet MKDSupportJob; the newest eight as players collected them. */
export default {
  freelancer: "サポートすっぴん",
  knight: "サポートナイト",
  berserker: "サポートバーサーカー",
  monk: "サポートモンク",
  ranger: "サポート狩人",
  samurai: "サポート侍",
  bard: "サポート吟遊詩人",
  geomancer: "サポート風水士",
  "time-mage": "サポート時魔道士",
  cannoneer: "サポート砲撃士",
  chemist: "サポート薬師",
  oracle: "サポート予言士",
  thief: "サポートシーフ",
  "mystic-knight": "サポート魔法剣士",
  gladiator: "サポート剣闘士",
  dancer: "サポート踊り子",
} as const satisfies Readonly<Record<string, string>>;
