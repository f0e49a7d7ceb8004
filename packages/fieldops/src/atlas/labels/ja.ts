import type { LayerCategory, LayerId } from "../types.ts";

/** Our own words for the layers. */
export const layerLabels: Readonly<Record<LayerId, string>> = {
  aetherytes: "エーテライト",
  areaLabels: "エリア名",
  namedLocations: "地点名",
  baPortals: "バルデシオンアーセナルのポータル",
  blueMagic: "青魔法を覚えられる敵",
  bunnyCoffers: "しあわせうさぎの宝箱",
  bunnyFates: "うさぎF.A.T.E.",
  carrots: "かじられたニンジン",
  criticalEngagements: "クリティカルエンゲージメント",
  demiatmaAreas: "デミアートマの範囲",
  duels: "一騎打ち",
  elementals: "エレメンタル",
  fates: "F.A.T.E.",
  fragmentMobs: "ロストシャードを落とす敵",
  knowledgeCrystals: "ナレッジクリスタル",
  logosManipulators: "ロゴスミキサー",
  lostFindCaches: "ロストボックス",
  magiaMelders: "マギアメルダー",
  magicPotCoffers: "マジックポットの宝箱",
  magicPotFates: "マジックポットのF.A.T.E.",
  magitekMobs: "クラスターを落とす魔導兵器",
  mobLevels: "敵のレベル",
  monsters: "モンスター",
  nmPrepMobs: "トリガーモブ",
  nms: "ノートリアスモンスター",
  quests: "クエストとNPC",
  repair: "修理",
  returnPoint: "帰還地点",
  sanguineRecluse: "ハーミット・オブ・パワー",
  services: "サービス",
  shops: "ショップ",
  skirmishes: "スカーミッシュ",
  starMobs: "★モンスター",
  surveyPoints: "探査地点",
  towers: "フォークタワー",
  traders: "交換所",
  treasureCoffers: "宝箱",
  weatherEnemies: "天候限定の敵",
  windCurrents: "気流",
};

/** Layer labels that differ on the maps of the Occult Crescent, where the client has its own term. */
export const occultLabels: Readonly<Partial<Record<LayerId, string>>> = {
  criticalEngagements: "クリティカルエンカウント",
};

/** Label of a single marker of a layer whose markers have no names. */
export const singleLabels: Readonly<Partial<Record<LayerId, string>>> = {
  bunnyCoffers: "しあわせうさぎの宝箱",
  carrots: "かじられたニンジン",
  elementals: "エレメンタル",
  lostFindCaches: "ロストボックス",
  magicPotCoffers: "マジックポットの宝箱",
  magitekMobs: "クラスターを落とす魔導兵器",
  mobLevels: "敵のレベル",
  treasureCoffers: "宝箱",
  windCurrents: "気流",
};

export const categoryLabels: Readonly<Record<LayerCategory, string>> = {
  general: "一般",
  encounters: "戦闘",
  finds: "探索",
  enemies: "敵",
  progression: "育成・進行",
};
