import type { DoubtMessages } from "./en.ts";

const messages: DoubtMessages = {
  marks: {
    oneSource: {
      word: "情報源1件のみ",
      means: "1人のプレイヤーまたは1つの一覧だけの情報で、ほかでは確認されていません。",
    },
    timed: {
      word: "プレイヤーの計測",
      means: "プレイヤーが時計で計った値で、ゲームのファイルにはありません。",
    },
    game: {
      word: "プレイヤーのツールで取得",
      means: "プレイ中にプレイヤーのツールが読み取った値で、公開されたシートにはありません。",
    },
  },
  differ: (others) => `情報源により異なる：${others}`,
  differShort: "情報源により異なる",
  differMeans: "より確かな情報源の値を表示し、ほかの値も併記しています。",
  nobodyKnows: "未判明",
  nobodyKnowsMeans: "ゲームのファイルからもプレイヤーからもわかっていません。",
  notCollected: "未収録",
  notCollectedMeans: "値は判明していますが、当サイトが利用できる情報源に載っていません。",
  dashMeans: "「–」は、判明していても当サイトが利用できる情報源に載っていない値です。",
  asOf: (patch, day) => `パッチ${patch}時点のデータ、${day}に確認。`,
};

export default messages;
