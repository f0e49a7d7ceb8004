import { spawnDoubt } from "@foray/fieldops/forecast-filters/doubt";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import type { Element } from "@foray/fieldops/records/types";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { forecastMessages } from "./messages.ts";

const elements: readonly Element[] = ["fire", "ice", "wind", "earth", "lightning", "water"];

/** The element of a spawn's enemy on which its sources do not agree, with those that they name. */
export function ElementDoubt({ rule, monster }: { rule: SpawnRule; monster: string }) {
  const t = forecastMessages.details;
  const doubt = spawnDoubt(rule, `monsters.${monster}.element`);
  const others = doubt?.kind === "differ" ? doubt.others : [];
  // Of the element that it changes into the records say more elsewhere: the first is its own.
  const named = others.flatMap((other) => elements.find((element) => other.startsWith(element)) ?? []);
  return (
    <DoubtMark doubt={doubt} others={named.map((element) => t.elements[element])}>
      {t.element}
    </DoubtMark>
  );
}
