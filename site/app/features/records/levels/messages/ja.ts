import type { LevelMessages } from "./en.ts";

const times = { engagements: "クリティカルエンカウント", fates: "F.A.T.E.", chain: "チェーン達成" };

const messages: LevelMessages = {
  title: "レベルとランク",
  lead: "エウレカのエレメンタルレベル、ボズヤのレジスタンスランク、クレセントアイルでの敵とのレベル差、毎週の攻略手帳をまとめました。",
  elemental: "エレメンタルレベル",
  level: "レベル",
  resistance: "基本の耐性",
  logExperience: "手帳1項目の経験値",
  logExperienceNote: "そのレベルで手帳の1項目から得られる経験値。これに項目ごとの倍率が掛かります。",
  toNext: "次のレベルまでの経験値",
  mettleForRank: "各ランクに必要な戦果",
  capOf: (zone, level) => `${zone}はレベル${level}まで`,
  bonus: "1つの属性のマギア",
  magia: "マギア",
  power: "効果",
  ranks: "レジスタンスランク",
  rank: "ランク",
  opens: "解放されるもの",
  area: (zone, area) => `${zone} 第${area}区域`,
  gap: "自分よりレベルの高い敵",
  gapLead:
    "クレセントアイルで、敵とのレベル差がダメージに与える影響です。最後の行はそれ以上の差にも当てはまります。",
  above: "レベル差",
  dealt: "与えるダメージ",
  taken: "受けるダメージ",
  knowledge: "ナレッジレベルと残りの知見",
  log: "攻略手帳",
  logLead: "エウレカとクレセントアイルの項目です。ボズヤにはありません。",
  name: "項目",
  operations: { eureka: "エウレカ", occult: "クレセントアイル" },
  counts: {
    aspect: "次の属性の敵",
    ashkin: "アンデッド",
    sprites: "スプライト",
    monsters: "モンスター",
    ...times,
  },
  task: "課題",
  taskText: (amount, what) => `${what}${amount}${Object.values(times).includes(what) ? "回" : "体"}`,
  chainOf: (task, length) => `${task}（${length}チェーン以上）`,
  factor: "倍率",
  gil: "ギル",
  least: "対象の最低レベル",
  leastText: (levels) =>
    levels < 0
      ? `自分より${-levels}レベル下まで`
      : levels === 0
        ? "自分と同じレベル"
        : `自分より${levels}レベル上`,
};

export default messages;
