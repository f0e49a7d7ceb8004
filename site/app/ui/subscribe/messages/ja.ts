import type { SubscribeMessages } from "./en.ts";

const messages: SubscribeMessages = {
  subscribe: "購読する",
  title: "カレンダーを購読する",
  lead: "カレンダーソフトが出現時間を表示し、自動で取り直します。多くは1日1回、Googleカレンダーは2日後になることもあります。出現時間は変わらないので問題ありません。",
  plain: "アラームなしのカレンダー",
  withAlarms: "アラーム付きのカレンダー",
  alarmsNote:
    "アラームは各出現の10分前に鳴ります。Googleカレンダーなど、購読したカレンダーのアラームを無視するソフトもあります。",
};

export default messages;
