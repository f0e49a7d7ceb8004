import type { NameTable } from "../../names.ts";

/** Names of the items, from the game's item lists (de, fr and ko only where they could be read). */
const names: NameTable = {
  "forgotten-fragment-of-ingenuity": "미감정 로스트 샤드: 숙련",
  "forgotten-fragment-of-care": "미감정 로스트 샤드: 치유",
  "forgotten-fragment-of-awakening": "미감정 로스트 샤드: 최면",
  "forgotten-fragment-of-support": "미감정 로스트 샤드: 헌신",
  "forgotten-fragment-of-violence": "미감정 로스트 샤드: 암살",
  "forgotten-fragment-of-resolve": "미감정 로스트 샤드: 결의",
  "forgotten-fragment-of-compassion": "미감정 로스트 샤드: 축복",
  "forgotten-fragment-of-superstition": "미감정 로스트 샤드: 신앙",
  "forgotten-fragment-of-mastery": "미감정 로스트 샤드: 각성",
  "forgotten-fragment-of-sagacity": "미감정 로스트 샤드: 전술",
  "forgotten-fragment-of-becoming": "미감정 로스트 샤드: 수마",
  "forgotten-fragment-of-transcendence": "미감정 로스트 샤드: 복음",
  "forgotten-fragment-of-caprice": "미감정 로스트 샤드: 기교",
  "bozjan-cluster": "보즈야 클러스터",
};

export default names;
