import type { ForecastMenuMessages } from "./forecast-menu.en.ts";

const messages: ForecastMenuMessages = {
  home: "ホーム",
  groupAll: "すべて",
  groupMonsters: "エウレカNM",
  groupFarms: "エウレカのファーム",
  groupFragments: "ボズヤのロストシャード",
  allUpcoming: "これからの出現すべて",
  allMonsters: "エウレカNMすべて",
  everyMonster: "天候・夜間NMすべて",
  allFarms: "エウレカのファームすべて",
  allFragments: "ボズヤのロストシャードすべて",
};

export default messages;
