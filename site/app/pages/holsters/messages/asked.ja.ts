import type { AskedMessages } from "./asked.en.ts";

const messages: AskedMessages = {
  title: "担当を頼まれたら",
  note: (host) =>
    `ほとんどの人は一覧のまま持ち込みます。${host}は、次のアクションをパーティで1人が持つよう、同じロールの1人に変更を頼んでいます。誰が担当するか、パーティで決めてください。`,
  brings: (names) => `${names}の担当`,
  putIn: "入れる",
  takeOut: "抜く",
  weight: (weight, capacity) => `メインの重量は${weight} / ${capacity}になります。`,
  over: (weight, capacity) => `メインの重量は${weight} / ${capacity}になります。ほかにも何か抜いてください。`,
  lacking: (names) => `入っていないため抜けないもの：${names}`,
  apply: (names) => `変更する：${names}`,
  applyShort: "変更する",
  applied: "変更済み",
  done: (names) => `${names}の担当としてメインを変更しました。「元に戻す」で戻せます。`,
};

export default messages;
