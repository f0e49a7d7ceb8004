import type { RecordsHead } from "./head.en.ts";

const messages: RecordsHead = {
  monsters: "エウレカのノートリアスモンスター",
  notes: "ボズヤとザトゥノルの戦果記録",
  encounters: "クリティカルエンゲージメント・スカーミッシュ・一騎打ち",
  enemies: "クレセントアイルの敵一覧",
  records: "クレセントアイルの探査記録",
};

export default messages;
