import type { BoxMessages } from "./en.ts";

const messages: BoxMessages = {
  title: "箱の中身",
  lead: "ロックボックス、宝箱、未鑑定シャードの中身をプレイヤーが集計した記録です。出る確率、その確かさ、現在の相場での価値がわかります。",
  box: "箱",
  kinds: {
    lockbox: "ロックボックス",
    bunnyCoffer: "エウレカのうさぎの宝箱",
    occultCoffer: "クレセントアイルの宝箱",
    appraisal: "未鑑定シャード",
  },
  coffers: { bronze: "銅", silver: "銀", gold: "金" },
  bunny: (coffer, zone) => `${zone}・うさぎの${coffer}の宝箱`,
  found: {
    field: (coffer, zone) => `${zone}・${coffer}の宝箱`,
    pot: (coffer, zone) => `${zone}・マジックポットの${coffer}の宝箱`,
    bunny: (coffer, zone) => `${zone}・うさぎの${coffer}の宝箱`,
  },
  comesFrom: "入手場所",
  since: (name, patch) => `${name}（${patch}～）`,
  openings: (count, patch) => `パッチ${patch}以降の開封${count}回分を集計。`,
  partial: "特別な中身だけの集計です。",
  several: "1回で複数のアイテムが出ることがあります。",
  few: "開封数が少ないため、信頼区間が広くなっています。",
  expected: "1箱あたりの平均価値",
  gil: (amount) => `${amount}ギル`,
  covered: (priced, all) => `中身${all}種のうち価格のわかる${priced}種から計算。`,
  item: "アイテム",
  rate: "確率",
  rateLegend: "全開封のうち出た割合。",
  interval: "信頼区間",
  intervalLegend: "95%信頼区間（ウィルソン法）。",
  count: "回数",
  countLegend: "このアイテムが出た回数。",
  pieces: "個数",
  piecesLegend: "1回に出る平均個数。",
  price: "価格",
  priceLegend: "最近の取引の平均単価、なければ最安の出品。",
  worth: "価値の内訳",
  worthLegend: "1箱の価値のうち、このアイテムの分（確率×個数×価格）。",
  unnamed: (count, finds) =>
    `ほか${count}種（100回の開封で合わせて${finds}回）は名前が未収録のため、表と価値に含めていません。`,
};

export default messages;
