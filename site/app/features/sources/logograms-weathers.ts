import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { LogogramSource } from "@foray/fieldops/records/types";

/** Empty if the source is always available. */
export function sourceWeathers(source: LogogramSource): readonly WeatherId[] {
  if (source.type !== "mob" && source.type !== "reflect") return [];
  return [...new Set(source.mobs.flatMap(({ weathers }) => weathers))];
}
