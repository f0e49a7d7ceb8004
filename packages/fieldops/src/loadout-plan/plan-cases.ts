import type { LogogramId } from "#records/logograms/ids";

export function pricesBy(price: (id: LogogramId) => number): Readonly<Record<LogogramId, number>> {
  return {
    "conceptual-logogram": price("conceptual-logogram"),
    "fundamental-logogram": price("fundamental-logogram"),
    "offensive-logogram": price("offensive-logogram"),
    "protective-logogram": price("protective-logogram"),
    "curative-logogram": price("curative-logogram"),
    "tactical-logogram": price("tactical-logogram"),
    "inimical-logogram": price("inimical-logogram"),
    "mitigative-logogram": price("mitigative-logogram"),
    "obscure-logogram": price("obscure-logogram"),
  };
}
