import type { SourceMessages } from "./en.ts";

const logograms: SourceMessages["logograms"] = {
  elements: { fire: "火", ice: "氷", wind: "風", earth: "土", lightning: "雷", water: "水" },
  sources: (logogram) => `${logogram}の入手方法`,
  kinds: {
    bunnyCoffer: "うさぎの宝箱",
    mob: "モンスター",
    reflect: "リフレクファーム",
    notoriousMonster: "ノートリアスモンスター",
    chain: "チェーン",
    lockbox: "ロックボックス",
    duty: "コンテンツ",
    marketBoard: "マーケット",
  },
  coffers: { bronze: "銅箱", silver: "銀箱", gold: "金箱" },
  level: (level) => `Lv.${level}`,
  adapted: "環境適応後のみ",
  syncTo: (monster) => `${monster}でレベルシンク`,
  chain: (count) => `${count}チェーン`,
  fate: (name) => `F.A.T.E.「${name}」`,
  next: (duration, time) => `次の天候まで${duration}（${time}）`,
  running: (duration) => `その天候になっています（残り${duration}）`,
  times: "時間の一覧",
};

const messages: SourceMessages = {
  logograms,
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
  exchange: (cost, currency, quantity) => `${currency}${cost}個につき${quantity}個`,
  next: "次の天候",
  now: (time) => `今（${time}まで）`,
  in: (duration, time) => `${duration}後（${time}）`,
  allTimes: "すべての時刻",
  noWindow: "数日中にはありません",
  upcoming: "次の時間帯",
};

export default messages;
