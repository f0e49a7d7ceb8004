import type { PartMessages } from "./en.ts";

const messages: PartMessages = {
  notLoaded: "ページの一部を読み込めませんでした。通信状態を確認し、ページを再読み込みしてください。",
  reload: "再読み込み",
};

export default messages;
