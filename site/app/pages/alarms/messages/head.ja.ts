import type { AlarmsHead } from "./head.en.ts";

const messages: AlarmsHead = {
  title: "アラーム",
  description:
    "ノートリアスモンスターやファームのアラーム。数分前と開始時に鳴り、カレンダーファイルならブラウザを閉じていても知らせます。",
};

export default messages;
