import type { RelicMessages } from "./en.ts";

const messages: RelicMessages = {
  title: "強化武器",
  lead: "済んだ段階に印を付け、手持ちの数を入れると、残りの必要数、入手先、次にその天候になる時間が分かります。記録はこのブラウザだけに残ります。",
  line: "武器",
  lines: { eureka: "エウレカ", resistance: "レジスタンス", phantom: "ファントム" },
  stepList: "段階",
  step: (number) => `第${number}段階`,
  itemLevel: (level) => `アイテムレベル${level}`,
  once: "一度だけ",
  firstFree: "最初の一本は素材が不要です。",
  logos: (count) => `ロゴスアクションを${count}種作成`,
  nothing: "必要なアイテムなし",
  done: (done, all) => `${all}段階のうち${done}段階が完了`,
  another: "次の武器を始める",
  anotherDone: "段階をもう一度始めます。一度だけの段階は済んだままです。",
  left: "残りの必要数",
  nothingLeft: "必要なものはすべて揃っています。",
  item: "アイテム",
  needed: "残り",
  held: "手持ち",
  heldOf: (item) => `手持ち：${item}`,
  from: "入手先",
  next: "次回",
  area: (zone, area) => `${zone} 第${area}区域`,
  encounters: { skirmishes: "スカーミッシュ", engagements: "クリティカルエンゲージメント" },
  gives: (source, quantity) => `${source}：各${quantity}個`,
  inGuide: "入手できるF.A.T.E.とCE",
  orFor: (cost) => `または${cost}と交換`,
};

export default messages;
