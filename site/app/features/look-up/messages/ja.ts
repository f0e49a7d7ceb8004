import type { LookUpMessages } from "./en.ts";

const messages: LookUpMessages = {
  eyebrow: "調べる",
  title: "何を調べますか？",
  description:
    "まとめて検索、またはコンテンツ別のページから：マップ、アクション、サポートジョブ、ロストホルダー、ロゴスセット、バトル予習、資料集。",
  groups: { occult: "クレセントアイル", bozja: "ボズヤとDRS", eureka: "エウレカとBA" },
  everywhere: "すべてのページ",
};

export default messages;
