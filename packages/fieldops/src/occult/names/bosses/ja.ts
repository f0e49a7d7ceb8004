/** Bosses of the Forked Towers by the keys the records use. */
export default {
  "demon-tablet": "デモンズ・タブレット",
  "dead-stars": "星頭の三人組",
  "marble-dragon": "マーブルドラゴン",
  magitaur: "マギタウロス",
} as const satisfies Readonly<Record<string, string>>;
