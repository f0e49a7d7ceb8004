import type { IndexMessages } from "./en.ts";

const messages: IndexMessages = {
  occult: "クレセントアイル",
  bozja: "ボズヤとグンヒルド・ディルーブラム",
  eureka: "エウレカ",
  forays: "共通",
  about: "用語",
};

export default messages;
