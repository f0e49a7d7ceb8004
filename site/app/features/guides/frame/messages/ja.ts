import type { GuideShellMessages } from "./en.ts";

const messages: GuideShellMessages = {
  first: "まずはここから",
  pages: "このガイドのページ",
  chart: (map) => `マップを開く：${map}`,
  missing: (page) => `このガイドに「${page}」というページはありません。近いものはこちらです。`,
  fights: "バトル予習",
  loading: "読み込み中…",
  what: "項目",
  value: "内容",
  quests: "クエスト",
  passcode: "パスワード",
  passcodeText: (leaders, main) => `リーダーは${leaders}分前、本隊は${main}分前`,
  party: "パーティ",
  partyText: (size, tank, healer, dps) => `${size}人（タンク${tank}、ヒーラー${healer}、DPS${dps}）`,
};

export default messages;
