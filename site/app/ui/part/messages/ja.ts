import type { PartMessages } from "./en.ts";

const messages: PartMessages = {
  notLoaded: "ページの一部を読み込めませんでした。ネットワークを確かめ、ページを読み込み直してください。",
  reload: "再読み込み",
};

export default messages;
