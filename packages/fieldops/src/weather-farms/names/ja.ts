/** Weather farms by id, and the enemies they name. */
export default {
  "inimical-logogram": "未鑑定ロゴスシャード:妨害",
  "fundamental-logogram": "未鑑定ロゴスシャード:熟練",
  "moisture-warped-lockbox": "変異したロックボックス【水】",
  "obscure-logogram": "未鑑定ロゴスシャード:封印",
} as const satisfies Readonly<Record<string, string>>;
