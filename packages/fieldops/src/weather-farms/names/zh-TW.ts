/** Weather farms by id, and the enemies they name. */
export default {
  "obscure-logogram": "未鑑定的封印文理碎晶",
} as const satisfies Readonly<Record<string, string>>;
