/** Every logogram by id. */
export const logogramIds = [
  "conceptual-logogram",
  "fundamental-logogram",
  "offensive-logogram",
  "protective-logogram",
  "curative-logogram",
  "tactical-logogram",
  "inimical-logogram",
  "mitigative-logogram",
  "obscure-logogram",
] as const;

export type LogogramId = (typeof logogramIds)[number];
