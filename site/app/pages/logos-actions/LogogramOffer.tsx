import type { LogogramFacts } from "@foray/fieldops/logograms/types";

/** Where one logogram comes from, and what it costs. */
export function LogogramOffer(_: { logogram: LogogramFacts; name: string }) {
  return null;
}
