import type { LayerCategory, LayerId } from "../types.ts";

/** Our own words for the layers. */
export const layerLabels: Readonly<Record<LayerId, string>> = {
  aetherytes: "エーテライト",
  areaLabels: "エリア名",
  namedLocations: "地点名",
  baPortals: "バルデシオンアーセナルの転送門",
  blueMagic: "青魔法を覚えられる敵",
  bunnyCoffers: "ウサギの宝箱",
  bunnyFates: "ウサギのF.A.T.E.",
  carrots: "かじられたニンジン",
  criticalEngagements: "クリティカルエンゲージメント",
  demiatmaAreas: "デミアートマの範囲",
  duels: "一騎打ち",
  elementals: "エレメンタル",
  fates: "F.A.T.E.",
  fragmentMobs: "断片を落とす敵",
  knowledgeCrystals: "ナレッジクリスタル",
  logosManipulators: "ロゴスミキサー",
  lostFindCaches: "ロストアクション保管庫",
  magiaMelders: "マギアメルダー",
  magicPotCoffers: "マジックポットの宝箱",
  magicPotFates: "マジックポットのF.A.T.E.",
  magitekMobs: "魔導兵器（クラスター）",
  mobLevels: "敵のレベル",
  nmPrepMobs: "NMを呼ぶ敵",
  nms: "ノートリアスモンスター",
  quests: "クエストと人物",
  repair: "修理",
  returnPoint: "帰還地点",
  sanguineRecluse: "ハーミット・オブ・パワー",
  services: "サービス",
  shops: "店",
  skirmishes: "スカーミッシュ",
  starMobs: "スターランクの敵",
  surveyPoints: "調査地点",
  towers: "フォークタワー",
  traders: "交換所",
  treasureCoffers: "宝箱",
  weatherEnemies: "天候限定の敵",
  windCurrents: "気流",
};

/** What one thing of a layer is called, where the things have no names of their own. */
export const singleLabels: Readonly<Partial<Record<LayerId, string>>> = {
  bunnyCoffers: "ウサギの宝箱",
  carrots: "かじられたニンジン",
  elementals: "エレメンタル",
  lostFindCaches: "ロストアクション保管庫",
  magicPotCoffers: "マジックポットの宝箱",
  magitekMobs: "魔導兵器（クラスター）",
  mobLevels: "敵のレベル",
  treasureCoffers: "宝箱",
  windCurrents: "気流",
};

export const categoryLabels: Readonly<Record<LayerCategory, string>> = {
  general: "一般",
  encounters: "戦闘",
  finds: "探索",
  enemies: "敵",
  progression: "進行",
};
