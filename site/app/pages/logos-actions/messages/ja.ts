import type { LogosMessages } from "./en.ts";

const messages: LogosMessages = {
  groups: {
    wisdom: "心得",
    spirit: "加護",
    personal: "自身用",
    beneficial: "支援",
    other: "その他",
  },
  title: "ロゴスアクション",
  lead: "エウレカの記憶から作る全アクションの効果、レシピと成功率、文様の入手先。",
  eyebrow: "エウレカ",
  back: "ロゴスアクション一覧",
  loading: "読み込み中…",
  wisdomsExclude: "同時に有効な心得は一つだけ。",
  recipes: "レシピ",
  success: (percent) => `成功率${percent}`,
  logograms: (count) => `成功一回につき文様 約${count}個`,
  cheapest: "最安",
  recipeNote: "失敗時も記憶を消費するとして計算。もう一方の枠にも入れると成功率は下がります。",
  from: "入手方法",
  logogramFor: (percent, mneme) => `一個あたり${percent}で${mneme}`,
  usedIn: "使われている構成",
  usedInLoadouts: (count) => `${count}件の構成`,
  usedInNone: "おすすめ構成では使われていない。",
  makeTitle: "何が作れる？",
  makeLead: "持っている記憶に印を付けると、作れるアクションを成功率の高い順に表示します。",
  makeNone: "まだ印がありません。",
  makeNothing: "この組み合わせではまだ何も作れません。",
  makeClear: "すべて消す",
  makeOwned: "所持している記憶",
  makeYield: (count) => `${count}種`,
  makeNote: "印を付けた記憶は、必要な数だけ持っているものとして扱います。",
};

export default messages;
