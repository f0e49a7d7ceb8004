/** Weather farms by id, and the enemies they name. */
export default {
  "inimical-logogram": "未鑑定的妨礙文理碎晶",
  "fundamental-logogram": "未鑑定的熟練文理碎晶",
  "moisture-warped-lockbox": "發生變異的浸水上鎖寶箱",
  "obscure-logogram": "未鑑定的封印文理碎晶",
} as const satisfies Readonly<Record<string, string>>;
