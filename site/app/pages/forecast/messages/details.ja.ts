import type { DetailMessages } from "./details.en.ts";

const messages: DetailMessages = {
  elements: { fire: "火", ice: "氷", wind: "風", earth: "土", lightning: "雷", water: "水" },
  facts: "概要",
  level: (level) => `レベル${level}`,
  rank: (rank) => `ランク${rank}`,
  element: "属性",
  unknownFilter: (param) => `「${param}」という予報はありません。代わりにすべてを表示しています。`,
  closest: "もしかして",
  rare: "まれ",
  allForecasts: "予報一覧",
  together: "まとめて表示",
};

export default messages;
