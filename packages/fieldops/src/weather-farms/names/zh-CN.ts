/** Weather farms by id, and the enemies they name. */
export default {
  "inimical-logogram": "未鉴定的妨碍文理碎晶",
  "fundamental-logogram": "未鉴定的熟练文理碎晶",
  "moisture-warped-lockbox": "发生变异的浸水上锁宝箱",
  "obscure-logogram": "未鉴定的封印文理碎晶",
} as const satisfies Readonly<Record<string, string>>;
