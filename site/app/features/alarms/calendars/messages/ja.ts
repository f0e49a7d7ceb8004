import type { SubscribeMessages } from "./en.ts";

const messages: SubscribeMessages = {
  subscribe: "購読する",
  title: "カレンダーを購読する",
  lead: "当サイトの最終更新から90日分の出現時間が、カレンダーアプリにすべて表示され、自動で更新されます。更新は多くのアプリで1日1回、Googleカレンダーでは2日に1回のこともあります。出現時間は変わらないので問題ありません。",
  plain: "アラームなしのカレンダー",
  withAlarms: "アラーム付きのカレンダー",
  alarmsNote:
    "アラームは各出現の10分前に鳴ります。アラーム付きのカレンダーは5日分、複数の出現をまとめたものは2日分です。Googleカレンダーなど、購読したカレンダーのアラームを無視するアプリもあります。",
  collectionNote:
    "Googleカレンダーが読めるファイルは1MBまでです。複数の出現をまとめたカレンダーは、アラームなしだと1MBを超えることがあるため、アラーム付きを選んでください。",
};

export default messages;
