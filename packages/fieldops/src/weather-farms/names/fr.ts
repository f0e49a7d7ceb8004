/** Weather farms by id, and the enemies they name. */
export default {
  "inimical-logogram": "Éclat Logos de maître sapeur non identifié",
  "fundamental-logogram": "Éclat Logos de vétéran non identifié",
} as const satisfies Readonly<Record<string, string>>;
