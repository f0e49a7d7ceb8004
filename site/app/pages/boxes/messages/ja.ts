import type { BoxMessages } from "./en.ts";

const messages: BoxMessages = {
  title: "箱の中身",
  lead: "ロックボックス、宝箱、ロゴスシャードの中身をプレイヤーが数えた記録。出る割合、その確かさ、今の相場での価値。",
  box: "箱",
  kinds: {
    lockbox: "ロックボックス",
    bunnyCoffer: "エウレカのうさぎの宝箱",
    occultCoffer: "クレセントアイルの宝箱",
    appraisal: "ロゴスシャード",
  },
  coffers: { bronze: "ブロンズ", silver: "シルバー", gold: "ゴールド" },
  bunny: (coffer, zone) => `${zone}：${coffer}の宝箱`,
  found: {
    field: (coffer, zone) => `${zone}：${coffer}のトレジャーボックス`,
    pot: (coffer, zone) => `${zone}：マジックポットの宝箱（${coffer}）`,
    bunny: (coffer, zone) => `${zone}：うさぎの宝箱（${coffer}）`,
  },
  since: (name, patch) => `${name}（${patch}～）`,
  openings: (count, patch) => `パッチ${patch}以降に${count}回の開封を集計。`,
  partial: "特別な中身だけの集計です。",
  several: "一度に複数の品が出ることがあります。",
  few: "開封数が少ないため、区間が広くなっています。",
  expected: "一箱の期待値",
  gil: (amount) => `${amount}ギル`,
  covered: (priced, all) => `中身${all}種のうち価格の分かる${priced}種から計算。`,
  item: "アイテム",
  rate: "割合",
  rateLegend: "全開封のうち出た割合。",
  interval: "区間",
  intervalLegend: "真の割合が95％の確かさで入る範囲（ウィルソン）。",
  count: "回数",
  countLegend: "出た開封の数。",
  pieces: "個数",
  piecesLegend: "一回に出る平均個数。",
  price: "価格",
  priceLegend: "最近の取引の平均単価、なければ最安の出品。",
  worth: "寄与",
  worthLegend: "一箱の価値への寄与（割合×個数×価格）。",
  unnamed: (count, finds) =>
    `ほか${count}種（100回の開封で合わせて${finds}回）は名前が未収録のため、表と価値に含めていません。`,
};

export default messages;
