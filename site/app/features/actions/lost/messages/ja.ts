import type { LostMessages } from "./en.ts";

const head: LostMessages["head"] = {
  listText: (lead) => `${lead}検索やロール別の絞り込みもでき、重量、入手先、価格もわかります。`,
  title: (name) => `${name}：効果と入手方法`,
  text: (name, category, weight) =>
    `ボズヤとザトゥノルのロストアクション「${name}」（${category}、重量${weight}）の効果、使えるロール、元になるロストシャードと入手先。`,
};

const messages: LostMessages = {
  head,
  categories: {
    offensive: "アタッカー",
    defensive: "ディフェンダー",
    restorative: "ヒーラー",
    beneficial: "バッファー",
    tactical: "スカウト",
    detrimental: "デバッファー",
    item: "アイテム",
    essence: "秘薬",
    deepEssence: "霊薬",
    pureEssence: "仙薬",
  },
  exclusions: {
    attackType: "物理・魔法の扱いを変える効果は1つだけで、後から使ったほうが有効です。",
    banner: "「境地」の効果は同時に1つだけです。",
    essence: "秘薬・霊薬・仙薬の効果は同時に1つだけです。",
    movementSpeed: "効果は重複しません。",
    statusWard: "効果は重複しません。",
  },
  title: "ロストアクション",
  lead: "南方ボズヤ戦線とザトゥノル高原のロストホルダーに入る全アクションの効果と入手方法です。",
  eyebrow: "ボズヤ・ザトゥノル",
  back: "ロストアクション一覧",
  loading: "読み込み中…",
  usual: "グンヒルド・ディルーブラム零式の定番",
  from: "入手方法",
  appraised: (chance) => (chance === 1 ? "鑑定で必ず出る" : `鑑定で出る${chance}種のうちの1つ`),
  rank: (rank) => `レジスタンスランク${rank}以上`,
  usedIn: "採用しているロストホルダー",
  usedInHolsters: (count) => `${count}件のロストホルダー`,
  usedInNone: "公開中のロストホルダーでは使われていません。",
  siblings: (fragment) => `${fragment}から出るほかのアクション`,
  makeTitle: "何が出る？",
  makeLead: "持っているロストシャードを選ぶと、鑑定で出るアクションを確率の高い順に表示します。",
  makeOdds: (odds) => `1個あたり${odds}`,
  makeNote: "各アクションが同じ確率で出ると仮定した値です。ゲーム内の確率は公開されていません。",
  makeNone: "まだ何も選択されていません。",
  makeClear: "選択をすべて解除",
  makeOwned: "所持しているロストシャード",
  makeYield: (count) => `${count}種`,
};

export default messages;
