import type { PickerMessages } from "./en.ts";

const messages: PickerMessages = {
  pick: "アクション名で検索（どの言語でも可）",
  none: "その名前のアクションはありません。",
  found: (count) => `${count}件`,
};

export default messages;
