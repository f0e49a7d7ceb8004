import type { PhantomHead } from "./head.en.ts";

const messages: PhantomHead = {
  title: (name) => `${name}：アクション・レベル・解放`,
  text: (name, actions, traits, levels) =>
    `クレセントアイルの「${name}」。全${levels}レベルのアクション${actions}種${traits === 0 ? "" : `と特性${traits}種`}、解放方法、経験値、味方にもたらすもの。`,
};

export default messages;
