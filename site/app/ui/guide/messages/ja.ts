import type { GuideShellMessages } from "./en.ts";

const messages: GuideShellMessages = {
  first: "まずはここから",
  pages: "このガイドのページ",
  chart: (map) => `地図を開く：${map}`,
  missing: (page) => `このガイドに「${page}」というページはありません。近いものはこちらです。`,
  loading: "読み込み中…",
};

export default messages;
