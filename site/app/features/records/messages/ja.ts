import type { RecordsMessages } from "./en.ts";

const messages: RecordsMessages = {
  title: "資料集",
  lead: "NM、敵、CE、箱、交換、レベル、レリックウェポンの一覧です。どの表も検索と並べ替えができます。",
};

export default messages;
