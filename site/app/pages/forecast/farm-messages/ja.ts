import type { FarmMessages } from "./en.ts";

const messages: FarmMessages = {
  mutated: "変異が必要です。天候で属性が変わるまで戦います。",
  adapted: "適応が必要です。天候で強くなるまで待ちます。",
  rate: (least, most) => `${least}～${most}が変異します。`,
  rateLow: "変異するものは少数です。",
  chain: (chain) => `${chain}チェーンで最もよく落とします。`,
  build: (chain) => `先に${chain}チェーンまで伸ばします。`,
  killAt: (chain) => `${chain}体目にスプライトを倒します。`,
  boxes: (count) => `30チェーンで箱が${count}個出ます。`,
  extraBox: (name) => `${name}：30チェーンで箱がもう1個。`,
  noExtraBox: (name) => `${name}：30チェーンでも追加の箱なし。`,
  hold: "最後の変異個体を30体目に残します。",
  holdThese: (names) => `30体目に残す：${names}。`,
  builders: (names) => `チェーン用：${names}。`,
  holder: "その間はもう一人のタンクが引き受けます。",
  recipe: "チェーンの伸ばし方",
  kills: (count, names, when) =>
    `${names} ×${count === "all" ? "すべて" : count === "some" ? "適宜" : count}${when === "night" ? "（夜）" : when === "day" ? "（昼）" : ""}`,
  magia: (count, element) => `${element}${count}`,
  magiaTitle: "マギアボード",
  keeps: "適応した個体は天候が終わっても残ります。",
  reflect: "リフレクで狩ります。自身の魔法で倒れます。",
  gearOff: "跳ね返す魔法の威力が足りるよう、装備を外します。",
  outside: "感知範囲の外でリフレクを使ってから近づきます。",
  action: (name) => `アクション：${name}。`,
  essence: (name) => `エッセンス：${name}。`,
  defensive: (count) => `防御にマギア${count}個。`,
  sync: (monster, level) => `自分より高レベルです。近くの${monster}に入ると${level}にシンクします。`,
  syncAny: "近くのNMでレベルシンクします。",
  highChain: "チェーンが伸びるほど多く落とします。",
  optional: (name, level, drops) => `近くの${name}（レベル${level}）は${drops}を落とします。`,
  alternative: (monster, weather) => `次善：${weather}の${monster}。`,
  lethal: (name) => `${name}は通常攻撃だけで致命的です。`,
  sprites: "エリアのスプライト",
};

export default messages;
