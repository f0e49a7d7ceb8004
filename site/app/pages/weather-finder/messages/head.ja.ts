import type { FinderHead } from "./head.en.ts";

const messages: FinderHead = {
  title: "天候サーチ",
  description: "周回に向く時間帯や、百年先までの天候の並びを、FINAL FANTASY XIVの全エリアから探します。",
};

export default messages;
