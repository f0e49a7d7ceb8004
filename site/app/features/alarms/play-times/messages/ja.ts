import type { PlayTimesMessages } from "./en.ts";

const messages: PlayTimesMessages = {
  toggle: "遊べる時間だけ",
  edit: "自分の時間",
  title: "遊べる時間",
  lead: "1週間のうち遊べる時間帯（お使いの端末の時刻）。5分以上重なる時刻だけを表示します。このブラウザーにのみ保存されます。",
  days: "曜日",
  from: "開始",
  to: "終了",
  nextDay: "翌日に終了",
  add: "時間帯を追加",
  remove: (range) => `${range}を削除`,
  usual: "平日の夜と週末",
  none: "時間帯が未設定のため、何も除外しません。",
  noDay: "曜日を1つ以上選んでください。",
  close: "閉じる",
  done: "完了",
};

export default messages;
