import type { RecordsHead } from "./head.en.ts";

const messages: RecordsHead = {
  monsters: "エウレカのノートリアスモンスター",
  notes: "ボズヤとザトゥノルの戦果記録",
  encounters: "クリティカルエンゲージメント・スカーミッシュ・一騎打ち",
};

export default messages;
