import type { GuidesMessages } from "./en.ts";

const messages: GuidesMessages = {
  title: "ガイド",
  lead: "突入方法から最後の戦闘まで、各コンテンツの流れと、プレイヤーがよく使う用語をまとめました。",
};

export default messages;
