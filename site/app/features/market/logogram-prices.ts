import { logogramFacts } from "@foray/fieldops/records/logograms/facts";
import { type LogogramId, logogramIds } from "@foray/fieldops/records/logograms/ids";
import type { PriceTable } from "./prices.ts";

/** In gil. */
export type OwnPrices = Readonly<Partial<Record<LogogramId, number>>>;

/**
 * Source of a price. `own`: set by the player. `average`: recent sales. `offer`: the cheapest listing, if
 * nothing was sold. `guess`: the highest known price, if this one is unknown. `count`: no prices are known,
 * so each logogram counts as one.
 */
export type Basis = "average" | "count" | "guess" | "offer" | "own";

export type UnitPrice = Readonly<{ price: number; basis: Basis }>;

export const logogramItems: readonly number[] = logogramFacts.map(({ itemId }) => itemId);

export function unitPrices(market: PriceTable, own: OwnPrices): Readonly<Record<LogogramId, UnitPrice>> {
  const known = new Map<LogogramId, UnitPrice>();
  for (const { id, itemId } of logogramFacts) {
    const entry = market.get(itemId);
    const set = own[id];
    const offer = entry?.listings[0]?.price;
    if (set !== undefined) known.set(id, { price: set, basis: "own" });
    else if (entry?.average) known.set(id, { price: entry.average, basis: "average" });
    else if (offer !== undefined) known.set(id, { price: offer, basis: "offer" });
  }
  const dearest = Math.max(0, ...[...known.values()].map(({ price }) => price));
  const rest: UnitPrice = dearest > 0 ? { price: dearest, basis: "guess" } : { price: 1, basis: "count" };
  const of = (id: LogogramId) => known.get(id) ?? rest;
  return {
    "conceptual-logogram": of("conceptual-logogram"),
    "fundamental-logogram": of("fundamental-logogram"),
    "offensive-logogram": of("offensive-logogram"),
    "protective-logogram": of("protective-logogram"),
    "curative-logogram": of("curative-logogram"),
    "tactical-logogram": of("tactical-logogram"),
    "inimical-logogram": of("inimical-logogram"),
    "mitigative-logogram": of("mitigative-logogram"),
    "obscure-logogram": of("obscure-logogram"),
  };
}

export function figures(
  prices: Readonly<Record<LogogramId, UnitPrice>>,
): Readonly<Record<LogogramId, number>> {
  return {
    "conceptual-logogram": prices["conceptual-logogram"].price,
    "fundamental-logogram": prices["fundamental-logogram"].price,
    "offensive-logogram": prices["offensive-logogram"].price,
    "protective-logogram": prices["protective-logogram"].price,
    "curative-logogram": prices["curative-logogram"].price,
    "tactical-logogram": prices["tactical-logogram"].price,
    "inimical-logogram": prices["inimical-logogram"].price,
    "mitigative-logogram": prices["mitigative-logogram"].price,
    "obscure-logogram": prices["obscure-logogram"].price,
  };
}

/** Whether no price is known, so that costs are numbers of logograms. */
export function countsOnly(prices: Readonly<Record<LogogramId, UnitPrice>>): boolean {
  return logogramIds.every((id) => prices[id].basis === "count");
}
