import type { ShellMessages } from "./en.ts";

const messages: ShellMessages = {
  tagline: "探索者の手引き",
  navigation: {
    forays: "フィールド探索",
    occult: "クレセントアイル",
    bozja: "ボズヤとDRS",
    eureka: "エウレカとBA",
    about: "このサイト",
  },
  mainNavigation: "メインメニュー",
  skip: "本文へ移動",
  openMenu: "メニューを開く",
  closeMenu: "メニューを閉じる",
  settings: "設定",
  close: "閉じる",
  loading: "読み込み中…",
  eorzeaTimeIs: (time) => `エオルゼア時間 ${time} ET。時計を開く`,
  et: "ET",
  toLight: "ライトテーマに切り替え",
  toDark: "ダークテーマに切り替え",
  aboutSite: "このサイトについて",
  notice:
    "FINAL FANTASY XIV © SQUARE ENIX. FINAL FANTASYは株式会社スクウェア・エニックス・ホールディングスの登録商標です。ゲームデータと名称はSQUARE ENIXに帰属します。本サイトはプレイヤーが作る非公式のものです。",
  developers: "開発者向け",
  version: (version) => `バージョン ${version}`,
  error: {
    title: "Unexpected Application Error!",
    chunk: (kind, address) => `ページの一部（${kind}）を読み込めませんでした：${address}`,
    script: "スクリプト",
    style: "スタイルシート",
    retry: "再試行",
    reload: "再読み込み",
    home: "ホームへ",
    details: "技術的な詳細",
    hint: "保存した内容は失われません。",
  },
};

export default messages;
