/** Weather farms by id, and the enemies they name. */
export default {
  "obscure-logogram": "Unprospektierter Logos-Splitter des Siegels",
} as const satisfies Readonly<Record<string, string>>;
