import type { ExchangeMessages } from "./en.ts";

const messages: ExchangeMessages = {
  title: "交換",
  lead: "各エリアの通貨で交換できるものの一覧です。手持ちの数を入れると、足りるものだけを表示します。",
  operations: { occult: "クレセントアイル", bozja: "ボズヤ・ザトゥノル", eureka: "エウレカ" },
  currency: "通貨",
  amount: "手持ち",
  amountHint: "空欄ならすべて表示します。",
  item: "アイテム",
  cost: "必要数",
  times: "交換できる回数",
  timesText: (times) => `${times}回`,
  also: "ほかに必要",
  alsoLegend: "交換にほかに必要なもの。",
  place: "場所",
  where: "交換場所",
  shopIn: (vendor, zone) => `${vendor}（${zone}）`,
  exchangeIn: (place) => `交換：${place}`,
  older: (patch) => `エウレカとボズヤの交換は、パッチ${patch}のデータに基づきます。`,
};

export default messages;
