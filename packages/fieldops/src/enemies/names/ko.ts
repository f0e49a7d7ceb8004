/** Enemies of the Occult Crescent by id, as players write them. */
export default {
  "crescent-blackguard": "초승달 검은 파수꾼",
  "crescent-wraith": "초승달 망령",
  "crescent-huwasi": "초승달 후와시",
  "crescent-big-horn": "초승달 거대뿔",
  "crescent-banemite": "초승달 독거미전갈",
  "crescent-blackguard-north-horn": "초승달 검은 파수꾼",
  "crescent-hellhound": "초승달 지옥견",
  "crescent-wamoura": "초승달 와무라",
} as const satisfies Readonly<Record<string, string>>;
