import type { SourceMessages } from "./en.ts";

const messages: SourceMessages = {
  kinds: {
    starMob: "★モンスター",
    mob: "モンスター",
    reflect: "リフレクファーム",
    skirmish: "スカーミッシュ",
    criticalEngagement: "クリティカルエンゲージメント",
    duty: "コンテンツ",
    exchange: "交換",
    marketBoard: "マーケット",
  },
  place: (zone, area) => `${zone} 第${area}区域`,
  night: "夜間のみ",
  chain: (kills) => `ロスト・リフレクで${kills}チェーン`,
  rank: (rank) => `ランク${rank}`,
  exchange: (cost, currency, quantity) => `${currency} ${cost}個で${quantity}個`,
  next: "次の天候",
  now: (time) => `発生中、${time}まで`,
  in: (duration, time) => `${duration}後、${time}`,
  allTimes: "すべての時刻",
  noWindow: "当分ありません",
  upcoming: "次の時間帯",
};

export default messages;
