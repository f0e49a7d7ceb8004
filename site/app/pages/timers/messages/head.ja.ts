import type { TimersHead } from "./head.en.ts";

const messages: TimersHead = {
  title: "壺・ウサギ・ノートリアスモンスターのタイマー",
  description:
    "見かけた時刻、倒した時刻から、次の壺やウサギのF.A.T.E.と、エウレカのノートリアスモンスターの再出現を数えます。",
};

export default messages;
