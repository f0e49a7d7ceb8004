import type { PasteMessages } from "./en.ts";

const messages: PasteMessages = {
  open: "リンクやプリセットを読み込む",
  label: "ロストホルダーのリンクまたはコード",
  hint: "プラグイン「BozjaBuddy」でコピーしたプリセットも貼り付けられます。",
  load: "読み込む",
  read: "リンクのとおりに読み込みました。",
  partly: (pieces) => `リンクのとおりに読み込みました。ただし次の部分は読み取れませんでした：${pieces}`,
  nothing: "このリンクからはロストホルダーを読み取れませんでした。中身は変更していません。",
  torn: "このBozjaBuddyのプリセットは途中で切れているか、壊れています。中身は変更していません。もう一度コピーして、全体を貼り付けてください。",
  failed:
    "公開ロストホルダーを読み込めませんでした。中身は変更していません。通信状態を確認して、もう一度お試しください。",
  presetsRead: (count) =>
    count === 1
      ? "BozjaBuddyのプリセットが見つかりました。入れる先を選んでください。"
      : `BozjaBuddyのプリセットが${count}件見つかりました。プリセットと入れる先を選んでください。`,
  choose: "プリセット",
  noName: "名前なし",
  preset: (name, actions, weight) => `${name}：アクション${actions}種、重量${weight}`,
  into: (bag) => `「${bag}」に入れる`,
  filled: (bag) => `プリセットを「${bag}」に入れました。もう一方は変更していません。`,
  leftOut: (pieces) => `次の部分は読み取れませんでした：${pieces}`,
  undone: "元に戻しました。",
};

export default messages;
