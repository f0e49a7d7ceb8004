import type { LoadoutsHead } from "./head.en.ts";

const messages: LoadoutsHead = {
  startText:
    "バルデシオンアーセナルへ持ち込むロゴスアクションをロール別に。合成、記憶、ロゴスシャード、最も安い作り方まで。",
  roleText: (role) => `バルデシオンアーセナルの${role}向けロゴスアクション構成。持ち込むものと作り方。`,
  loadoutText: (name) => `バルデシオンアーセナル用の構成「${name}」。何を持ち込み、どう安く作るか。`,
};

export default messages;
