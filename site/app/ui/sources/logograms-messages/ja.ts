import type { LogogramSourceMessages } from "./en.ts";

const messages: LogogramSourceMessages = {
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
  running: (duration) => `天候発生中、残り${duration}`,
  times: "時間の一覧",
};

export default messages;
