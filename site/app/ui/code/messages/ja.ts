import type { CodeMessages } from "./en.ts";

const messages: CodeMessages = {
  copy: "コピー",
  copied: "コピーしました。",
  copyFailed: "ブラウザーがコピーを許可しませんでした。",
};

export default messages;
