/** Weather farms by id, and the enemies they name. */
export default {
  "obscure-logogram": "未鑑定ロゴスシャード:封印",
} as const satisfies Readonly<Record<string, string>>;
