import type { LogosHead } from "./head.en.ts";

const messages: LogosHead = {
  listText: (lead) => `${lead}検索、ロール、期待費用、価格つき。`,
  title: (name) => `${name}：効果・合成・ロゴスシャード`,
  text: (name, recipes) =>
    `エウレカのロゴスアクション「${name}」の効果、使えるロール、${recipes}通りの合成と成功率、ロゴスシャードの入手先。`,
};

export default messages;
