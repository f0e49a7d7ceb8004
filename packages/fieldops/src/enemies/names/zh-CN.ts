/** Enemies of the Occult Crescent by id, as players write them. */
export default {
  "crescent-blackguard": "新月黑卫",
  "crescent-wraith": "新月幽灵",
  "crescent-huwasi": "新月胡瓦西",
  "crescent-big-horn": "新月大角牛",
  "crescent-banemite": "新月祸蛛蝎",
  "crescent-blackguard-north-horn": "新月黑卫",
  "crescent-hellhound": "新月地狱犬",
  "crescent-wamoura": "新月瓦魔蛾",
} as const satisfies Readonly<Record<string, string>>;
