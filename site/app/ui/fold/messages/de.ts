import type { FoldMessages } from "./en.ts";

const messages: FoldMessages = {
  showAll: (count) => `Alle ${count} zeigen`,
};

export default messages;
