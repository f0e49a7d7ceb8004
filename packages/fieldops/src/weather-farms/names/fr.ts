/** Weather farms by id, and the enemies they name. */
export default {
  "obscure-logogram": "Éclat Logos de maître scelleur non identifié",
} as const satisfies Readonly<Record<string, string>>;
