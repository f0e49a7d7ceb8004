import type { LostHead } from "./head.en.ts";

const messages: LostHead = {
  listText: (lead) => `${lead}検索、ロール、重量、入手先、価格つき。`,
  title: (name) => `${name}：効果と入手方法`,
  text: (name, category, weight) =>
    `ボズヤとザトゥノルのロストアクション「${name}」（${category}、重量${weight}）の効果、使えるロール、元になるロストシャードと入手先。`,
};

export default messages;
