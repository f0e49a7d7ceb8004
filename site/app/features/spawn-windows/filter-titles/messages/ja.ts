import type { FilterTitles } from "./en.ts";

const messages: FilterTitles = {
  all: "これからの出現すべて",
  nm: "エウレカNMすべて",
  "all-nms": "天候・夜間NMすべて",
  fragments: "ボズヤのロストシャードファームすべて",
  eurekafarms: "エウレカのファームすべて",
};

export default messages;
