import type { TimersHead } from "./head.en.ts";

const messages: TimersHead = {
  title: "タイマー：インスタンスボード",
  description:
    "壺、ウサギ、モンスターの再出現、クリティカルエンカウント、フォークタワーの時計を1つのボードに。リンク1本でパーティに共有。",
};

export default messages;
