import type { HomeMessages } from "./en.ts";

const messages: HomeMessages = {
  description:
    "エウレカ、ボズヤ、クレセントアイルで次に何がいつ出るか。カウントダウン付きの予報、マップ、ロストホルダーとロゴスセットをまとめた、FINAL FANTASY XIVの特殊フィールド探索ガイド。",
  eyebrow: "エウレカ・ボズヤ・クレセントアイル",
  lead: "次に何が湧くか、天候はいつ変わるか、何を持ってどこへ行くか。エウレカ、ボズヤ、クレセントアイルの情報をまとめて確認できます。",
  community: "募集を探すなら：",
  next: "次の出現",
  after: "その次",
  running: "出現中",
  nothingRunning: "現在、出現中のものはありません。",
  left: (duration) => `残り${duration}`,
  moreRunning: (count) => `ほか${count}件`,
  wholeForecast: "予報をすべて見る",
  news: "更新情報",
  logograms: "ロゴスシャードも",
  tonight: "今夜の予定",
  tonightRuler: "時間ごとの予定",
  tonightNone: "希望したものは、この時間帯には出現しません。",
  tonightPlan: "今夜の予定を組む",
  yours: "自分のまとめ",
  pinned: "ピン留め",
  pinnedNone: "設定の横のピンを押すと、開いているページがここに追加されます。",
  timers: "動作中のタイマー",
  timersNone: "動作中のタイマーはありません。",
  alarms: "アラーム",
  alarmsNone: "アラームはありません。",
  last: "最近開いたページ",
  lastNone: "開いたページがここに並びます。",
  inTime: (duration) => `あと${duration}`,
  now: "いま",
  more: (count) => `ほか${count}件`,
  unpin: (page) => `${page}のピン留めを外す`,
  charts: "マップ",
  portals: "BAポータルマップ",
  morbols: "BAモルボルマップ",
  questions: "知りたいこと",
  question: { start: "はじめての方", now: "今夜は何が湧く？", where: "どこにある？", who: "誰と行く？" },
  ways: "はじめての方へ",
  wayTo: {
    forecast: {
      title: "次に出現するもの",
      text: "天候や夜間の条件で出現するモンスター、ロックボックス、ロストシャードを秒単位で。",
    },
    eureka: {
      title: "エウレカ",
      text: "エレメンタルレベル、ノートリアスモンスター、ロゴスアクション、バルデシオンアーセナル。",
    },
    bozja: {
      title: "ボズヤとザトゥノル",
      text: "レジスタンスランク、ロストアクション、CE、グンヒルド・ディルーブラム。",
    },
    occult: {
      title: "クレセントアイル",
      text: "ナレッジレベル、サポートジョブ、CE、マジックポット、フォークタワー。",
    },
  },
  scenes: {
    anemos: { title: "アネモス、疾風の地", alt: "浮島に建つ崩れた塔。松と草が強風になびいている。" },
    pagos: { title: "パゴス、氷の心臓", alt: "凍った滝の前の水晶群。峰の上にオーロラが広がる。" },
    pyros: { title: "ピューロス、燃える山", alt: "火山から流れ出た溶岩が玄武岩の谷を下る。" },
    hydatos: {
      title: "ヒュダトス、水没の宮",
      alt: "満月を背にした白い塔が、折れた柱の間の静かな水面に映る。",
    },
    "southern-front": {
      title: "南方ボズヤ戦線の夕暮れ",
      alt: "要塞の前に広がる野営地。手前に旗、奥に探照灯。",
    },
    zadnor: { title: "ザトゥノル、雲の上", alt: "雲海に浮かぶ要塞艦。高原から2人の斥候が見つめている。" },
    "south-horn": {
      title: "三日月島南部、弓なりの入り江",
      alt: "夕暮れの三日月形の浜辺。遠くに血の色をした塔。",
    },
  },
};

export default messages;
