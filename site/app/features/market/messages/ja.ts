import type { PriceMessages } from "./en.ts";

const messages: PriceMessages = {
  gil: (amount) => `${amount}ギル`,
  market: "相場",
  changePlace: (place) => `${place}：リージョンを変更`,
  anyPlace: "リージョンを選択",
  idle: "ここまでスクロールすると価格を取得します。",
  loading: "価格を取得しています…",
  ready: "価格は最新です。",
  nothing: "出品も最近の取引もありません。",
  withFee: "手数料5%込み",
  feeIncluded: "費用にはマーケットの手数料5%が含まれます。",
  source: "価格：Universalis",
  stale: (age) => `${age}前の価格`,
  repeating: (trouble) => `${trouble}（まもなく再試行します）。`,
  repeatingLater: (trouble) => `${trouble}（1分後に再試行します）。`,
  ended: (trouble) => `${trouble}。`,
  trouble: {
    offline: "オフラインのため、接続が戻りしだい価格を取得します",
    rateLimited: "アクセスが集中し、価格サービスの利用が制限されています",
    refused: "アクセスが多すぎたためか、価格サービスに拒否されました",
    brokenOff: "価格サービスの応答が途中で切れました",
    unreachable: "価格サービスに接続できません",
    failed: "価格サービスから応答がありません",
    unreadable: "価格サービスの応答を読み取れませんでした",
    unknownPlace:
      "選択中のリージョン、データセンター、ワールドを価格サービスが認識できないため、設定で別のものを選んでください",
  },
  retry: "再試行",
  average: "平均取引価格",
  cheapest: "最安",
  seen: (age) => `${age}前に確認`,
  listing: (price, quantity, world) => `${price} × ${quantity}（${world}）`,
  listingHere: (price, quantity) => `${price} × ${quantity}`,
  empty: "出品はありません。",
  noSales: "取引なし",
  unknown: "このアイテムの価格情報はありません。",
  unmarketable: "マーケットでは取引できません。",
  notHad: "価格を取得できませんでした。",
  waiting: "価格を取得中…",
};

export default messages;
