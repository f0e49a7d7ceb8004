/** Weather farms by id, and the enemies they name. */
export default {
  "inimical-logogram": "Unprospektierter Logos-Splitter des Störers",
  "fundamental-logogram": "Unprospektierter Logos-Splitter des Talents",
} as const satisfies Readonly<Record<string, string>>;
