/** Bosses of the Forked Towers by the keys the records use. */
export default {
  "demon-tablet": "악마의 석판",
  "dead-stars": "별머리 삼인조",
  "marble-dragon": "대리석 드래곤",
  magitaur: "마기타우로스",
} as const satisfies Readonly<Record<string, string>>;
