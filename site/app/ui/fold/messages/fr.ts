import type { FoldMessages } from "./en.ts";

const messages: FoldMessages = {
  showAll: (count) => `Afficher les ${count}`,
};

export default messages;
