import type { BagMessages } from "./en.ts";

const messages: BagMessages = {
  roles: {
    tank: "タンク",
    healer: "ヒーラー",
    melee: "近接物理DPS",
    ranged: "遠隔物理DPS",
    caster: "遠隔魔法DPS",
  },
  bags: { prepop: "事前使用", main: "メイン" },
  bagNotes: { prepop: "戦闘開始前に使う分", main: "戦闘に持ち込む分" },
  empty: "まだ何も入っていません。",
  add: "アクションを追加",
  addTo: (bag) => `「${bag}」にアクションを追加`,
  quantityOf: (name) => `${name}の個数`,
  oneMore: (name) => `${name}を1つ増やす`,
  oneLess: (name) => `${name}を1つ減らす`,
  remove: (name) => `${name}を削除`,
  change: (name) => `${name}を別のアクションに変える`,
  moveTo: (name, bag) => `${name}を${bag}へ移す`,
  grip: (name) => `${name}を移動`,
  gripHelp:
    "ドラッグ、または矢印キーで移動します。上下で並べ替え、左右でもう一方のロストホルダーへ移します。",
  moved: (name, bag, place, count) => `${name}：${bag}、${count}件中${place}番目。`,
  removed: (name) => `${name}を削除しました。`,
  added: (name, bag) => `${name}を「${bag}」に追加しました。`,
  weight: "重量",
  lineWeight: (weight) => `重量 ${weight}`,
  total: "合計重量",
  of: (weight, capacity) => `${weight} / ${capacity}`,
  warnings: "注意",
  overWeight: (bag, weight, capacity) =>
    `「${bag}」の重量は${weight}です。上限${capacity}を${weight - capacity}超えています。`,
  wrongRole: (bag, name, role) => `「${bag}」：${role}は${name}を使えません。`,
  clashUse: (bag, first, second) => `「${bag}」：${first}と${second}は同時に効果を得られません。`,
  clashEffect: (bag, first, second) => `「${bag}」：${first}と${second}の効果は同じ対象に重複しません。`,
  overHeld: (bag, name, quantity, most) =>
    `「${bag}」：${name} ${quantity}個は所持できる数（${most}個）を超えています。`,
  close: "閉じる",
  notForRole: "このロールでは使用不可",
  undo: "元に戻す",
  redo: "やり直す",
  clear: "両方を空にする",
};

export default messages;
