import type { FoldMessages } from "./en.ts";

const messages: FoldMessages = {
  showAll: (count) => `${count}件すべて表示`,
};

export default messages;
