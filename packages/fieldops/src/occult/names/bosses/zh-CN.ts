/** Bosses of the Forked Towers by the keys the records use. */
export default {
  "demon-tablet": "恶魔板",
  "dead-stars": "星头三兄弟",
  "marble-dragon": "大理石龙",
  magitaur: "魔陶洛斯",
} as const satisfies Readonly<Record<string, string>>;
