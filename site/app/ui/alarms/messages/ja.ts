import type { AlarmMessages } from "./en.ts";

const messages: AlarmMessages = {
  set: "アラーム",
  on: "アラーム設定中",
  title: (name) => `アラーム：${name}`,
  early: "事前の通知",
  earlyNone: "なし",
  earlyMinutes: (minutes) => `${minutes}分前`,
  start: "開始時に鳴らす",
  remove: "アラームを削除",
  removed: "アラームを削除しました。",
  done: "完了",
  close: "閉じる",
  all: "アラーム一覧",
  added: (name) => `アラームを設定しました：${name}`,
  promise:
    "どれかのタブでこのサイトを開いている間だけ鳴ります。ブラウザーを閉じると鳴りません。その場合はアラームのカレンダーファイルをお使いください。",
  denied:
    "このブラウザーは通知を拒否しています。開いているページ内の表示とチャイムは動作します。ほかの画面でも見るには、ブラウザーのサイト設定で通知を許可してください。",
  unsupported:
    "このブラウザーはウェブページの通知に対応していません。開いているページ内の表示とチャイムは動作します。",
  ask: "通知を許可",
  ringEarly: (duration, time) => `${duration}後、${time}から`,
  ringStart: (time) => `開始、${time}まで`,
  ringLate: (duration, time) => `${time}に開始済み。ページが休止していたため、通知が${duration}遅れました。`,
  ringOver: (duration, time) =>
    `${time}に開始し、すでに終了。ページが休止していたため、通知が${duration}遅れました。`,
  dismiss: "閉じる",
  open: "予報を開く",
  rings: "アラーム",
};

export default messages;
