import type { LogosMessages } from "./en.ts";

const head: LogosMessages["head"] = {
  listText: (lead) => `${lead}検索やロール別の絞り込みもでき、期待費用と価格もわかります。`,
  title: (name) => `${name}：効果・レシピ・未鑑定ロゴスシャード`,
  text: (name, recipes) =>
    `エウレカのロゴスアクション「${name}」の効果、使えるロール、${recipes}通りのレシピと成功率、ロゴスシャードの入手先。`,
};

const messages: LogosMessages = {
  head,
  groups: {
    wisdom: "記憶",
    spirit: "加護",
    personal: "自己強化",
    beneficial: "支援",
    other: "その他",
  },
  title: "ロゴスアクション",
  lead: "エウレカのロゴスシャードから作る全アクションの効果、レシピと成功率、未鑑定ロゴスシャードの入手先です。",
  eyebrow: "エウレカ",
  back: "ロゴスアクション一覧",
  loading: "読み込み中…",
  wisdomsExclude: "同時に有効な「記憶」は1つだけです。",
  recipes: "レシピ",
  success: (percent) => `成功率${percent}`,
  logograms: (count) => `成功1回につき未鑑定ロゴスシャード約${count}個`,
  cheapest: "最安",
  recipeNote:
    "失敗時もロゴスシャードを消費するものとして計算しています。もう一方のミキサーにも入れると、成功率は下がります。",
  from: "入手方法",
  logogramFor: (percent, mneme) => `1個あたり${percent}で${mneme}`,
  usedIn: "採用しているセット",
  usedInLoadouts: (count) => `${count}件のセット`,
  usedInNone: "おすすめのセットでは使われていません。",
  makeTitle: "何が作れる？",
  makeLead: "持っているロゴスシャードを選ぶと、作れるアクションを成功率の高い順に表示します。",
  makeNone: "まだ何も選択されていません。",
  makeNothing: "選択したものだけでは、まだ何も作れません。",
  makeClear: "すべて消す",
  makeOwned: "所持しているロゴスシャード",
  makeYield: (count) => `${count}種`,
  makeNote: "選択したロゴスシャードは、必要な数だけ持っているものとして計算しています。",
};

export default messages;
