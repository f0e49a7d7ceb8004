import type { NotFoundMessages } from "./not-found.en.ts";

const messages: NotFoundMessages = {
  title: "どの地図にもありません",
  text: (path) => `${path} というページはありません。`,
  closest: "近いページ",
  home: "ホームへ",
};

export default messages;
