import type { SearchFieldMessages } from "./field.en.ts";

const messages: SearchFieldMessages = {
  field: "モンスター、アクション、アイテム、場所、設定…",
  short: "検索",
};

export default messages;
